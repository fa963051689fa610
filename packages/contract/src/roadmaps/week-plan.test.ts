import { expect, test } from 'vitest'
import { planWeek } from '#roadmaps/week-plan.ts'

const sessions = [2, 3, 2, 3, 5].map((hours, index) => ({ id: index, hours }))
/** 30 November 2026 is a Monday. */
const on = (day: number) => new Date(2026, 10, 29 + day)
const plan = (hours: number, days: number[], today: Date) =>
  planWeek(sessions, { hours, days, today }).map(({ session, day }) => [session.id, day?.getDay() ?? null])

test.each([
  [
    'without days',
    8,
    [],
    on(1),
    [
      [0, null],
      [1, null],
      [2, null],
    ],
  ],
  [
    'on two days',
    8,
    [6, 2],
    on(1),
    [
      [0, 2],
      [1, 2],
      [2, 6],
    ],
  ],
  [
    'on the days that are left',
    5,
    [2, 6],
    on(4),
    [
      [0, 6],
      [1, 6],
    ],
  ],
  [
    'once the learner’s days are over',
    5,
    [2],
    on(5),
    [
      [0, null],
      [1, null],
    ],
  ],
  ['with one that is too long', 1, [], on(1), [[0, null]]],
  ['when the week is full', 0, [2], on(1), []],
])('%s', (_, hours, days, today, planned) => {
  expect(plan(hours, days, today)).toEqual(planned)
})
