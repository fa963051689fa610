import { expect, test } from 'vitest'
import { priceMostCanPay } from '#features/analytics/figures/draft-course.ts'

test.each([
  ['no group that is large enough', [0, 0, 0, 0, 0, 0, 0, 0], null],
  ['one group', [0, 5, 0, 0, 0, 0, 0, 0], 5_000],
  ['most have more', [5, 5, 15, 0, 0, 0, 0, 0], 25_000],
  ['most have nothing', [15, 5, 0, 0, 0, 0, 0, 0], 0],
  ['half is not most', [5, 0, 5, 0, 0, 0, 0, 0], 0],
  ['no upper end', [0, 0, 0, 0, 0, 0, 0, 5], 2_000_000],
])('the price with %s', (_, learners, price) => {
  expect(priceMostCanPay(learners)).toBe(price)
})
