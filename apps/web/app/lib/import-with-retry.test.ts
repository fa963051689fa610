import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWithRetry } from '#lib/import-with-retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without a connection nothing is tried until there is one', async () => {
  const network = Object.assign(new EventTarget(), { onLine: false })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('window', network)
  const load = vi.fn(async () => 'a dialog')
  const loaded = importWithRetry(load)
  await vi.runAllTimersAsync()
  expect(load).not.toHaveBeenCalled()
  network.onLine = true
  network.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('a dialog')
})

test('what cannot be had with a connection is an error after three tries', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = vi.fn(() => Promise.reject(new TypeError('gone')))
  const loaded = expect(importWithRetry(load)).rejects.toThrow('gone')
  await vi.runAllTimersAsync()
  await loaded
  expect(load).toHaveBeenCalledTimes(3)
})
