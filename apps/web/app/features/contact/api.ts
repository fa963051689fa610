import { answerContactMessage, type ContactMessage, listContactMessages } from '@milepost/contract/contact'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedRows } from '#lib/paged-rows.ts'

export const messagesPerPage = 10
/** The key of every page of contact messages. */
export const contactMessages = ['contact-messages'] as const

/** A page of contact messages; '' for all. */
export const messagesQuery = (status: ContactMessage['status'] | '', page: number) =>
  queryOptions({
    queryKey: [...contactMessages, status, page],
    staleTime: 0,
    queryFn: async () => {
      const query = { ...(status === '' ? {} : { status }), page, page_size: messagesPerPage }
      return pagedRows(await callWithHeaders(listContactMessages, { query }), page)
    },
    placeholderData: keepPreviousData,
  })

/**
 * @throws ApiError with code 'message_answered' if another admin has answered it, or 'service_off' if no email is sent.
 */
export function answerMessage(id: number, answer: string): Promise<ContactMessage> {
  return call(answerContactMessage, { params: { id }, body: { answer } })
}
