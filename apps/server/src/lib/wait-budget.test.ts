import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countWait, runWithWaitBudget, WaitedTooLongError, waitWithinBudget } from '#lib/wait-budget.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<void>(() => undefined)
const pass = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

test.each([
  ['one', () => waitWithinBudget(never, true), 3_500],
  [
    'several in a row',
    async () => {
      await countWait(() => pass(300))
      await waitWithinBudget(pass(1_000), false)
      await waitWithinBudget(never, true)
    },
    3_500,
  ],
  ['several at once', () => Promise.all([waitWithinBudget(pass(2_000), false), waitWithinBudget(never, true)]), 3_500],
  [
    'one that follows an answer',
    async () => {
      await waitWithinBudget(pass(2_000), true)
      await waitWithinBudget(never, true)
    },
    5_500,
  ],
  [
    'one after other work',
    async () => {
      await pass(9_000)
      await waitWithinBudget(never, true)
    },
    12_500,
  ],
])('a request gives up waiting: %s', async (_, work, milliseconds) => {
  const began = performance.now()
  const end = Promise.withResolvers<unknown>()
  runWithWaitBudget(() => void work().then(end.resolve, end.resolve))
  await vi.advanceTimersByTimeAsync(20_000)
  const error = await end.promise
  expect(error).toBeInstanceOf(WaitedTooLongError)
  expect(performance.now() - began).toBeGreaterThanOrEqual(milliseconds)
})

test('jobs wait for as long as it takes', async () => {
  const done = waitWithinBudget(pass(10_000), true)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(done).resolves.toBeUndefined()
})
