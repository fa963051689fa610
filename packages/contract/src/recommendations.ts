import * as z from 'zod/mini'
import { careerIds } from '#careers.ts'
import { adviceFields } from '#profiles.ts'

/**
 * Why a career was placed where it was. The code picks the sentence in the message catalogue; `quote` is the learner's
 * own words where the reason rests on them; `params` are names (of skills, careers, interests) to fill in.
 */
export const reasonCodes = [
  'stated_preference',
  'interest_area',
  'skill_in_experience',
  'skill_in_certifications',
  'words_in_goals',
  'education_fits',
  'dream_company',
  'preference_elsewhere',
  'interest_missing',
  'education_short',
  'many_skills_to_learn',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

export const Reason = z.object({
  code: z.enum(reasonCodes),
  field: z.enum(adviceFields),
  quote: z.nullable(z.string()),
  params: z.record(z.string(), z.string()),
  /** Points of fit it adds (positive) or takes away (negative). */
  weight: z.number(),
})
export type Reason = z.output<typeof Reason>

const SkillName = z.object({ id: z.string(), name: z.string() })

export const RankedCareer = z.object({
  careerId: z.enum(careerIds),
  career: z.string(),
  /** 0 to 100. */
  fit: z.int(),
  reasons: z.array(Reason),
  against: z.array(Reason),
  gap: z.array(SkillName),
})
export type RankedCareer = z.output<typeof RankedCareer>

export const Recommendation = z.object({
  /** All careers, best first: the recommended one and its alternatives. */
  ranking: z.array(RankedCareer),
  /** The answers point elsewhere than the stated preference. */
  differsFromPreference: z.boolean(),
  /** The answers say too little to rest more than the stated preference on. */
  saysTooLittle: z.boolean(),
})
export type Recommendation = z.output<typeof Recommendation>
