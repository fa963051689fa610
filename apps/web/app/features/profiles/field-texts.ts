import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FirstResult } from '@milepost/contract/profiles/limits'
import { maxHoursPerWeek, minHoursPerWeek } from '@milepost/contract/roadmaps/pace'
import { type AnswerField, answerFields, type WizardStepNumber } from '#features/profiles/answers.ts'
import { useMinimumAge } from '#lib/services.ts'
import type { FormIssue } from '#ui/form/issue-text.ts'

export const fieldLabels: Record<AnswerField, MessageDescriptor> = {
  fullName: msg`Full Name`,
  email: msg`Email`,
  dob: msg`Date of Birth`,
  gender: msg`Gender`,
  location: msg`Location`,
  preferredCareer: msg`Preferred Career`,
  interestAnswers: msg`Interest check`,
  interestAreas: msg`Interest Areas`,
  shortTermGoals: msg`Short-term Goals`,
  longTermGoals: msg`Long-term Goals`,
  finishBy: msg`Finish By`,
  firstResult: msg`First Result`,
  dreamCompany: msg`Dream Company`,
  educationLevel: msg`Education Level`,
  studyLanguage: msg`Study Language`,
  budget: msg`Budget`,
  hoursPerWeek: msg`Hours a Week`,
  experience: msg`Experience`,
  certifications: msg`Certifications`,
}

export const stepTitles: Record<WizardStepNumber, MessageDescriptor> = {
  1: msg`Personal Details`,
  2: msg`Career Goals`,
  3: msg`Skills & Preferences`,
}

export const firstResultTexts: Record<FirstResult, MessageDescriptor> = {
  'first job': msg`A first job`,
  'present job': msg`More in my present job`,
  'whole career': msg`The whole career`,
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
export function useAnswerText(): (issue: FormIssue) => string {
  const { t, i18n } = useLingui()
  const minimumAge = useMinimumAge()
  return ({ field, rule, params = {}, input }) => {
    const answer = answerFields.find((known) => known === field) ?? 'fullName'
    const label = i18n._(fieldLabels[answer])
    if (answer === 'hoursPerWeek') return t`Enter a whole number from ${minHoursPerWeek} to ${maxHoursPerWeek}.`
    if (answer === 'finishBy') return t`Enter a date after today.`
    switch (rule) {
      case 'email':
        return t`Enter an email address such as name@example.com.`
      case 'past_date':
      case 'format':
        return t`Enter a date of birth between 1900 and today.`
      case 'too_young':
        return t`You must be at least ${minimumAge} years old to use Milepost.`
      case 'well_formed':
        return t`${label} contains a character we can’t store.`
      case 'too_long': {
        const maximum = i18n.number(Number(params['maximum']))
        const length = i18n.number(String(input).length)
        return t`${label} can be up to ${maximum} characters. You have ${length}.`
      }
      // An option that is not on the list any more counts as none.
      default:
        return i18n._(requiredTexts[answer] ?? msg`${label} is required.`)
    }
  }
}
