import { maxCoursePrice } from '@milepost/contract/courses/limits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPriceQuestions, readPrice } from '#features/courses/imports/read-price.ts'
import {
  isMonthFirst,
  readDuration,
  readIntakes,
  readLanguage,
  readLevel,
  readPlaces,
  readSkills,
  readStart,
  unitOfHeading,
} from '#features/courses/imports/read-values.ts'
import { formatAmount, formatRupees } from '#lib/format.ts'

describe('prices', () => {
  test('every price that we print is read back', () => {
    const paise = fc.oneof(fc.integer({ min: 0, max: maxCoursePrice * 100 }), fc.integer({ min: 0, max: 1_000_000 }))
    fc.assert(
      fc.property(paise, (amount) => {
        const price = amount / 100
        for (const cell of [formatRupees(price), formatAmount(price), String(price), price]) {
          expect(readPrice(cell)).toEqual({ text: String(price) })
        }
      }),
    )
  })

  test.each([
    ['₹5,000', '5000'],
    ['5,000/-', '5000'],
    ['Rs. 5,000/=', '5000'],
    ['INR 1,25,000.50', '125000.5'],
    ['₨ 900 only', '900'],
    ['රු. 2 500', '2500'],
    ['5\u00A0000', '5000'],
    ['1.234,50', '1234.5'],
    ['1,234.50', '1234.5'],
    ['12,5', '12.5'],
    ['1.234', '1234'],
    ['5000.00', '5000'],
    [4999.999999999, '5000'],
    ['Free', '0'],
    ['no fee', '0'],
    ['Nil', '0'],
    ['-', '0'],
    ['₹ -', '0'],
    ['නොමිලේ', '0'],
    ['', ''],
    [null, ''],
    ['5000-6000', 'price_range'],
    ['₹5,000 – ₹6,000', 'price_range'],
    ['5000 to 6000', 'price_range'],
    ['-500', 'negative_price'],
    ['(500)', 'negative_price'],
    [-1, 'negative_price'],
    ['10%', 'price_percent'],
    ['USD 50', 'other_currency'],
    ['LKR5000', 'other_currency'],
    ['$50', 'other_currency'],
    ['1,23', '1.23'],
    ['1,2345', 'not_a_price'],
    ['1.2.3', 'not_a_price'],
    ['0.125', 'not_a_price'],
    ['cheap', 'not_a_price'],
    ['#DIV/0!', 'not_a_price'],
    [true, 'not_a_price'],
  ])('%j is %s', (cell, expected) => {
    const value = readPrice(cell)
    expect('text' in value ? value.text : value.problem).toBe(expected ?? 'not_a_price')
  })

  test('a point is a decimal sign where only commas group', () => {
    expect(readPrice('1.234', 'comma')).toEqual({ problem: 'not_a_price' })
    expect(readPrice('1,234', 'comma')).toEqual({ text: '1234' })
    expect(readPrice('1.234.567', 'comma')).toEqual({ text: '1234567' })
  })

  test('a column is stopped by another currency, and asked about once', () => {
    expect(findPriceQuestions('Fee (LKR)', ['5000'])).toMatchObject({ stoppedBy: 'LKR' })
    expect(findPriceQuestions('Fee', ['Rs. 1,234', '1.234'])).toEqual({
      stoppedBy: null,
      asksRupees: true,
      asksThousands: { comma: 'Rs. 1,234', point: '1.234' },
    })
    expect(findPriceQuestions('Fee', ['₹1,234', 'Rs 5', '12.50', 1.234])).toEqual({
      stoppedBy: null,
      asksRupees: false,
      asksThousands: null,
    })
  })
})

test.each([
  ['6-8 weeks', '6-8'],
  ['8 weeks', '8'],
  ['8w', '8'],
  ['8', '8'],
  [8, '8'],
  ['1 week', '1'],
  ['6 – 8', '6-8'],
  ['6 to 8 wks.', '6-8'],
  ['2 months', '9'],
  ['3-6 Months', '13-26'],
  ['1 year', '52'],
  ['10 days', '1'],
  ['12 weeks (part time)', '12'],
  ['සති 8', '8'],
  ['3 மாதங்கள்', '13'],
  ['Flexible', ''],
  ['Self-paced', ''],
  ['one term', 'one term'],
  ['40 hours', '40 hours'],
  ['1.5 hours', '1.5 hours'],
  ['0 weeks', 'not_weeks'],
  [new Date('2026-08-06'), 'became_a_date'],
])('a length of %s is %s', (cell, expected) => {
  const value = readDuration(cell)
  expect('text' in value ? value.text : value.problem).toBe(expected)
})

test('a heading gives a length its unit', () => {
  expect(unitOfHeading('Duration (Months)')).toBe('month')
  expect(unitOfHeading('No. of days')).toBe('day')
  expect(unitOfHeading('Duration')).toBe('week')
  expect(readDuration('2', 'month')).toEqual({ text: '9' })
  expect(readDuration(1.5, unitOfHeading('Duration (hours)'))).toEqual({ text: '1.5 hours' })
})

test.each([
  ['2027-01-05', '2027-01-05'],
  [new Date('2027-01-05'), '2027-01-05'],
  [46_392, '2027-01-05'],
  ['46392', '2027-01-05'],
  ['5/1/2027', '2027-01-05'],
  ['05.01.2027', '2027-01-05'],
  ['5th January 2027', '2027-01-05'],
  ['Jan 5, 2027', '2027-01-05'],
  ['5-Jan-2027', '2027-01-05'],
  ['TBA', ''],
  ['', ''],
  ['31/2/2027', 'not_a_date'],
  ['next week', 'not_a_date'],
  ['8', 'not_a_date'],
])('a start of %s is %s', (cell, expected) => {
  const value = readStart(cell)
  expect('text' in value ? value.text : value.problem).toBe(expected)
})

test.each([
  ['Monday, 1 February 2027, 12:00 AM', '2027-02-01'],
  ['2027-01-11 00:00:00', '2027-01-11'],
  ['2027-01-11T09:30', '2027-01-11'],
  [new Date(2027, 0, 11).toISOString(), '2027-01-11'],
])('the start %s of another platform is %s', (cell, text) => {
  expect(readStart(cell)).toEqual({ text })
})

test.each([
  ['2027-01-11 (30); 2027-06-07 (25)', '2027-01-11 (30); 2027-06-07 (25)'],
  ['11/1/2027 (30 places) | 7 June 2027', '2027-01-11 (30); 2027-06-07'],
  ['11 Jan 2027, 7 Jun 2027', '2027-01-11; 2027-06-07'],
  ['5 January, 2027', '2027-01-05'],
  ['TBA', ''],
  ['January and June', 'not_intakes'],
])('the intakes %s are %s', (cell, expected) => {
  const value = readIntakes(cell)
  expect('text' in value ? value.text : value.problem).toBe(expected)
})

test('a column has the month first only if a day shows it', () => {
  expect(isMonthFirst(['1/25/2027', '2/3/2027'])).toBe(true)
  expect(isMonthFirst(['25/1/2027', '2/3/2027'])).toBe(false)
  expect(isMonthFirst(['2/3/2027'])).toBe(false)
  expect(readStart('2/3/2027', true)).toEqual({ text: '2027-02-03' })
})

test('levels, languages and skills are known by several names', () => {
  expect(['Basic', 'Intermediate Level', 'advance', 'Hard', 'All Levels'].map(readLevel)).toEqual([
    'beginner',
    'intermediate',
    'advanced',
    'Hard',
    '',
  ])
  expect(['English medium', 'தமிழ்', 'Sinhala', 'French'].map(readLanguage)).toEqual(['en', 'ta', 'si', 'French'])
  expect(['HTML, CSS', 'HTML; CSS', 'HTML\nCSS'].map(readSkills)).toEqual(['HTML; CSS', 'HTML; CSS', 'HTML; CSS'])
})

test('places are whole numbers, and no limit is blank', () => {
  expect([25, '25 seats', '40 students', 'Unlimited', '-', ''].map(readPlaces)).toEqual(['25', '25', '40', '', '', ''])
  expect(['about 20', '2.5'].map(readPlaces)).toEqual(['about 20', '2.5'])
})
