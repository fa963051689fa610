import { expect, test } from 'vitest'
import { sessionsInThird, ticksOfSessions } from '#features/progress/ticks/ticks-of-sessions.ts'

const details = [3, 2, 3, 2, 3, 2].map((hours, index) => ({ id: `s-${index}`, label: '', description: '', hours }))
const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const old = (task: string, number: number) => ({ task, hours: 6, tickedAt: day(number), withStep: false })

test('old ticks become the same share of the sessions, rounded up, with their times and hours', () => {
  const ticks = ticksOfSessions(details, [old('learn', 1), old('build', 8)])
  expect(ticks.map(({ task }) => task)).toEqual(['s-0', 's-1', 's-2', 's-3'])
  expect(ticks.map(({ tickedAt }) => tickedAt.getUTCDate())).toEqual([1, 1, 8, 8])
  expect(ticks.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(12)
  const all = ticksOfSessions(details, [old('learn', 1), old('build', 8), old('check', 9)])
  expect(all).toHaveLength(6)
})

test('each third of a step is some of its sessions, and a step without sessions has none', () => {
  const thirds = ['learn', 'build', 'check'].map((task) => sessionsInThird(details, task).map(({ id }) => id))
  expect(thirds).toEqual([
    ['s-0', 's-1'],
    ['s-2', 's-3'],
    ['s-4', 's-5'],
  ])
  expect(sessionsInThird(details, 's-1')).toEqual([])
  expect(sessionsInThird([{ id: 'learn', label: '', description: '' }], 'learn')).toEqual([])
})
