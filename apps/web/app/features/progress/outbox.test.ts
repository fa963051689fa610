import type { StepStatus } from '@milepost/contract/progress'
import { afterEach, expect, test, vi } from 'vitest'
import { createOutbox, type OutboxOptions } from '#features/progress/outbox.ts'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

const key = 'unsaved-progress:user'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers when told to, and a clock that runs when told to. */
function world(stored?: string) {
  const calls: { stepId: number; status: StepStatus; answer: (error?: unknown) => void }[] = []
  const storage = stubBrowserStorage(stored === undefined ? {} : { [key]: stored }).browser.entries
  const saved: [number, StepStatus][] = []
  const refused: number[] = []
  const waiting: { work: () => void; milliseconds: number }[] = []
  const options: OutboxOptions = {
    save: (stepId, status) =>
      new Promise((resolve, reject) =>
        calls.push({ stepId, status, answer: (error) => (error === undefined ? resolve(undefined) : reject(error)) }),
      ),
    onSaved: (stepId, status) => saved.push([stepId, status]),
    isFinal: (error) => error === 'final',
    onRefused: (stepId) => void refused.push(stepId),
    userId: 'user',
    schedule: (work, milliseconds) => {
      const entry = { work, milliseconds }
      waiting.push(entry)
      return () => void waiting.splice(waiting.indexOf(entry), 1)
    },
  }
  return { calls, storage, saved, refused, waiting, options }
}

function started(options: OutboxOptions) {
  const outbox = createOutbox(options)
  outbox.resume()
  return outbox
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a choice is there at once, kept over a reload, and gone from the outbox when saved', async () => {
  const { calls, storage, saved, options } = world()
  const outbox = started(options)
  outbox.put(3, 'done')
  expect(outbox.read()).toEqual({ 3: 'done' })
  expect(storage.get(key)).toBe('{"3":"done"}')
  calls[0]?.answer()
  await settled()
  expect(outbox.read()).toEqual({})
  expect(saved).toEqual([[3, 'done']])
  expect(storage.size).toBe(0)
})

test('one save at a time, and the last choice for a step wins', async () => {
  const { calls, saved, options } = world()
  const outbox = started(options)
  outbox.put(1, 'ongoing')
  outbox.put(1, 'done')
  outbox.put(1, 'not_started')
  expect(calls).toHaveLength(1)
  calls[0]?.answer()
  await settled()
  expect(calls[1]).toMatchObject({ stepId: 1, status: 'not_started' })
  calls[1]?.answer()
  await settled()
  expect(outbox.read()).toEqual({})
  expect(saved.at(-1)).toEqual([1, 'not_started'])
})

test('a failed save stays unsaved and is tried again, later each time', async () => {
  const { calls, waiting, options } = world()
  const outbox = started(options)
  outbox.put(1, 'done')
  for (const milliseconds of [1_000, 2_000, 4_000]) {
    calls.at(-1)?.answer('network')
    await settled()
    expect(outbox.read()).toEqual({ 1: 'done' })
    expect(outbox.isFailing()).toBe(true)
    expect(waiting.at(-1)?.milliseconds).toBe(milliseconds)
    waiting.at(-1)?.work()
    await settled()
  }
  calls.at(-1)?.answer()
  await settled()
  expect(outbox.read()).toEqual({})
  expect(outbox.isFailing()).toBe(false)
})

test('what no retry can save is given up, and said', async () => {
  const { calls, refused, waiting, options } = world()
  const outbox = started(options)
  outbox.put(99, 'done')
  calls[0]?.answer('final')
  await settled()
  expect(outbox.read()).toEqual({})
  expect(refused).toEqual([99])
  expect(waiting).toEqual([])
})

test('what a reload left behind is sent, and nonsense in the storage is not', async () => {
  const { calls, options } = world('{"2":"done","x":"done","4":"finished"}')
  expect(started(options).read()).toEqual({ 2: 'done' })
  expect(calls).toMatchObject([{ stepId: 2, status: 'done' }])
  expect(started(world('{{').options).read()).toEqual({})
})

test('stopped, it keeps what is unsaved for the next time', async () => {
  const { calls, storage, options } = world()
  const outbox = started(options)
  outbox.stop()
  outbox.put(5, 'done')
  expect(calls).toEqual([])
  expect(storage.get(key)).toBe('{"5":"done"}')
  outbox.resume()
  expect(calls).toMatchObject([{ stepId: 5, status: 'done' }])
})

test('saving all of it ends when all is saved', async () => {
  const { calls, options } = world()
  const outbox = started(options)
  expect(await outbox.saveAll()).toBe(true)
  outbox.put(1, 'done')
  outbox.put(2, 'ongoing')
  const outcomes: boolean[] = []
  void outbox.saveAll().then((outcome) => outcomes.push(outcome))
  calls[0]?.answer()
  await settled()
  expect(outcomes).toEqual([])
  calls[1]?.answer()
  await settled()
  expect(outcomes).toEqual([true])
  expect(calls).toHaveLength(2)
})

test('saving all of it ends with the first failure, also after earlier ones', async () => {
  const { calls, options } = world()
  const outbox = started(options)
  outbox.put(1, 'done')
  calls[0]?.answer('network')
  await settled()
  for (const attempt of [1, 2]) {
    const outcome = outbox.saveAll()
    calls[attempt]?.answer('network')
    expect(await outcome).toBe(false)
    expect(outbox.isFailing()).toBe(true)
  }
  const outcome = outbox.saveAll()
  calls[3]?.answer()
  expect(await outcome).toBe(true)
  outbox.stop()
  outbox.put(2, 'done')
  expect(await outbox.saveAll()).toBe(false)
})
