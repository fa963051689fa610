import { undecided } from '@milepost/contract/careers/limits'
import { interestAreas } from '@milepost/contract/profiles/limits'
import { InterestAnswers, type Profile, type profileFields } from '@milepost/contract/profiles/schema'
import type { TryOutAnswers } from '#lib/try-out-answers.ts'

export type AnswerField = keyof typeof profileFields
export type TextField = Exclude<AnswerField, 'interestAreas' | 'interestAnswers'>

/** The wizard's answers while they are being given: nothing chosen is '', nothing ticked is an empty list. */
export type Answers = Readonly<Record<TextField, string>> & {
  readonly interestAreas: readonly string[]
  /** Null before the interest check. */
  readonly interestAnswers: InterestAnswers | null
}

export type WizardStepNumber = 1 | 2 | 3
export const lastStep = 3

export const stepFields = {
  1: ['fullName', 'email', 'dob', 'gender', 'location'],
  2: [
    'preferredCareer',
    'interestAnswers',
    'interestAreas',
    'shortTermGoals',
    'longTermGoals',
    'finishBy',
    'firstResult',
    'dreamCompany',
  ],
  3: ['educationLevel', 'studyLanguage', 'budget', 'hoursPerWeek', 'experience', 'certifications'],
} as const satisfies Record<WizardStepNumber, readonly AnswerField[]>

export const steps = [1, 2, 3] as const satisfies readonly WizardStepNumber[]

export const answerFields: readonly AnswerField[] = steps.flatMap((step): readonly AnswerField[] => stepFields[step])

export function stepOf(field: AnswerField): WizardStepNumber {
  return steps.find((step) => stepFields[step].some((candidate) => candidate === field)) ?? 1
}

export const noAnswers: Answers = {
  fullName: '',
  email: '',
  dob: '',
  gender: '',
  location: '',
  preferredCareer: '',
  interestAnswers: null,
  interestAreas: [],
  shortTermGoals: '',
  longTermGoals: '',
  finishBy: '',
  firstResult: '',
  dreamCompany: '',
  educationLevel: '',
  studyLanguage: '',
  budget: '',
  hoursPerWeek: '',
  experience: '',
  certifications: '',
}

/** The wizard's first answers: the saved ones, with the account's name and email address if there are none. */
export function initialAnswers(profile: Profile | null, account: { name: string; email: string }): Answers {
  if (profile === null) return { ...noAnswers, fullName: account.name, email: account.email }
  const { age: _, updatedAt: __, country: ___, town: ____, hoursPerWeek, finishBy, firstResult, ...answers } = profile
  return {
    ...answers,
    // A day that has passed is nothing to finish by.
    finishBy: finishBy === null || finishBy <= new Date().toISOString().slice(0, 10) ? '' : finishBy,
    firstResult: firstResult ?? '',
    hoursPerWeek: hoursPerWeek === null ? '' : String(hoursPerWeek),
  }
}

/** Adds what a visitor answered or chose before signing up. */
export function withTryOutAnswers(answers: Answers, tried: TryOutAnswers): Answers {
  if ('preferredCareer' in tried) return { ...answers, ...tried }
  if ('interestAnswers' in tried) {
    const interests = InterestAnswers.safeParse(tried.interestAnswers)
    return { ...answers, preferredCareer: undecided, interestAnswers: interests.success ? interests.data : null }
  }
  const { enjoys, knows, hoursPerWeek, career } = tried
  return {
    ...answers,
    // What they saw is what they get, unless they choose another.
    preferredCareer: career,
    interestAreas: interestAreas.filter((area) => area === enjoys),
    experience: knows,
    hoursPerWeek: String(hoursPerWeek),
  }
}

/** Reads answers from anything, such as what an older version of the product stored. */
export function readAnswers(value: unknown): Answers {
  const given = new Map<string, unknown>(Object.entries(Object(value ?? {})))
  const texts = answerFields.map((field) => {
    const text = given.get(field)
    return [field, typeof text === 'string' ? text : '']
  })
  const chosen = given.get('interestAreas')
  const interests = InterestAnswers.safeParse(given.get('interestAnswers'))
  return {
    ...noAnswers,
    ...Object.fromEntries(texts),
    interestAnswers: interests.success ? interests.data : null,
    interestAreas: Array.isArray(chosen) ? interestAreas.filter((area) => chosen.includes(area)) : [],
  }
}
