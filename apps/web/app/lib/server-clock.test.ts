import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from '#lib/server-clock.ts'

const device = new Date('2015-01-01T00:00:00Z')
const reply = (date: string) => new Headers({ date })

beforeEach(() => void vi.useFakeTimers({ now: device }))
afterEach(() => void vi.useRealTimers())

test('where the device’s clock is years off the server’s is used, otherwise the device’s own', () => {
  noteServerTime(reply('Sat, 28 Nov 2026 10:00:00 GMT'))
  expect(serverNow()).toEqual(new Date('2026-11-28T10:00:00Z'))
  vi.advanceTimersByTime(1_000)
  noteServerTime(new Headers())
  expect(serverNow()).toEqual(new Date('2026-11-28T10:00:01Z'))
  noteServerTime(reply('Thu, 01 Jan 2015 00:01:00 GMT'))
  expect(serverNow()).toEqual(new Date())
})
