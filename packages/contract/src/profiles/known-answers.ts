import { undecided } from '#careers/limits.ts'
import type { AdviceField, AdviceProfile } from '#profiles/schema.ts'

/** The answers that a fit is made of. Language and budget only matter to courses. */
const fitFields = [
  ...(['preferredCareer', 'interestAreas', 'experience', 'shortTermGoals', 'longTermGoals'] as const),
  ...(['certifications', 'educationLevel', 'dreamCompany'] as const),
] satisfies AdviceField[]
type FitField = (typeof fitFields)[number]
/** With no more than the required answers, a fit says little. */
const required = 3

export interface KnownAnswers {
  readonly given: number
  readonly total: number
  /** So little is known that a number would say more than we know. */
  readonly isLittle: boolean
}

/**
 * Counts the answers that a fit rests on. The interest check replaces a preferred career.
 *
 * @param profile - The learner's answers.
 * @returns How many there are, and whether these are too few for a number.
 */
export function knownAnswersOf(profile: Pick<AdviceProfile, FitField | 'interestAnswers'>): KnownAnswers {
  const isGiven = (field: FitField) =>
    field === 'preferredCareer'
      ? profile.preferredCareer !== undecided || profile.interestAnswers !== null
      : profile[field].length > 0
  const given = fitFields.filter(isGiven).length
  return { given, total: fitFields.length, isLittle: given <= required }
}
