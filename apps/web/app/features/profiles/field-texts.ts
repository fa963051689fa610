import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AnswerField, WizardStepNumber } from '#features/profiles/answers.ts'
import type { AnswerIssue } from '#features/profiles/validate-answers.ts'

export const fieldLabels: Record<AnswerField, MessageDescriptor> = {
  fullName: msg`Full Name`,
  email: msg`Email`,
  dob: msg`Date of Birth`,
  gender: msg`Gender`,
  location: msg`Location`,
  preferredCareer: msg`Preferred Career`,
  interestAreas: msg`Interest Areas`,
  shortTermGoals: msg`Short-term Goals`,
  longTermGoals: msg`Long-term Goals`,
  dreamCompany: msg`Dream Company`,
  educationLevel: msg`Education Level`,
  studyLanguage: msg`Study Language`,
  budget: msg`Budget`,
  experience: msg`Experience`,
  certifications: msg`Certifications`,
}

export const stepTitles: Record<WizardStepNumber, MessageDescriptor> = {
  1: msg`Personal Details`,
  2: msg`Career Goals`,
  3: msg`Skills & Preferences`,
}

const requiredTexts: Partial<Record<AnswerField, MessageDescriptor>> = {
  fullName: msg`Full Name is required.`,
  email: msg`Email is required.`,
  dob: msg`Date of Birth is required.`,
  gender: msg`Gender is required.`,
  preferredCareer: msg`Preferred career is required.`,
  interestAreas: msg`Select at least one interest area.`,
  educationLevel: msg`Education level is required.`,
  studyLanguage: msg`Study language is required.`,
  budget: msg`Budget is required.`,
}

/** What is wrong with an answer, in words. */
export function useIssueText(): (field: AnswerField, issue: AnswerIssue) => string {
  const { t, i18n } = useLingui()
  return (field, issue) => {
    const label = i18n._(fieldLabels[field])
    switch (issue.rule) {
      case 'required':
        return i18n._(requiredTexts[field] ?? msg`${label} is required.`)
      case 'email':
        return t`Email must be an address such as name@example.com.`
      case 'past_date':
        return t`Date of Birth must be a day in the past, from 1900 on.`
      case 'well_formed':
        return t`${label} contains a character that cannot be stored.`
      case 'too_long': {
        const maximum = i18n.number(issue.maximum)
        const length = i18n.number(issue.length)
        return t`${label} may have at most ${maximum} characters. It has ${length}.`
      }
    }
  }
}
