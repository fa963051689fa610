import { expect, test } from 'vitest'
import { hoursLeftOf, monthsFor, paceOf, yearsAway } from '#roadmaps/pace.ts'
import { TypedPace } from '#roadmaps/schema.ts'

const steps = [
  { id: 1, hours: 10, milestone: false },
  { id: 2, hours: 20, milestone: false },
  { id: 3, hours: 4, milestone: true },
  { id: 4, hours: 30, milestone: false },
  { id: 5, hours: 6, milestone: true },
]
const today = new Date(2026, 10, 21, 18, 30)
const day = (year: number, month: number, date: number) => new Date(year, month - 1, date)

test('the finish is as many weeks away as the hours left fill', () => {
  expect(paceOf(steps, {}, 10, today)).toEqual({
    hoursLeft: 70,
    finish: day(2027, 1, 9),
    milestones: new Map([
      [3, day(2026, 12, 15)],
      [5, day(2027, 1, 9)],
    ]),
  })
})

test('a step that is done takes no time any more, one in progress half of its time', () => {
  const { hoursLeft, finish, milestones } = paceOf(steps, { 1: 'done', 2: 'ongoing' }, 7, today)
  expect(hoursLeft).toBe(50)
  expect(milestones.get(3)).toEqual(day(2026, 12, 5))
  expect(finish).toEqual(day(2027, 1, 10))
})

test('a day is named up to three years ahead, and told in years after that', () => {
  const ahead = [day(2029, 11, 21), day(2029, 12, 21), day(2041, 4, 6)]
  expect(ahead.map((one) => yearsAway(one, today))).toEqual([null, 3, 14])
})

test('hours that are left are whole hours', () => {
  expect([hoursLeftOf(7, 'not_started'), hoursLeftOf(7, 'ongoing'), hoursLeftOf(7, 'done')]).toEqual([7, 4, 0])
  expect(paceOf([{ id: 1, hours: 7, milestone: false }], { 1: 'ongoing' }, null, today).hoursLeft).toBe(4)
})

test('milestones that are done have no date, and a later step done early counts for those after it only', () => {
  const { milestones } = paceOf(steps, { 3: 'done', 4: 'done' }, 6, today)
  expect([...milestones]).toEqual([[5, day(2027, 1, 2)]])
})

test('without hours a week there are no dates, and none when all is done', () => {
  expect(paceOf(steps, {}, null, today)).toEqual({ hoursLeft: 70, finish: null, milestones: new Map() })
  const done = { 1: 'done', 2: 'done', 3: 'done', 4: 'done', 5: 'done' } as const
  expect(paceOf(steps, done, 5, today)).toEqual({ hoursLeft: 0, finish: null, milestones: new Map() })
})

test('steps in another order than their numbers count by their numbers', () => {
  expect(paceOf([...steps].reverse(), {}, 10, today)).toEqual(paceOf(steps, {}, 10, today))
})

test.each([
  ['1', 1],
  ['80', 80],
  ['0', null],
  ['81', null],
  ['2.5', null],
  ['2,5', null],
  ['-3', null],
  ['1e1', null],
  ['six', null],
  ['', null],
])('%j read as hours a week is %j', (text, hours) => {
  expect(TypedPace.safeParse({ hoursPerWeek: text }).data?.hoursPerWeek ?? null).toBe(hours)
})

test('a roadmap takes whole months, at least one', () => {
  expect(monthsFor(637, 5)).toBe(29)
  expect(monthsFor(637, 10)).toBe(15)
  expect(monthsFor(4, 10)).toBe(1)
})
