import * as z from 'zod/mini'
import { Preferences } from '#preferences/schema.ts'
import { Profile } from '#profiles/schema.ts'
import { StepProgress } from '#progress/schema.ts'
import { Advice } from '#recommendations/schema.ts'
import { Rhythm } from '#rhythm/schema.ts'
import { Services } from '#services/schema.ts'
import { User } from '#users/schema.ts'

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
