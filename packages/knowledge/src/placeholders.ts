import { passwordLength } from '@milepost/contract/accounts/limits'
import { careerIds } from '@milepost/contract/careers/limits'
import { maxMessageLength } from '@milepost/contract/chat/limits'
import type { Language } from '@milepost/contract/languages'
import { maxMaterialsPerStep } from '@milepost/contract/materials/limits'
import { monthlyPrices, type PaidPlan, planTerms } from '@milepost/contract/plans'
import { quietDaysUntilReminder } from '@milepost/contract/rhythm/limits'
import { maxExtraHours } from '@milepost/contract/roadmaps/limits'
import { maxHoursPerWeek, minHoursPerWeek } from '@milepost/contract/roadmaps/pace'

function amountOf(hundredths: number): string {
  const digits = hundredths % 100 === 0 ? 0 : 2
  return (hundredths / 100).toLocaleString('en-GB', { minimumFractionDigits: digits })
}

function priceOf(plan: PaidPlan, language: Language): string {
  const { USD: dollars, LKR: rupees } = monthlyPrices[plan]
  const amounts = [`USD ${amountOf(dollars)}`, `LKR ${amountOf(rupees)}`]
  if (language === 'ta') return `மாதத்துக்கு ${amounts.join(' அல்லது ')}`
  return language === 'si' ? `මාසයකට ${amounts.join(' හෝ ')}` : `${amounts.join(' or ')} a month`
}

/** What help topics may name in braces: figures of the product, as a sentence says them. */
const valuesIn = (language: Language): Readonly<Record<string, string>> => ({
  basicApplications: String(planTerms.basic.openApplications),
  basicMessages: String(planTerms.basic.messagesADay),
  careerCount: String(careerIds.length),
  maxExtraHours: String(maxExtraHours),
  maxHoursPerWeek: String(maxHoursPerWeek),
  maxMaterialsPerStep: String(maxMaterialsPerStep),
  maxMessageLength: maxMessageLength.toLocaleString('en-GB'),
  minHoursPerWeek: String(minHoursPerWeek),
  minPasswordLength: String(passwordLength.shortest),
  quietDays: String(quietDaysUntilReminder),
  premiumMessages: String(planTerms.premium.messagesADay),
  premiumPrice: priceOf('premium', language),
  proApplications: String(planTerms.pro.openApplications),
  proMessages: String(planTerms.pro.messagesADay),
  proPrice: priceOf('pro', language),
})
const values: Record<Language, Readonly<Record<string, string>>> = {
  en: valuesIn('en'),
  ta: valuesIn('ta'),
  si: valuesIn('si'),
}

const placeholder = /\{([^{}]*)\}/g

/**
 * Finds the placeholders of a text that have no value.
 *
 * @param text - A text of help.
 * @returns Their names.
 */
export function findUnknownPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, name = '']) => (Object.hasOwn(values.en, name) ? [] : [name]))
}

/**
 * Puts values in the place of a text's placeholders.
 *
 * @param text - A text of help.
 * @param language - The text's.
 * @returns The text for readers.
 */
export function fillPlaceholders(text: string, language: Language = 'en'): string {
  return text.replace(placeholder, (written, name) => values[language][name] ?? written)
}
