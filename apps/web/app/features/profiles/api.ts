import type { ProfileAnswers } from '@milepost/contract/profile-answers'
import { getProfile, saveProfile } from '@milepost/contract/profiles'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The learner's saved answers, null before the first. */
export const profileQuery = (userId: string) =>
  queryOptions({ queryKey: ['profile', userId], queryFn: async () => (await call(getProfile, {})).profile })

export function saveAnswers(userId: string, answers: ProfileAnswers) {
  return call(saveProfile, { body: { ...answers, userId } })
}
