import { undecided } from '@milepost/contract/careers'
import type { AdviceField, Profile } from '@milepost/contract/profile-answers'

/** The answers that a fit is made of. Language and budget only matter to courses. */
const fitFields = [
  ...(['preferredCareer', 'interestAreas', 'experience', 'shortTermGoals', 'longTermGoals'] as const),
  ...(['certifications', 'educationLevel', 'dreamCompany'] as const),
] satisfies AdviceField[]
/** With no more than the required answers, a fit says little. */
const required = 3

export interface KnownAnswers {
  readonly given: number
  readonly total: number
  /** So little is known that a number would say more than we know. */
  readonly isLittle: boolean
}

/** How many of the answers a fit rests on. The interest check stands in for a preferred career. */
export function knownAnswersOf(profile: Pick<Profile, (typeof fitFields)[number] | 'interestAnswers'>): KnownAnswers {
  const isGiven = (field: (typeof fitFields)[number]) =>
    field === 'preferredCareer'
      ? profile.preferredCareer !== undecided || profile.interestAnswers !== null
      : profile[field].length > 0
  const given = fitFields.filter(isGiven).length
  return { given, total: fitFields.length, isLittle: given <= required }
}
