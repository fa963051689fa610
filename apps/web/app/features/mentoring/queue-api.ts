import type { CallInput } from '@milepost/contract/http'
import {
  answerMentoringRequest,
  listQueuedMentoring,
  type MentoringRequest,
  type QueuedMentoringRequest,
} from '@milepost/contract/mentoring'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedRows } from '#lib/paged-rows.ts'

export const queuePerPage = 10
/** The key of every page of the queue. */
export const mentoringQueue = ['mentoring-queue'] as const

/** A page of the requests for a session; '' for all states. */
export const queueQuery = (status: MentoringRequest['status'] | '', page: number) =>
  queryOptions({
    queryKey: [...mentoringQueue, status, page],
    staleTime: 0,
    queryFn: async () => {
      const query = { ...(status === '' ? {} : { status }), page, page_size: queuePerPage }
      return pagedRows(await callWithHeaders(listQueuedMentoring, { query }), page)
    },
    placeholderData: keepPreviousData,
  })

/** @throws ApiError with code 'mentoring_decided' if it is no longer open. */
export function answerRequest(
  id: number,
  body: CallInput<typeof answerMentoringRequest>['body'],
): Promise<QueuedMentoringRequest> {
  return call(answerMentoringRequest, { params: { id }, body })
}
