import { expect, test } from 'vitest'
import { fitBandOf } from '#features/recommendations/fit.ts'

test.each([
  [0, 'little'],
  [24, 'little'],
  [25, 'some'],
  [45, 'much'],
  [69, 'much'],
  [70, 'nearly_all'],
  [100, 'nearly_all'],
])('a fit of %i says %s', (fit, band) => {
  expect(fitBandOf(fit)).toBe(band)
})
