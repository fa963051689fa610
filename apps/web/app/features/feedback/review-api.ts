import type { FeedbackType } from '@milepost/contract/feedback/limits'
import { mutationOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { pagedQuery } from '#lib/paged-query.ts'
import { type ListRows, rowsPerPage } from '#lib/rows-per-page.ts'

export const reviewRows: ListRows = ['feedback', 10]
/** The key of every page of all feedback. */
const allFeedback = ['all-feedback'] as const

/** A page of all feedback, the latest first; '' for every type and every rating. */
export const reviewQuery = (type: FeedbackType | '', rating: string, page: number) =>
  pagedQuery({
    key: [...allFeedback, type, rating],
    page,
    perPage: rowsPerPage(reviewRows),
    staleTime: 5_000,
    read: (paging) =>
      callWithHeaders('GET /admin/feedback', { query: { ...(type === '' ? {} : { type }), rating, ...paging } }),
  })

/** Another admin or the writer may have removed it since, which is as good. */
export const removalMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    unlessGone(call('POST /admin/feedback/:id/removal', { params: { id }, body: { reason } })),
  meta: { invalidates: [allFeedback] },
})
