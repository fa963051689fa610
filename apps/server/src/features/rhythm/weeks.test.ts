import type { RhythmWeek } from '@milepost/contract/rhythm/schema'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mondayIn, quietWeeksOf, weeksOf } from '#features/rhythm/weeks.ts'

const now = new Date('2026-11-25T12:00:00Z')
const week = 7 * 24 * 60 * 60 * 1000
const weeksAgo = (count: number) => new Date(now.getTime() - count * week)
const tick = (count: number, hours = 1) => ({ tickedAt: weeksAgo(count), hours })
const statesOf = (weeks: readonly RhythmWeek[]) => weeks.map(({ state }) => state)

test.each([
  ['2026-11-22T18:29:00Z', 'Asia/Colombo', '2026-11-16'],
  ['2026-11-22T18:31:00Z', 'Asia/Colombo', '2026-11-23'],
  ['2026-11-22T18:31:00Z', 'UTC', '2026-11-16'],
  ['2026-11-23T07:59:00Z', 'America/Los_Angeles', '2026-11-16'],
  // The clocks go back in this night.
  ['2026-10-25T00:30:00Z', 'Europe/London', '2026-10-19'],
  ['2026-10-26T00:30:00Z', 'Europe/London', '2026-10-26'],
])('at %s in %s the week began on %s', (time, timeZone, monday) => {
  expect(mondayIn(timeZone, new Date(time))).toBe(monday)
})

test('without a tick there is this week alone, and it is open', () => {
  expect(weeksOf([], 'UTC', now)).toEqual([{ start: '2026-11-23', hours: 0, state: 'open' }])
})

test('one tick makes a week, and its hours add up', () => {
  const weeks = weeksOf([tick(0, 0.5), tick(0, 2), tick(1)], 'UTC', now)
  expect(weeks).toEqual([
    { start: '2026-11-16', hours: 1, state: 'learned' },
    { start: '2026-11-23', hours: 2.5, state: 'learned' },
  ])
})

test('a tick belongs to the week where the learner is', () => {
  const sunday = { tickedAt: new Date('2026-11-22T20:00:00Z'), hours: 1 }
  expect(weeksOf([sunday], 'Asia/Colombo', now)).toMatchObject([{ start: '2026-11-23', state: 'learned' }])
  expect(weeksOf([sunday], 'UTC', now)).toMatchObject([{ start: '2026-11-16' }, { start: '2026-11-23', state: 'open' }])
})

test('the first two weeks without a tick are rest, the third is missed', () => {
  const weeks = weeksOf([tick(4)], 'UTC', now)
  expect(statesOf(weeks)).toEqual(['learned', 'rest', 'rest', 'missed', 'open'])
  expect(quietWeeksOf(weeks)).toBe(3)
})

test('rest comes back once the rest weeks before are eight weeks away', () => {
  const learned = [10, 7, 6, 5, 4, 3, 2].map((count) => tick(count))
  expect(statesOf(weeksOf(learned, 'UTC', now)).slice(1, 3)).toEqual(['rest', 'rest'])
  expect(statesOf(weeksOf(learned, 'UTC', now)).at(-2)).toBe('rest')
})

test('this week is not quiet yet, and a tick in it ends the quiet weeks', () => {
  expect(quietWeeksOf(weeksOf([tick(1)], 'UTC', now))).toBe(0)
  expect(quietWeeksOf(weeksOf([tick(3)], 'UTC', now))).toBe(2)
  expect(quietWeeksOf(weeksOf([tick(3), tick(0)], 'UTC', now))).toBe(0)
  expect(quietWeeksOf(weeksOf([], 'UTC', now))).toBe(0)
})

test('among any eight weeks at most two are rest, and none that has a tick', async () => {
  await fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (learned) => {
      const weeks = weeksOf(
        learned.map((count) => tick(count)),
        'UTC',
        now,
      )
      expect(weeks.filter(({ state }) => state === 'learned')).toHaveLength(learned.length)
      for (const index of weeks.keys()) {
        const eight = weeks.slice(index, index + 8)
        expect(eight.filter(({ state }) => state === 'rest').length).toBeLessThanOrEqual(2)
      }
    }),
  )
})
