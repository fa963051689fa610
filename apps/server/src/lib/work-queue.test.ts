import { expect, test } from 'vitest'
import { QueueBusyError, WorkQueue } from '#lib/work-queue.ts'

/** Work that ends on command. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let begun = false
  const work = () => {
    begun = true
    return promise
  }
  return { work, end: resolve, fail: reject, isBegun: () => begun }
}

test('so much work runs at once, and the rest in the order in which it came', async () => {
  const queue = new WorkQueue({ concurrency: 2 })
  const [first, second, third, fourth] = [heldWork(), heldWork(), heldWork(), heldWork()]
  const results = [first, second, third, fourth].map(({ work }) => queue.run(work))
  expect([first, second, third, fourth].map(({ isBegun }) => isBegun())).toEqual([true, true, false, false])
  second.end('second')
  await results[1]
  await expect.poll(third.isBegun).toBe(true)
  expect(fourth.isBegun()).toBe(false)
  for (const held of [first, third, fourth]) held.end('done')
  expect(await Promise.all(results)).toEqual(['done', 'second', 'done', 'done'])
})

test('work that fails gives its place to the next', async () => {
  const queue = new WorkQueue({ concurrency: 1 })
  const failing = heldWork()
  const failed = queue.run(failing.work)
  const next = queue.run(async () => 'next')
  failing.fail(new Error('broken'))
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

test('where too many wait, work is refused at once', async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 1 })
  const held = heldWork()
  const running = queue.run(held.work)
  const waiting = queue.run(async () => 'waited')
  await expect(queue.run(async () => 'too many')).rejects.toThrow(QueueBusyError)
  held.end('done')
  expect(await Promise.all([running, waiting])).toEqual(['done', 'waited'])
})

test('work that waits for too long is refused and never begun', async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaitMilliseconds: 1 })
  const held = heldWork()
  const running = queue.run(held.work)
  const late = heldWork()
  await expect(queue.run(late.work)).rejects.toThrow(QueueBusyError)
  held.end('done')
  expect(await running).toBe('done')
  expect(late.isBegun()).toBe(false)
  expect(await queue.run(async () => 'free again')).toBe('free again')
})
