import type { Reason } from '@milepost/contract/recommendations'
import { expect, test } from 'vitest'
import { strongestReasons } from '#features/recommendations/strongest-reasons.ts'

const interest = (name: string, weight: number): Reason => ({
  code: 'interest_area',
  field: 'interestAreas',
  quote: null,
  params: { interest: name },
  weight,
})
const goal = (quote: string, weight: number): Reason => ({
  code: 'words_in_goals',
  field: 'shortTermGoals',
  quote,
  params: { skill: 'HTML' },
  weight,
})

test('reasons of one kind make one sentence, the weightiest kind first', () => {
  expect(strongestReasons([goal('websites', 9), interest('Design', 6), interest('Teamwork', 5)], 3)).toEqual([
    { code: 'interest_area', names: ['Design', 'Teamwork'], quoted: false },
    { code: 'words_in_goals', names: ['websites'], quoted: true },
  ])
})

test('a sentence repeats nothing and names at most three things, the weightiest', () => {
  const [group] = strongestReasons([goal('d', 1), goal('React', 8), goal('react', 7), goal('b', 6), goal('c', 5)], 1)
  expect(group?.names).toEqual(['react', 'b', 'c'])
})

test('no more sentences than wanted', () => {
  expect(strongestReasons([goal('a', 1), interest('Design', 2)], 1)).toHaveLength(1)
  expect(strongestReasons([], 3)).toEqual([])
})
