import type { InputFor } from '@milepost/contract/endpoints'
import type { FeedbackType } from '@milepost/contract/feedback/limits'
import type { FeedbackTarget } from '@milepost/contract/feedback/schema'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'
import { unlessGone } from '#lib/api-error.ts'
import { pagedQuery } from '#lib/paged-query.ts'

const feedbackPerPage = 5

/** A page of one's own feedback, the latest first, and how much there is in all. */
export const feedbackQuery = (userId: string, page: number) =>
  pagedQuery({
    key: ownFeedback(userId),
    page,
    perPage: feedbackPerPage,
    read: (paging) => callWithHeaders('GET /feedback/:userId', { params: { userId }, query: paging }),
  })

/** The key of all pages of one's own feedback. */
const ownFeedback = (userId: string) => ['feedback', userId] as const

export function findTargets(type: FeedbackType, search: string): Promise<FeedbackTarget[]> {
  return call('GET /feedback/targets', { query: { type, search } })
}

export const feedbackMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (body: InputFor<'POST /feedback'>['body']) => call('POST /feedback', { body }),
    meta: { invalidates: [ownFeedback(userId)] },
  })

/** Feedback that is already gone, by another tab, counts as deleted. */
export const deletionMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (id: number) => unlessGone(call('DELETE /feedback/:userId/:id', { params: { userId, id } })),
    meta: { invalidates: [ownFeedback(userId)] },
  })

const receivedPerPage = 10

/** A page of the feedback on an institution and its courses, the latest first, with the figures of all of it. */
export const receivedFeedbackQuery = (institutionId: number, page: number) =>
  queryOptions({
    queryKey: ['received-feedback', institutionId, page],
    queryFn: async () => {
      const query = { page, page_size: receivedPerPage }
      const { feedback, ...figures } = await call('GET /institutions/:id/feedback', {
        params: { id: institutionId },
        query,
      })
      return { ...figures, page, perPage: receivedPerPage, rows: feedback }
    },
    placeholderData: keepPreviousData,
  })
