import { expect, test } from 'vitest'
import { summarise } from '#features/progress/summary.ts'

test.each([
  [0, [], 0, 0],
  [3, [], 0, 0],
  [3, [1], 1, 33],
  [3, [1, 2], 2, 67],
  [3, [1, 2, 3], 3, 100],
])('of %i steps with %j done: %i completed, %i percent', (total, done, completed, percent) => {
  const steps = Array.from({ length: total }, (_, index) => ({ id: index + 1 }))
  const statuses = Object.fromEntries(done.map((id) => [id, 'done' as const]))
  expect(summarise(steps, statuses)).toEqual({ completed, total, remaining: total - completed, percent })
})

test('a state for a step that is not there does not count', () => {
  expect(summarise([{ id: 1 }], { 1: 'ongoing', 9: 'done' })).toMatchObject({ completed: 0, total: 1 })
})
