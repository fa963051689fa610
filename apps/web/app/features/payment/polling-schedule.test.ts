import { expect, test } from 'vitest'
import { nextPollDelay, type PollingSchedule } from '#features/payment/polling-schedule.ts'

function pausesOf(schedule: PollingSchedule): number[] {
  const pauses: number[] = []
  for (let next = nextPollDelay(0, schedule); next !== null; next = nextPollDelay(pauses.length, schedule))
    pauses.push(next)
  return pauses
}

test('asks every second at first, less and less often, for a minute', () => {
  const pauses = pausesOf('minute')
  expect(pauses[0]).toBe(1000)
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(60_000)
})

test('asks for some seconds after a change, and not again where nothing is awaited', () => {
  const moment = pausesOf('moment').reduce((sum, pause) => sum + pause, 0)
  expect(moment).toBeGreaterThanOrEqual(5000)
  expect(moment).toBeLessThanOrEqual(10_000)
  expect(pausesOf('none')).toEqual([])
})
