import { expect, test } from 'vitest'
import { motivationAt } from '#features/overview/motivation.ts'
import { cutLabel, nextStepOf, type OverviewStep, sectionsOf } from '#features/overview/steps.ts'

const step = (id: number, section: string, done = false): OverviewStep => ({
  id,
  section,
  done,
  label: `Step ${id}`,
  milestone: false,
})

test.each([
  [0, 'starting'],
  [24, 'starting'],
  [25, 'progressing'],
  [49, 'progressing'],
  [50, 'halfway'],
  [74, 'halfway'],
  [75, 'almost'],
  [99, 'almost'],
  [100, 'completed'],
])('%i percent: %s', (percent, motivation) => {
  expect(motivationAt(percent)).toBe(motivation)
})

test('a label is cut at 30 characters, never inside one', () => {
  expect(cutLabel('Short')).toBe('Short')
  expect(cutLabel('x'.repeat(31))).toBe('x'.repeat(30))
  expect(cutLabel('🧭'.repeat(31))).toBe('🧭'.repeat(30))
})

test('steps stand by number, in runs of the same section', () => {
  const sections = sectionsOf([step(10, 'B'), step(2, 'A'), step(1, 'A'), step(11, 'A')])
  expect(sections.map(({ name, steps }) => [name, steps.map(({ id }) => id)])).toEqual([
    ['A', [1, 2]],
    ['B', [10]],
    ['A', [11]],
  ])
})

test('the next step is the lowest number that is not done', () => {
  expect(nextStepOf([step(10, 'A'), step(2, 'A'), step(1, 'A', true)])?.id).toBe(2)
  expect(nextStepOf([step(1, 'A', true)])).toBeNull()
})
