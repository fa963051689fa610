import { afterEach, expect, test, vi } from 'vitest'
import { type Change, createOutbox, type OutboxOptions } from '#features/progress/outbox.ts'
import { stubBrowserStorage } from '#test/stub-browser-storage.ts'

const key = 'unsaved-progress:user'

afterEach(() => vi.unstubAllGlobals())

/** A server that answers when told to, and a clock that runs when told to. */
function world(stored?: string) {
  const calls: (Change & { answer: (error?: unknown) => void })[] = []
  const storage = stubBrowserStorage(stored === undefined ? {} : { [key]: stored }).browser.entries
  const refused: number[] = []
  const waiting: { work: () => void; milliseconds: number }[] = []
  const options: OutboxOptions = {
    save: (change) =>
      new Promise((resolve, reject) =>
        calls.push({ ...change, answer: (error) => (error === undefined ? resolve(undefined) : reject(error)) }),
      ),
    isFinal: (error) => error === 'final',
    onRefused: (stepId) => void refused.push(stepId),
    userId: 'user',
    schedule: (work, milliseconds) => {
      const entry = { work, milliseconds }
      waiting.push(entry)
      return () => void waiting.splice(waiting.indexOf(entry), 1)
    },
  }
  return { calls, storage, refused, waiting, options }
}

function started(options: OutboxOptions) {
  const outbox = createOutbox(options)
  outbox.resume()
  return outbox
}

const flushPromises = () => new Promise((resolve) => setImmediate(resolve))

test('a choice is there at once, kept over a reload, and gone from the outbox when saved', async () => {
  const { calls, storage, options } = world()
  const outbox = started(options)
  outbox.put({ stepId: 3, status: 'done' })
  expect(outbox.read()).toEqual([{ stepId: 3, status: 'done' }])
  expect(storage.get(key)).toBe('[{"stepId":3,"status":"done"}]')
  calls[0]?.answer()
  await flushPromises()
  expect(outbox.read()).toEqual([])
  expect(storage.size).toBe(0)
})

test('one save at a time, and the last choice for a step wins', async () => {
  const { calls, options } = world()
  const outbox = started(options)
  outbox.put({ stepId: 1, status: 'ongoing' })
  outbox.put({ stepId: 1, status: 'done' })
  outbox.put({ stepId: 1, status: 'not_started' })
  expect(calls).toHaveLength(1)
  calls[0]?.answer()
  await flushPromises()
  expect(calls[1]).toMatchObject({ stepId: 1, status: 'not_started' })
  calls[1]?.answer()
  await flushPromises()
  expect(outbox.read()).toEqual([])
})

test('a failed save stays unsaved and is tried again, later each time', async () => {
  const { calls, waiting, options } = world()
  const outbox = started(options)
  outbox.put({ stepId: 1, status: 'done' })
  for (const milliseconds of [1_000, 2_000, 4_000]) {
    calls.at(-1)?.answer('network')
    await flushPromises()
    expect(outbox.read()).toEqual([{ stepId: 1, status: 'done' }])
    expect(outbox.isFailing()).toBe(true)
    expect(waiting.at(-1)?.milliseconds).toBe(milliseconds)
    waiting.at(-1)?.work()
    await flushPromises()
  }
  calls.at(-1)?.answer()
  await flushPromises()
  expect(outbox.read()).toEqual([])
  expect(outbox.isFailing()).toBe(false)
})

test('what no retry can save is given up, and said', async () => {
  const { calls, refused, waiting, options } = world()
  const outbox = started(options)
  outbox.put({ stepId: 99, status: 'done' })
  calls[0]?.answer('final')
  await flushPromises()
  expect(outbox.read()).toEqual([])
  expect(refused).toEqual([99])
  expect(waiting).toEqual([])
})

test('what a reload left behind is sent, and nonsense in the storage is not', async () => {
  const left = [
    { stepId: 2, status: 'done' },
    { stepId: 2, task: 'learn', ticked: true },
  ]
  const nonsense = [
    { stepId: 'x', status: 'done' },
    { stepId: 1.5, status: 'done' },
    { stepId: 4, status: 'finished' },
    { stepId: 5, task: 'learn' },
    7,
  ]
  const { calls, options } = world(JSON.stringify([...left, ...nonsense]))
  expect(started(options).read()).toEqual(left)
  expect(calls).toMatchObject([{ stepId: 2, status: 'done' }])
  expect(started(world('{{').options).read()).toEqual([])
})

test('what was stored before tasks could be ticked is sent', async () => {
  const { options } = world('{"2":"done","x":"done","4":"finished"}')
  expect(started(options).read()).toEqual([{ stepId: 2, status: 'done' }])
})

test('the tasks and the status of a step are saved one by one, in the order they were marked', async () => {
  const { calls, options } = world()
  const outbox = started(options)
  outbox.put({ stepId: 12, task: 'build', ticked: true })
  outbox.put({ stepId: 12, task: 'learn', ticked: false })
  outbox.put({ stepId: 3, status: 'done' })
  outbox.put({ stepId: 12, task: 'learn', ticked: true })
  for (const call of [0, 1, 2]) {
    calls[call]?.answer()
    await flushPromises()
  }
  expect(calls).toMatchObject([
    { stepId: 12, task: 'build', ticked: true },
    { stepId: 3, status: 'done' },
    { stepId: 12, task: 'learn', ticked: true },
  ])
  expect(outbox.read()).toEqual([])
})

test('stopped, it keeps what is unsaved for the next time', async () => {
  const { calls, storage, options } = world()
  const outbox = started(options)
  outbox.stop()
  outbox.put({ stepId: 5, status: 'done' })
  expect(calls).toEqual([])
  expect(storage.get(key)).toBe('[{"stepId":5,"status":"done"}]')
  outbox.resume()
  expect(calls).toMatchObject([{ stepId: 5, status: 'done' }])
})

test('saving all of it ends when all is saved', async () => {
  const { calls, options } = world()
  const outbox = started(options)
  expect(await outbox.saveAll()).toBe(true)
  outbox.put({ stepId: 1, status: 'done' })
  outbox.put({ stepId: 2, status: 'ongoing' })
  const outcomes: boolean[] = []
  void outbox.saveAll().then((outcome) => outcomes.push(outcome))
  calls[0]?.answer()
  await flushPromises()
  expect(outcomes).toEqual([])
  calls[1]?.answer()
  await flushPromises()
  expect(outcomes).toEqual([true])
  expect(calls).toHaveLength(2)
})

test('saving all of it ends with the first failure, also after earlier ones', async () => {
  const { calls, options } = world()
  const outbox = started(options)
  outbox.put({ stepId: 1, status: 'done' })
  calls[0]?.answer('network')
  await flushPromises()
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
  outbox.put({ stepId: 2, status: 'done' })
  expect(await outbox.saveAll()).toBe(false)
})
