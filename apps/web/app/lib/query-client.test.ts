import { afterEach, expect, test, vi } from 'vitest'
import { failureOf } from '#lib/api-error.ts'
import { retryDelay } from '#lib/query-client.ts'

afterEach(() => vi.restoreAllMocks())

test('a busy server is asked again no sooner than it wants, and at different times', () => {
  const busy = failureOf(503, null, 3)
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5)
  expect([retryDelay(0, busy), retryDelay(0, busy)]).toEqual([3_000, 3_750])
})

test('without such a wish the wait doubles, up to half a minute', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const lost = new Error('no connection')
  expect([0, 1, 2, 9].map((failures) => retryDelay(failures, lost))).toEqual([1_000, 2_000, 4_000, 30_000])
  expect(retryDelay(0, failureOf(503, null, 600))).toBe(30_000)
})
