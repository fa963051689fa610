import type { ContactMessage } from '@milepost/contract/contact/schema'
import { mutationOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'

const messagesPerPage = 10
/** The key of every page of contact messages. */
const contactMessages = ['contact-messages'] as const

/** A page of contact messages; '' for all. */
export const messagesQuery = (status: ContactMessage['status'] | '', page: number) =>
  pagedQuery({
    key: [...contactMessages, status],
    page,
    perPage: messagesPerPage,
    staleTime: 5_000,
    read: (paging) =>
      callWithHeaders('GET /admin/messages', { query: { ...(status === '' ? {} : { status }), ...paging } }),
  })

/** Fails with code 'message_decided' if another admin has answered it, or 'service_off' if no email is sent. */
export const answerMutation = mutationOptions({
  mutationFn: ({ id, answer }: { id: number; answer: string }) =>
    call('PUT /admin/messages/:id/answer', { params: { id }, body: { answer } }),
  meta: { invalidates: [contactMessages] },
})
