import { afterEach, expect, test, vi } from 'vitest'
import { batchLookups } from '#lib/batch-lookups.ts'

/** Look-ups that end when the test says so. */
function controlled() {
  const asked: string[][] = []
  const ends: ((error?: Error) => void)[] = []
  const find = (keys: string[]) => {
    asked.push(keys)
    return new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
      ends.push((error) =>
        error === undefined ? resolve(new Map(keys.map((key) => [key, `value of ${key}`]))) : reject(error),
      )
    })
  }
  return { asked, ends, find }
}
afterEach(() => vi.restoreAllMocks())
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked for at the same time is looked up once, and each gets its own', async () => {
  const { asked, ends, find } = controlled()
  const look = batchLookups(async (keys) => {
    const found = new Map(await find(keys))
    found.delete('gone')
    return found
  })
  const answers = Promise.all([look('a'), look('b'), look('a'), look('gone')])
  await turn()
  expect(asked).toEqual([['a', 'b', 'gone']])
  ends[0]?.()
  expect(await answers).toEqual(['value of a', 'value of b', 'value of a', undefined])
})

test('a look-up that is asked for while another runs starts again, so that it sees what was written in between', async () => {
  const { asked, ends, find } = controlled()
  const look = batchLookups(find)
  const first = look('a')
  await turn()
  const second = look('a')
  await turn()
  expect(asked).toEqual([['a']])
  ends[0]?.()
  await first
  await turn()
  expect(asked).toEqual([['a'], ['a']])
  ends[1]?.()
  expect(await second).toBe('value of a')
})

test('what is asked for while another runs is looked up together', async () => {
  const { asked, ends, find } = controlled()
  const look = batchLookups(find)
  const first = look('a')
  await turn()
  const second = look('b')
  await turn()
  const third = look('c')
  await turn()
  ends[0]?.()
  await first
  await turn()
  expect(asked).toEqual([['a'], ['b', 'c']])
  ends[1]?.()
  expect(await Promise.all([second, third])).toEqual(['value of b', 'value of c'])
})

test('a slow look-up keeps no others waiting', async () => {
  const { asked, ends, find } = controlled()
  const look = batchLookups(find)
  const slow = look('a')
  await turn()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 1_000)
  const other = look('b')
  await turn()
  expect(asked).toEqual([['a'], ['b']])
  ends[1]?.()
  expect(await other).toBe('value of b')
  ends[0]?.()
  expect(await slow).toBe('value of a')
})

test('more keys than one statement takes wait for the next', async () => {
  const { asked, ends, find } = controlled()
  const look = batchLookups(find, { maxKeys: 2 })
  const answers = Promise.all([look('a'), look('b'), look('c')])
  await turn()
  ends[0]?.()
  await turn()
  await turn()
  expect(asked).toEqual([['a', 'b'], ['c']])
  ends[1]?.()
  expect(await answers).toEqual(['value of a', 'value of b', 'value of c'])
})

test('a failure reaches all that were joined, and later ones are looked up again', async () => {
  const { ends, find } = controlled()
  const look = batchLookups(find)
  const failed = Promise.allSettled([look('a'), look('b')])
  await turn()
  ends[0]?.(new Error('the database is away'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const later = look('a')
  await turn()
  ends[1]?.()
  expect(await later).toBe('value of a')
})
