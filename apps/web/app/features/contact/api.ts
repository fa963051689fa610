import type { ContactMessage } from '@milepost/contract/contact/schema'
import type { InputFor } from '@milepost/contract/endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'

export const messageRows: ListRows = ['messages', 10]
/** The key of every page of contact messages. */
const contactMessages = ['contact-messages'] as const

interface ShownMessages {
  /** '' for all. */
  readonly status: ContactMessage['status'] | ''
  /** The email address of a sender; '' for all. */
  readonly sender: string
}

/** A page of contact messages. */
export const messagesQuery = ({ status, sender }: ShownMessages, page: number) =>
  pagedQuery({
    key: [...contactMessages, status, sender],
    page,
    perPage: rowsPerPage(messageRows),
    staleTime: 5_000,
    read: (paging) => callWithHeaders('GET /admin/messages', { query: { ...chosenOf({ status, sender }), ...paging } }),
  })

function chosenOf({ status, sender }: ShownMessages) {
  return { status: status === '' ? undefined : status, sender: sender === '' ? undefined : sender }
}

/** Fails with code 'message_decided' if another admin was first, or 'service_off' if no email is sent. */
export const answerMutation = mutationOptions({
  mutationFn: ({ id, answer }: { id: number; answer: string }) =>
    call('PUT /admin/messages/:id/answer', { params: { id }, body: { answer } }),
  meta: { invalidates: [contactMessages] },
})

type StateChange = { id: number } & InputFor<'PUT /admin/messages/:id/status'>['body']

/** Fails with code 'message_decided' if another admin was first. */
export const stateMutation = mutationOptions({
  mutationFn: ({ id, ...body }: StateChange) => call('PUT /admin/messages/:id/status', { params: { id }, body }),
  meta: { invalidates: [contactMessages, queryKeys.queue] },
})

export const deletionMutation = mutationOptions({
  mutationFn: ({ id, scope }: Pick<StateChange, 'id' | 'scope'>) =>
    call('DELETE /admin/messages/:id', { params: { id }, query: { scope } }),
  meta: { invalidates: [contactMessages, queryKeys.queue] },
})
