import { expect, test } from 'vitest'
import { daysUntil } from '#read/deadline.ts'
import { readStudyTime } from '#read/study-time.ts'

test.each([
  ['with 20 hours a week when am i there', 20],
  ['twenty hours weekly instead of ten hours a week', 20],
  ['30 minutes a day', 3.5],
  ['half an hour daily', 3.5],
  ['daily 2 hours', 14],
  ['mon-fri 6 hours daily', 30],
  ['an hour every evening, weekdays only', 5],
  ['2 hours on saturday and 2 hours on sunday, nothing on weekdays', 4],
  ['one and a half hours per day', 10.5],
  ['3 hours on weekends', 6],
  ['1h on weekdays and 3h on saturday', 8],
  ['on weekdays 1 hour, on weekends 4 hours', 13],
  ['2-3 hours a day', 17.5],
  ['5 hours/week', 5],
  ['two hours a day, 4 days a week', 8],
  ['3 evenings a week, 90 minutes', 4.5],
  ['how much longer with 5 hours instead of 10', 5],
  ['1 hour at night is all i have', 7],
  ['what if i add 5 more hours a week', null],
  ['is 40 hours for sql normal', null],
  ['how many hours a week do i need', null],
])('%s: %s hours a week', (text, hours) => {
  expect(readStudyTime(text).hoursPerWeek).toBe(hours)
})

test.each([
  ['by june 2027', '2027-06-30'],
  ['be through by the end of august 2027', '2027-08-31'],
  ['ready before march', '2027-03-01'],
  ['by the end of the year', '2026-12-31'],
  ['in 6 months', '2027-05-22'],
  ['within one year', '2027-11-21'],
  ['before 2028', '2028-01-01'],
  ['3 weeks from now', '2026-12-12'],
])('%s: %s', (text, day) => {
  const { deadline } = readStudyTime(text)
  const days = deadline === null ? Number.NaN : daysUntil(deadline, '2026-11-21')
  expect(new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10)).toBe(day)
})

test('hours can be added to the usual ones', () => {
  expect(readStudyTime('if i add 5 more hours a week').moreHours).toBe(5)
  expect(readStudyTime('and with two hours less').moreHours).toBe(-2)
})

test('a pace can be a multiple of the usual one', () => {
  expect(readStudyTime('what if i study twice as much').timesUsual).toBe(2)
  expect(readStudyTime('and with half the hours').timesUsual).toBe(0.5)
})

test('time off is no deadline', () => {
  expect(readStudyTime('if i take three weeks off around new year')).toEqual({
    hoursPerWeek: null,
    moreHours: 0,
    timesUsual: null,
    deadline: null,
    weeksOff: 3,
    stepsPerWeek: null,
    stepsPer: null,
  })
  expect(readStudyTime('after a break of two months').weeksOff).toBe(9)
  expect(readStudyTime('what if i stop for two months in summer').weeksOff).toBe(9)
  expect(readStudyTime('do i lose time if i pause in december')).toMatchObject({ deadline: null, weeksOff: 4 })
})
