import { type Currency, monthlyPrices, type PaidPlan } from '@milepost/contract/plans'
import { formatAmount } from '#lib/format.ts'

/** The price of a month, such as 'USD 9.99' or 'LKR 1990'. */
export function priceOf(plan: PaidPlan, currency: Currency): string {
  return `${currency} ${formatAmount(monthlyPrices[plan][currency] / 100)}`
}
