import * as z from 'zod/mini'
import { route } from '#http.ts'
import { Preferences } from '#preferences.ts'
import { Profile } from '#profile-answers.ts'
import { StepProgress } from '#progress.ts'
import { Advice } from '#recommendations.ts'
import { Rhythm } from '#rhythm.ts'
import { ofUser } from '#route-parts.ts'
import { Services } from '#services.ts'
import { User } from '#users.ts'

/** Each part is what its separate route replies. */
export const Overview = z.object({
  profile: z.object({ profile: z.nullable(Profile) }),
  preferences: Preferences,
  progress: z.array(StepProgress),
  user: User,
  services: Services,
  rhythm: Rhythm,
  /** Null before the first answers, and where advice for today's answers has yet to be made. */
  advice: z.nullable(Advice),
})
export type Overview = z.output<typeof Overview>

export const getOverview = route({
  method: 'GET',
  path: '/overview/:userId',
  summary: 'Read all that a learner’s overview shows, apart from the roadmap',
  tag: 'overview',
  access: ['student'],
  ...ofUser,
  reply: { 200: Overview },
})
