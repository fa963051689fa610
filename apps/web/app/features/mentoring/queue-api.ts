import type { InputFor } from '@milepost/contract/endpoints'
import type { MentoringRequest } from '@milepost/contract/mentoring/schema'
import { mutationOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'

export const mentoringRows: ListRows = ['mentoring', 10]
/** The key of every page of the queue. */
const mentoringQueue = ['mentoring-queue'] as const

/** A page of the requests for a session; '' for all states. */
export const queueQuery = (status: MentoringRequest['status'] | '', page: number) =>
  pagedQuery({
    key: [...mentoringQueue, status],
    page,
    perPage: rowsPerPage(mentoringRows),
    staleTime: 5_000,
    read: (paging) =>
      callWithHeaders('GET /admin/mentoring', { query: { ...(status === '' ? {} : { status }), ...paging } }),
  })

type AnsweredMentoring = InputFor<'PUT /admin/mentoring/:id'>['body']

/** Fails with code 'mentoring_decided' if it is no longer open. */
export const answerMutation = mutationOptions({
  mutationFn: ({ id, body }: { id: number; body: AnsweredMentoring }) =>
    call('PUT /admin/mentoring/:id', { params: { id }, body }),
  meta: { invalidates: [mentoringQueue] },
})
