import { expect, test } from 'vitest'
import { weeksOf } from '#lib/duration.ts'

test('weeks are the first number, and hours of study give none', () => {
  expect(['6-8 weeks', '6', '1.5', 'Flexible', null].map(weeksOf)).toEqual([6, 6, 1.5, null, null])
  expect(['1.5 hours', '40h', '90 min', '1.5 hrs'].map(weeksOf)).toEqual([null, null, null, null])
})
