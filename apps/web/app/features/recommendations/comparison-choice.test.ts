import { expect, test } from 'vitest'
import { comparedCareers, withChoice } from '#features/recommendations/comparison-choice.ts'

test.each([
  [null, null],
  ['', null],
  ['frontend-developer', null],
  ['frontend-developer,frontend-developer', null],
  ['frontend-developer,astronaut', null],
  ['ui-ux-designer,frontend-developer', ['ui-ux-designer', 'frontend-developer']],
  ['qa-engineer,astronaut,data-scientist', ['qa-engineer', 'data-scientist']],
  ['qa-engineer,data-scientist,cloud-engineer,devops-engineer', ['qa-engineer', 'data-scientist', 'cloud-engineer']],
])('%j compares %j', (text, careers) => {
  expect(comparedCareers(text)).toEqual(careers)
})

test('a choice grows to three and no further, and shrinks', () => {
  expect(withChoice([], 'qa-engineer', true)).toEqual(['qa-engineer'])
  expect(withChoice(['qa-engineer'], 'qa-engineer', true)).toEqual(['qa-engineer'])
  expect(withChoice(['qa-engineer', 'data-scientist'], 'qa-engineer', false)).toEqual(['data-scientist'])
  const full = ['qa-engineer', 'data-scientist', 'cloud-engineer'] as const
  expect(withChoice(full, 'devops-engineer', true)).toEqual(full)
})
