import { profileFields } from '@milepost/contract/profiles/schema'
import {
  type AnswerField,
  type Answers,
  lastStep,
  stepFields,
  steps,
  type WizardStepNumber,
} from '#features/profiles/answers.ts'

function isAccepted(field: AnswerField, answer: Answers[AnswerField]): boolean {
  return profileFields[field].safeParse(answer).success
}

export function invalidFields(answers: Answers, step: WizardStepNumber): AnswerField[] {
  return stepFields[step].filter((field) => !isAccepted(field, answers[field]))
}

/** The furthest step one may be on: every step before it is answered. */
export function reachableStep(answers: Answers): WizardStepNumber {
  return steps.find((step) => invalidFields(answers, step).length > 0) ?? lastStep
}

/** @returns This year minus the year of birth, or null without a valid date. */
export function ageIn(year: number, dob: string): number | null {
  return isAccepted('dob', dob) ? year - Number(dob.slice(0, 4)) : null
}
