import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** The learner's saved answers, null before the first. */
export const profileQuery = (userId: string) =>
  queryOptions({ queryKey: ['profile', userId], queryFn: async () => (await call('GET /profile', {})).profile })

export function saveAnswers(userId: string, answers: ProfileAnswers) {
  return call('POST /profile', { body: { ...answers, userId } })
}
