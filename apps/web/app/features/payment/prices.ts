import { type Currency, monthlyPrices, type PaidPlan } from '@milepost/contract/plans'

/** The price of a month, such as 'USD 9.99' or 'LKR 990'. */
export function priceOf(plan: PaidPlan, currency: Currency): string {
  const hundredths = monthlyPrices[plan][currency]
  return `${currency} ${hundredths % 100 === 0 ? hundredths / 100 : (hundredths / 100).toFixed(2)}`
}
