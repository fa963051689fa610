import type { Reason } from '@milepost/contract/recommendations/schema'
import { expect, test } from 'vitest'
import { strongestObjections, strongestReasons } from '#features/recommendations/strongest-reasons.ts'

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

const hint = (career: string, reason: string): Reason => ({
  code: 'rejection_hint',
  field: null,
  quote: null,
  params: { reason, career },
  weight: 4,
})

test('careers set aside for different reasons make different sentences', () => {
  const hints = [hint('QA Engineer', 'takes_too_long'), hint('Data Scientist', 'too_technical')]
  expect(strongestReasons([...hints, hint('Cloud Engineer', 'too_technical')], 3)).toEqual([
    { code: 'rejection_hint', names: ['Data Scientist', 'Cloud Engineer'], quoted: false, minded: 'too_technical' },
    { code: 'rejection_hint', names: ['QA Engineer'], quoted: false, minded: 'takes_too_long' },
  ])
})

test('that another career was named is an objection only where there is no other', () => {
  const named: Reason = {
    code: 'preference_elsewhere',
    field: 'preferredCareer',
    quote: null,
    weight: -5,
    params: { career: 'QA Engineer' },
  }
  const short: Reason = {
    code: 'education_short',
    field: 'educationLevel',
    quote: null,
    weight: -4,
    params: { education: 'Diploma' },
  }
  expect(strongestObjections([named, short], 2).map(({ code }) => code)).toEqual(['education_short'])
  expect(strongestObjections([named], 2).map(({ code }) => code)).toEqual(['preference_elsewhere'])
  expect(strongestObjections([], 2)).toEqual([])
})
