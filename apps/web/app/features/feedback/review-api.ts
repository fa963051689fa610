import { type FeedbackType, listAllFeedback, removeFeedback } from '@milepost/contract/feedback'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { pagedRows } from '#lib/paged-rows.ts'

export const reviewPerPage = 10
/** The key of every page of all feedback. */
export const allFeedback = ['all-feedback'] as const

/** A page of all feedback, the latest first; '' for every type and every rating. */
export const reviewQuery = (type: FeedbackType | '', rating: string, page: number) =>
  queryOptions({
    queryKey: [...allFeedback, type, rating, page],
    staleTime: 0,
    queryFn: async () => {
      const query = { ...(type === '' ? {} : { type }), rating, page, page_size: reviewPerPage }
      return pagedRows(await callWithHeaders(listAllFeedback, { query }), page)
    },
    placeholderData: keepPreviousData,
  })

/** @throws ApiError with code 'not_found' if it is gone. */
export async function remove(id: number, reason: string): Promise<void> {
  await call(removeFeedback, { params: { id }, body: { reason } })
}
