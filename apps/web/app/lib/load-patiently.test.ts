import { afterEach, expect, test, vi } from 'vitest'
import { loadPatiently } from '#lib/load-patiently.ts'

afterEach(() => vi.unstubAllGlobals())

test('without a connection it waits for one, and tries again then', async () => {
  const network = Object.assign(new EventTarget(), { onLine: false })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('window', network)
  const tries: string[] = []
  const loaded = loadPatiently(async () => {
    tries.push('tried')
    if (tries.length < 6) throw new TypeError('no connection')
    return 'a dialog'
  })
  for (let dropped = 0; dropped < 5; dropped += 1) {
    await vi.waitFor(() => expect(tries).toHaveLength(dropped + 1))
    await Promise.resolve()
    network.dispatchEvent(new Event('online'))
  }
  expect(await loaded).toBe('a dialog')
})

test('what cannot be had with a connection is an error after three tries', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  const load = vi.fn(() => Promise.reject(new TypeError('gone')))
  const loaded = expect(loadPatiently(load)).rejects.toThrow('gone')
  await vi.runAllTimersAsync()
  await loaded
  expect(load).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
