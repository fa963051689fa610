import {
  createMentoringRequest,
  listMentoringRequests,
  type MentoringRequest,
  withdrawMentoringRequest,
} from '@milepost/contract/mentoring'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The learner's requests for a session, the latest first. */
export const requestsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mentoring', userId],
    queryFn: () => call(listMentoringRequests, { params: { userId } }),
  })

/** In: what to talk about, and instants in ISO 8601. Errors: ApiError. */
export function askForSession(userId: string, topic: string, proposedTimes: string[]): Promise<MentoringRequest> {
  return call(createMentoringRequest, { body: { userId, topic, proposedTimes } })
}

/** Errors: ApiError, with code 'mentoring_decided' for a request that is not open any more. */
export function withdrawRequest(userId: string, id: number): Promise<MentoringRequest> {
  return call(withdrawMentoringRequest, { params: { userId, id } })
}
