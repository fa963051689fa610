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

/** `proposedTimes` are ISO 8601 instants. */
export function askForSession(userId: string, topic: string, proposedTimes: string[]): Promise<MentoringRequest> {
  return call(createMentoringRequest, { body: { userId, topic, proposedTimes } })
}

/** @throws ApiError with code 'mentoring_decided' if it is no longer open. */
export function withdrawRequest(userId: string, id: number): Promise<MentoringRequest> {
  return call(withdrawMentoringRequest, { params: { userId, id } })
}
