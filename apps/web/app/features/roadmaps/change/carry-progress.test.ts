import type { StepStatus } from '@milepost/contract/progress/limits'
import type { StepProgress } from '@milepost/contract/progress/schema'
import { expect, test } from 'vitest'
import { carryProgress } from '#features/roadmaps/change/carry-progress.ts'

const steps = (...keys: string[]) => keys.map((key, index) => ({ id: index + 1, key }))
const updatedAt = '2026-11-22T10:00:00.000Z'
const progress = (step_id: number, status: StepStatus): StepProgress => ({
  step_id,
  status,
  updatedAt,
  ticks: [{ task: 'learn', hours: step_id, tickedAt: updatedAt }],
})

test('progress follows what a step teaches to its new number, with its ticks', () => {
  const before = { 1: progress(1, 'done'), 2: progress(2, 'ongoing'), 3: progress(3, 'done') }
  expect(carryProgress(steps('html', 'css', 'git'), steps('css', 'http', 'git'), before)).toEqual({
    1: { ...before[2], step_id: 1 },
    3: before[3],
  })
})

test('the progress of a number that is no step is left behind', () => {
  expect(carryProgress(steps('html'), steps('html', 'css'), { 2: progress(2, 'done') })).toEqual({})
})
