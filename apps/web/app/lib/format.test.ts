import { expect, test } from 'vitest'
import { formatAgo, formatAmount } from '#lib/format.ts'
import { chooseFormatLocale } from '#lib/i18n.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:30Z', 'now'],
  ['2026-11-21T11:59:30Z', 'now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-21T09:59:00Z', '2 hours ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-18T12:00:00Z', '3 days ago'],
  ['2026-11-14T12:00:00Z', '14 Nov 2026'],
  ['no date', ''],
])('%s is shown as %j', (instant, text) => {
  expect(formatAgo(instant, now)).toBe(text)
})

test.each([
  [['en-IN', 'en'], 'en-IN'],
  [['si-LK', 'en-US', 'en'], 'en-US'],
  [['en-LK', 'en'], 'en-GB'],
  [['ta-LK'], 'en-GB'],
  [['en-US@posix', 'en-IN'], 'en-IN'],
  [[], 'en-GB'],
])('a browser that prefers %j is shown days and numbers as in %s', (preferred, locale) => {
  expect(chooseFormatLocale(preferred)).toBe(locale)
})

test.each([
  [9.99, '9.99'],
  [1990, '1990'],
  [0.5, '0.50'],
])('the amount %d is %j', (value, text) => {
  expect(formatAmount(value)).toBe(text)
})
