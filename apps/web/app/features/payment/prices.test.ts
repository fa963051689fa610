import { expect, test } from 'vitest'
import { priceOf } from '#features/payment/prices.ts'

test.each([
  ['pro', 'USD', 'USD 9.99'],
  ['premium', 'USD', 'USD 19.99'],
  ['pro', 'LKR', 'LKR 990'],
  ['premium', 'LKR', 'LKR 1990'],
] as const)('%s in %s costs %s', (plan, currency, price) => {
  expect(priceOf(plan, currency)).toBe(price)
})
