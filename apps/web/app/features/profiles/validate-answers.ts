import { ProfileAnswers, profileFields } from '@milepost/contract/profile-answers'
import {
  type AnswerField,
  type Answers,
  lastStep,
  stepFields,
  steps,
  type WizardStepNumber,
} from '#features/profiles/answers.ts'

/** Why the contract would refuse an answer, in terms a text can be made of. */
export type AnswerIssue =
  | { readonly rule: 'required' | 'email' | 'past_date' | 'well_formed' }
  | { readonly rule: 'too_long'; readonly maximum: number; readonly length: number }

/**
 * Validates an answer by the contract's rule.
 * @returns The issue, or null.
 */
export function validateAnswer(field: AnswerField, answer: Answers[AnswerField]): AnswerIssue | null {
  const result = profileFields[field].safeParse(answer)
  if (result.success) return null
  if (typeof answer !== 'string' || answer.trim() === '') return { rule: 'required' }
  const [issue] = result.error.issues
  if (issue?.code === 'too_big') {
    return { rule: 'too_long', maximum: Number(issue.maximum), length: answer.trim().length }
  }
  if (field === 'dob') return { rule: 'past_date' }
  if (issue?.code === 'custom') return { rule: issue.params?.['rule'] === 'email' ? 'email' : 'well_formed' }
  // An option that is not on the list any more counts as none.
  return { rule: 'required' }
}

export function invalidFields(answers: Answers, step: WizardStepNumber): AnswerField[] {
  return stepFields[step].filter((field) => validateAnswer(field, answers[field]) !== null)
}

/** The furthest step one may be on: every step before it is answered. */
export function reachableStep(answers: Answers): WizardStepNumber {
  return steps.find((step) => invalidFields(answers, step).length > 0) ?? lastStep
}

/** @returns The answers to send, or null if one of them has an issue. */
export function acceptedAnswers(answers: Answers): ProfileAnswers | null {
  const result = ProfileAnswers.safeParse(answers)
  return result.success ? result.data : null
}

/** @returns This year minus the year of birth, or null without a valid date. */
export function ageIn(year: number, dob: string): number | null {
  return validateAnswer('dob', dob) === null ? year - Number(dob.slice(0, 4)) : null
}
