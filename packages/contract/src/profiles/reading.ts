import * as z from 'zod/mini'
import { firstResults, statedLimits, studyLanguages } from '#profiles/limits.ts'
import { profileFields } from '#profiles/schema.ts'
import { skillLevels } from '#skills/limits.ts'

/** The texts that are read. The location only says whose help lines to name. `askModel` lets a language model read too. */
export const ReadTexts = z.strictObject({
  experience: profileFields.experience,
  certifications: profileFields.certifications,
  shortTermGoals: profileFields.shortTermGoals,
  longTermGoals: profileFields.longTermGoals,
  location: profileFields.location,
  askModel: z.optional(z.boolean()),
})

const quote = z.string()
/** `id` is null for a product that we know by name alone. */
const named = { id: z.nullable(z.string()), name: z.string(), quote }

export const HeardSkill = z.object(named)
export type HeardSkill = z.output<typeof HeardSkill>

export const HeardKnown = z.object({ ...named, level: z.enum(skillLevels), years: z.nullable(z.number()) })
export type HeardKnown = z.output<typeof HeardKnown>

/** What was heard in a learner's texts, with their words. A language model fills in the same form. */
export const ProfileReading = z.object({
  /** What to tell someone who may be in danger, line by line. Null for everyone else. Then nothing else was read. */
  help: z.nullable(z.array(z.string())),
  known: z.array(HeardKnown),
  denied: z.array(HeardSkill),
  wanted: z.array(HeardSkill),
  refused: z.array(HeardSkill),
  finishBy: z.nullable(z.object({ until: z.iso.date(), quote })),
  firstResult: z.nullable(z.object({ result: z.enum(firstResults), quote })),
  hoursPerWeek: z.nullable(z.object({ hours: z.int(), quote })),
  studyLanguage: z.nullable(z.object({ language: z.enum(studyLanguages), quote })),
  limits: z.array(z.object({ kind: z.enum(statedLimits), quote })),
})
export type ProfileReading = z.output<typeof ProfileReading>

/** What the learner said about skills before. `skillId` may be `deadlineId`. */
const Decided = z.object({
  skillId: z.string(),
  level: z.nullable(z.enum(skillLevels)),
  requestIgnored: z.optional(z.boolean()),
})

/** What a learner says about what was heard. It outweighs the texts. A request for `deadlineId` is a date that they name. */
export const HeardCorrection = z.union([
  z.strictObject({ skillId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)), level: z.enum(skillLevels) }),
  z.strictObject({ skillId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)), requestIgnored: z.boolean() }),
])
export type HeardCorrection = z.output<typeof HeardCorrection>

export const HeardCorrections = z.array(HeardCorrection).check(z.maxLength(200))

/** The same beside what they have corrected already. */
export const OwnReading = z.extend(ProfileReading, {
  decided: z.array(Decided),
  /** Where a language model heard otherwise than the plan would. They are saved with the answers, before the learner's own. */
  corrections: HeardCorrections,
  /** Whether a language model could read the texts too. */
  canAskModel: z.boolean(),
})
export type OwnReading = z.output<typeof OwnReading>
