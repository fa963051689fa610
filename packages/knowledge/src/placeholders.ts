import { passwordLength } from '@milepost/contract/accounts/limits'
import { careerIds } from '@milepost/contract/careers/limits'
import { maxMessageLength } from '@milepost/contract/chat/limits'
import { maxMaterialsPerStep } from '@milepost/contract/materials/limits'
import { monthlyPrices, type PaidPlan, planTerms } from '@milepost/contract/plans'
import { quietDaysUntilReminder } from '@milepost/contract/rhythm/limits'
import { maxExtraHours } from '@milepost/contract/roadmaps/limits'
import { maxHoursPerWeek, minHoursPerWeek } from '@milepost/contract/roadmaps/pace'

function amountOf(hundredths: number): string {
  const digits = hundredths % 100 === 0 ? 0 : 2
  return (hundredths / 100).toLocaleString('en-GB', { minimumFractionDigits: digits })
}

function priceOf(plan: PaidPlan): string {
  const { USD: dollars, LKR: rupees } = monthlyPrices[plan]
  return `USD ${amountOf(dollars)} or LKR ${amountOf(rupees)} a month`
}

/** What help topics may name in braces: figures of the product, as a sentence says them. */
const values: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    premiumPrice: priceOf('premium'),
    proApplications: String(planTerms.pro.openApplications),
    proMessages: String(planTerms.pro.messagesADay),
    proPrice: priceOf('pro'),
  }),
)

const placeholder = /\{([^{}]*)\}/g

/**
 * Finds the placeholders of a text that have no value.
 *
 * @param text - A text of help.
 * @returns Their names.
 */
export function findUnknownPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, name = '']) => (values.has(name) ? [] : [name]))
}

/**
 * Puts values in the place of a text's placeholders.
 *
 * @param text - A text of help.
 * @returns The text for readers.
 */
export function fillPlaceholders(text: string): string {
  return text.replace(placeholder, (written, name) => values.get(name) ?? written)
}
