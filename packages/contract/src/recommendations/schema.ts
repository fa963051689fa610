import * as z from 'zod/mini'
import { KnownCareerId } from '#careers/schema.ts'
import { adviceFields } from '#profiles/schema.ts'
import { maxRejectionNoteLength, reasonCodes, rejectionReasons, verdicts } from '#recommendations/limits.ts'
import { skillLevels } from '#skills/limits.ts'
import { SkillName } from '#skills/schema.ts'
import { instant, optionalText } from '#text.ts'

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

export const RankedCareer = z.object({
  careerId: KnownCareerId,
  career: z.string(),
  /** 0 to 100. */
  fit: z.int(),
  reasons: z.array(Reason),
  against: z.array(Reason),
  /** Skills still to learn. A level says how well the learner knows one already. */
  gap: z.array(z.extend(SkillName, { level: z.optional(z.enum(skillLevels)) })),
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
  otherAnswersPointTo: z.nullable(KnownCareerId),
  verdict: z.enum(verdicts),
  /** The careers to try where none is clear, best first. Empty where one is. */
  toTry: z.array(KnownCareerId),
  /** The kind of work that the wishes name, where they lie outside our careers: a code of the 23 groups, and the words that say so. */
  elsewhere: z.nullable(z.object({ group: z.nullable(z.string()), quote: z.nullable(z.string()) })),
})
export type Recommendation = z.output<typeof Recommendation>

export const Rejection = z.object({
  careerId: KnownCareerId,
  reason: z.enum(rejectionReasons),
  note: z.string(),
  createdAt: instant,
})
export type Rejection = z.output<typeof Rejection>

/** Where to look for work outside our careers. */
export const OtherWork = z.object({
  /** The learner's words that say so, or null. */
  quote: z.nullable(z.string()),
  /** The kind of work that they name. Null where the interest check alone says so. */
  group: z.nullable(
    z.object({
      name: z.string(),
      examples: z.array(z.string()),
      /** Who to ask in Sri Lanka and India. */
      ask: z.object({ lk: z.string(), in: z.string() }),
      /** Technology beside it, with our nearest careers. */
      technology: z.nullable(z.object({ name: z.string(), how: z.string(), careers: z.array(KnownCareerId) })),
    }),
  ),
  /** Fields that the interest check points to, or null. */
  fields: z.nullable(z.string()),
})
export type OtherWork = z.output<typeof OtherWork>

/** The advisor's view of the learner's current answers, and the learner's decisions. */
export const Advice = z.object({
  recommendation: Recommendation,
  engine: z.enum(['embedded', 'model']),
  knowledgeVersion: z.string(),
  /** The career the learner switched to, or null while the advice decides. */
  chosenCareerId: z.nullable(KnownCareerId),
  /** The career of the current roadmap, or null before the first. */
  roadmapCareerId: z.nullable(KnownCareerId),
  rejections: z.array(Rejection),
  /** Null unless the wishes lie outside our careers. */
  otherWork: z.nullable(OtherWork),
})
export type Advice = z.output<typeof Advice>

export const CareerRejection = z.strictObject({
  reason: z.enum(rejectionReasons),
  note: z._default(optionalText(maxRejectionNoteLength), ''),
})
