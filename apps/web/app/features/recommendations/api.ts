import type { CareerId } from '@milepost/contract/careers/limits'
import type { RejectionReason } from '@milepost/contract/recommendations/limits'
import type { Advice } from '@milepost/contract/recommendations/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { queryKeys } from '#lib/query-keys.ts'

/**
 * The learner's advice.
 * @throws ApiError with code 'profile_required' before the first answers.
 */
export const adviceQuery = (userId: string) =>
  queryOptions({
    queryKey: [...queryKeys.advice, userId],
    queryFn: () => call('GET /recommendation/:userId', { params: { userId } }),
  })

/** Why a learner sets a career aside. */
export interface Objection {
  readonly reason: RejectionReason
  readonly note: string
}

/**
 * Rejects a career.
 * @returns The new advice.
 */
export function rejectCareer(userId: string, careerId: CareerId, objection: Objection): Promise<Advice> {
  return call('PUT /recommendation/:userId/rejections/:careerId', {
    params: { userId, careerId },
    body: { ...objection },
  })
}

/**
 * Undoes a rejection.
 * @returns The new advice.
 */
export function reconsiderCareer(userId: string, careerId: CareerId): Promise<Advice> {
  return call('DELETE /recommendation/:userId/rejections/:careerId', { params: { userId, careerId } })
}
