import { expect, test, vi } from 'vitest'
import { Load, separateBudgets } from '#lib/load.ts'

/** Enters as `address` without waiting for a place. */
const ask = (load: Load, address: string, granted: string[], kind: 'read' | 'generation' = 'read') =>
  void Promise.resolve(load.enter(kind, address)).then((entered) => entered && granted.push(address))
const settle = () => new Promise(setImmediate)

test('one address alone may use all slots; freed ones go to the addresses that hold the fewest', async () => {
  const load = new Load(4)
  const granted: string[] = []
  for (let call = 0; call < 8; call += 1) ask(load, 'greedy', granted)
  ask(load, 'modest', granted)
  await settle()
  expect(granted).toEqual(['greedy', 'greedy', 'greedy', 'greedy'])
  load.leave('read', 'greedy')
  ask(load, 'other', granted)
  load.leave('read', 'greedy')
  load.leave('read', 'greedy')
  await settle()
  expect(granted.slice(4)).toEqual(['modest', 'other', 'greedy'])
})

test('of addresses that hold none, the one that used the least time comes first', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const load = new Load(1)
  const granted: string[] = []
  for (const [address, milliseconds] of Object.entries({ costly: 200, cheap: 10, holds: 0 })) {
    ask(load, address, granted)
    vi.advanceTimersByTime(milliseconds)
    if (milliseconds > 0) load.leave('read', address)
  }
  ask(load, 'costly', granted)
  ask(load, 'cheap', granted)
  load.leave('read', 'holds')
  await settle()
  expect(granted.at(-1)).toBe('cheap')
  vi.useRealTimers()
})

test('a waiting read is not held up by generation, which may fill half', async () => {
  const load = new Load(2)
  const granted: string[] = []
  expect(load.enter('generation', 'a')).toBe(true)
  ask(load, 'waits', granted, 'generation')
  expect(load.enter('read', 'a')).toBe(true)
  ask(load, 'reads', granted)
  load.leave('read', 'a')
  await settle()
  expect(granted).toEqual(['reads'])
})

test('who waits too long is refused, and so is who finds the line full of shorter parts', async () => {
  vi.useFakeTimers()
  const load = new Load(1)
  expect(load.enter('read', 'first')).toBe(true)
  const flood = Array.from({ length: 512 }, () => load.enter('read', 'flood'))
  expect(load.enter('read', 'flood')).toBe(false)
  const modest = load.enter('read', 'modest')
  expect(await flood.at(-1)).toBe(false)
  load.leave('read', 'first')
  expect(await flood[0]).toBe(true)
  vi.advanceTimersByTime(300)
  expect(await modest).toBe(false)
  vi.useRealTimers()
})

test('what is counted separately has a budget each', () => {
  const load = new Load(1)
  for (let call = 0; call < separateBudgets.upload; call += 1) expect(load.enter('upload', '')).toBe(true)
  expect([load.enter('upload', ''), load.enter('page', ''), load.enter('essential', '')]).toEqual([false, true, true])
  load.leave('upload', '')
  expect(load.enter('upload', '')).toBe(true)
})
