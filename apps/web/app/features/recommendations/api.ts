import type { CareerId } from '@milepost/contract/careers'
import {
  type Advice,
  getAdvice,
  type RejectionReason,
  reconsiderCareer as reconsiderRoute,
  rejectCareer as rejectRoute,
} from '@milepost/contract/recommendations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** What the advisor says of the learner's answers. Errors: ApiError with code 'profile_required' before the first answers. */
export const adviceQuery = (userId: string) =>
  queryOptions({ queryKey: ['advice', userId], queryFn: () => call(getAdvice, { params: { userId } }) })

/** Why a learner sets a career aside. */
export interface Objection {
  readonly reason: RejectionReason
  readonly note: string
}

/** Sets a career aside. Out: the advice after that. */
export function rejectCareer(userId: string, careerId: CareerId, objection: Objection): Promise<Advice> {
  return call(rejectRoute, { params: { userId, careerId }, body: { ...objection } })
}

/** Takes that back. Out: the advice after that. */
export function reconsiderCareer(userId: string, careerId: CareerId): Promise<Advice> {
  return call(reconsiderRoute, { params: { userId, careerId } })
}
