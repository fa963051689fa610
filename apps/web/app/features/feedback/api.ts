import { totalCountHeader } from '@milepost/contract/courses'
import {
  deleteFeedback,
  type Feedback,
  type FeedbackTarget,
  type FeedbackType,
  giveFeedback,
  listFeedback,
  listFeedbackTargets,
  listInstitutionFeedback,
} from '@milepost/contract/feedback'
import type { CallInput } from '@milepost/contract/http'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api.ts'

export const feedbackPerPage = 5

/** A page of one's own feedback, the latest first, and how much there is in all. */
export const feedbackQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...ownFeedback(userId), page],
    queryFn: async () => {
      const { body, headers } = await callWithHeaders(listFeedback, {
        params: { userId },
        query: { page, page_size: feedbackPerPage },
      })
      return { feedback: body, total: Number(headers.get(totalCountHeader) ?? body.length) }
    },
    placeholderData: keepPreviousData,
  })

/** The key of all pages of one's own feedback. */
export const ownFeedback = (userId: string) => ['feedback', userId] as const

export function findTargets(type: FeedbackType, search: string): Promise<FeedbackTarget[]> {
  return call(listFeedbackTargets, { query: { type, search } })
}

export function sendFeedback(body: CallInput<typeof giveFeedback>['body']): Promise<Feedback> {
  return call(giveFeedback, { body })
}

/** @throws ApiError with code 'not_found' if it is already gone. */
export async function takeBack(userId: string, id: number): Promise<void> {
  await call(deleteFeedback, { params: { userId, id } })
}

export const receivedPerPage = 10

/** A page of the feedback on an institution and its courses, the latest first, with the figures of all of it. */
export const receivedFeedbackQuery = (institutionId: number, page: number) =>
  queryOptions({
    queryKey: ['received-feedback', institutionId, page],
    queryFn: () =>
      call(listInstitutionFeedback, { params: { id: institutionId }, query: { page, page_size: receivedPerPage } }),
    placeholderData: keepPreviousData,
  })
