import type { StepSummary } from '@milepost/contract/roadmaps/schema'
import { expect, test } from 'vitest'
import { stepGroups } from '#features/roadmaps/change/step-groups.ts'

const step = (key: string, status: StepSummary['status']): StepSummary => ({
  key,
  status,
  label: key,
  section: 'Foundations',
  hours: 4,
  milestone: false,
})
const keys = (steps: readonly StepSummary[]) => steps.map(({ key }) => key)

test('finished steps are told apart from the rest, among those kept and those left behind', () => {
  const groups = stepGroups({
    kept: [step('html', 'done'), step('css', 'ongoing'), step('git', 'not_started')],
    added: [step('figma', 'not_started')],
    removed: [step('react', 'not_started'), step('http', 'done'), step('vue', 'ongoing')],
  })
  expect(keys(groups.carriedOver)).toEqual(['html'])
  expect(keys(groups.kept)).toEqual(['css', 'git'])
  expect(keys(groups.added)).toEqual(['figma'])
  expect(keys(groups.leftBehind)).toEqual(['http', 'react', 'vue'])
  expect(groups.finishedLeftBehind).toBe(1)
})

test('nothing to change gives empty groups', () => {
  expect(stepGroups({ kept: [], added: [], removed: [] })).toEqual({
    carriedOver: [],
    kept: [],
    added: [],
    leftBehind: [],
    finishedLeftBehind: 0,
  })
})
