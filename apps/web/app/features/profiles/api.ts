import type { HeardCorrection, ReadTexts } from '@milepost/contract/profiles/reading'
import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#lib/api.ts'

/** The learner's saved answers, null before the first. */
export const profileQuery = (userId: string) =>
  queryOptions({ queryKey: ['profile', userId], queryFn: async () => (await call('GET /profile', {})).profile })

export function saveAnswers(userId: string, answers: ProfileAnswers, corrections: readonly HeardCorrection[]) {
  return call('POST /profile', { body: { ...answers, userId, corrections: [...corrections] } })
}

export const readingsKey = ['profile-reading'] as const

export type ReadableTexts = z.output<typeof ReadTexts>

/** What the texts say. Nothing is stored. */
export const readingQuery = (texts: ReadableTexts) =>
  queryOptions({
    queryKey: [...readingsKey, texts],
    queryFn: () => call('POST /profile/reading', { body: texts }),
    // The same texts say the same, and what can't be read is no failure of the wizard.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
