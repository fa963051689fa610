import { expect, test } from 'vitest'
import { carryStatuses } from '#features/roadmaps/carry-statuses.ts'

const steps = (...keys: string[]) => keys.map((key, index) => ({ id: index + 1, key }))

test('states follow what a step teaches to its new number', () => {
  const statuses = { 1: 'done', 2: 'ongoing', 3: 'done' } as const
  expect(carryStatuses(steps('html', 'css', 'git'), steps('css', 'http', 'git'), statuses)).toEqual({
    1: 'ongoing',
    3: 'done',
  })
})

test('the state of a number that is no step is left behind', () => {
  expect(carryStatuses(steps('html'), steps('html', 'css'), { 2: 'done' })).toEqual({})
})
