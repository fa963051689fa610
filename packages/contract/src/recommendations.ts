import * as z from 'zod/mini'
import { careerIds } from '#careers.ts'
import { route } from '#http.ts'
import { adviceFields } from '#profile-answers.ts'
import { identifier, instant, optionalText } from '#text.ts'

/**
 * A reason for a career's rank. The code picks the sentence in the message catalogue, `quote` holds the learner's own
 * words if the reason comes from them, and `params` are names (of skills, careers, interests) to fill in.
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
  'rejection_hint',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

export const Reason = z.object({
  code: z.enum(reasonCodes),
  /** The answer it comes from. Null where it comes from the learner's feedback on the advice. */
  field: z.nullable(z.enum(adviceFields)),
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
  /** The learner said 'not this one', so it is ranked last, whatever its fit. */
  rejected: z.boolean(),
})
export type RankedCareer = z.output<typeof RankedCareer>

export const Recommendation = z.object({
  /** All careers, best first: the recommended one and its alternatives. */
  ranking: z.array(RankedCareer),
  /** The answers point to another career than the stated preference, in spite of its weight. */
  differsFromPreference: z.boolean(),
  /** The career that all other answers point to. Null where it is the stated preference, or they say too little. */
  otherAnswersPointTo: z.nullable(z.enum(careerIds)),
  /** The answers say too little to base more than the stated preference on. */
  saysTooLittle: z.boolean(),
  /** The free texts are about work outside our careers. */
  speaksOfOtherWork: z.boolean(),
})
export type Recommendation = z.output<typeof Recommendation>

/** Why a learner rejects a career. */
export const rejectionReasons = [
  'not_interested',
  'too_technical',
  'not_technical_enough',
  'takes_too_long',
  'few_openings',
  'tried_it',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

export const Rejection = z.object({
  careerId: z.enum(careerIds),
  reason: z.enum(rejectionReasons),
  note: z.string(),
  createdAt: instant,
})
export type Rejection = z.output<typeof Rejection>

/** The advisor's view of the learner's current answers, and the learner's decisions. */
export const Advice = z.object({
  recommendation: Recommendation,
  engine: z.enum(['embedded', 'model']),
  knowledgeVersion: z.string(),
  /** The career the learner switched to, or null while the advice decides. */
  chosenCareerId: z.nullable(z.enum(careerIds)),
  /** The career of the current roadmap, or null before the first. */
  roadmapCareerId: z.nullable(z.enum(careerIds)),
  rejections: z.array(Rejection),
})
export type Advice = z.output<typeof Advice>

const UserParams = z.strictObject({ userId: identifier })
const CareerParams = z.strictObject({ userId: identifier, careerId: z.enum(careerIds) })

export const getAdvice = route({
  method: 'GET',
  path: '/recommendation/:userId',
  summary: 'Read the careers recommended for one’s answers, with reasons',
  tag: 'recommendations',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: UserParams,
  reply: { 200: Advice },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'profile_required'],
})

export const rejectCareer = route({
  method: 'PUT',
  path: '/recommendation/:userId/rejections/:careerId',
  summary: 'Say that a career is not for one, and why',
  tag: 'recommendations',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: CareerParams,
  body: z.strictObject({ reason: z.enum(rejectionReasons), note: z._default(optionalText(500), '') }),
  reply: { 200: Advice },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'profile_required'],
})

export const reconsiderCareer = route({
  method: 'DELETE',
  path: '/recommendation/:userId/rejections/:careerId',
  summary: 'Take back that a career is not for one',
  tag: 'recommendations',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: CareerParams,
  reply: { 200: Advice },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'profile_required'],
})
