import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { undecided } from '@milepost/contract/careers/limits'
import type { Budget, educationLevels, genders, InterestArea, StudyLanguage } from '@milepost/contract/profiles/limits'
import { i18n } from '#lib/i18n.ts'

type ProfileChoice =
  | (typeof genders)[number]
  | (typeof educationLevels)[number]
  | InterestArea
  | StudyLanguage
  | Budget
  | typeof undecided

/** The choices of the profile, which are stored by their English names. Names of careers are the same in every language. */
const texts: Readonly<Record<ProfileChoice, MessageDescriptor>> = {
  Male: msg`Male`,
  Female: msg`Female`,
  Other: msg`Other`,
  'Problem Solving': msg`Problem Solving`,
  Design: msg`Design`,
  Mathematics: msg`Mathematics`,
  Communication: msg`Communication`,
  Research: msg`Research`,
  Teamwork: msg`Teamwork`,
  Leadership: msg`Leadership`,
  Innovation: msg`Innovation`,
  Security: msg`Security`,
  'Artificial Intelligence': msg`Artificial Intelligence`,
  'Data Analysis': msg`Data Analysis`,
  'Cloud Computing': msg`Cloud Computing`,
  'High School': msg`High School`,
  Diploma: msg`Diploma`,
  Undergraduate: msg`Undergraduate`,
  Postgraduate: msg`Postgraduate`,
  English: msg`English`,
  Tamil: msg`Tamil`,
  Sinhala: msg`Sinhala`,
  'No Cost': msg`No Cost`,
  'Up to ₹5,000': msg`Up to ₹5,000`,
  '₹5,000 - ₹25,000': msg`₹5,000 - ₹25,000`,
  '₹25,000 - ₹1 Lakh': msg`₹25,000 - ₹1 Lakh`,
  '₹1 Lakh - ₹5 Lakhs': msg`₹1 Lakh - ₹5 Lakhs`,
  '₹5 Lakhs - ₹10 Lakhs': msg`₹5 Lakhs - ₹10 Lakhs`,
  '₹10 Lakhs - ₹20 Lakhs': msg`₹10 Lakhs - ₹20 Lakhs`,
  'Above ₹20 Lakhs': msg`Above ₹20 Lakhs`,
  [undecided]: msg`I'm not sure yet`,
}

/** What a choice of the profile is called in the page's language. */
export function textOfChoice(choice: string): string {
  return choice in texts ? i18n._(texts[choice as ProfileChoice]) : choice
}
