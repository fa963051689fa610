import * as z from 'zod/mini'
import { route } from '#http.ts'
import { HeardCorrections, OwnReading, ReadTexts } from '#profiles/reading.ts'
import { Profile, ProfileAnswers } from '#profiles/schema.ts'
import { identifier } from '#text.ts'

export const getProfile = route({
  method: 'GET',
  path: '/profile',
  summary: 'Read one’s own answers (null before the first)',
  tag: 'profiles',
  access: ['student'],
  reply: { 200: z.object({ profile: z.nullable(Profile) }) },
})

export const saveProfile = route({
  method: 'POST',
  path: '/profile',
  summary: 'Save the wizard’s answers',
  tag: 'profiles',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  /** `corrections` say what was heard wrongly in the texts. */
  body: z.extend(ProfileAnswers, { userId: z.optional(identifier), corrections: z.optional(HeardCorrections) }),
  reply: { 200: z.object({ profile: Profile }) },
})

/** Nothing is stored. */
export const readProfile = route({
  method: 'POST',
  path: '/profile/reading',
  summary: 'Read what the texts of a profile say, before they are saved',
  tag: 'profiles',
  access: ['student'],
  body: ReadTexts,
  reply: { 200: OwnReading },
  rateLimit: 'reading-account',
})
