import type { StepStatus } from '@milepost/contract/progress/limits'
import type { StepProgress, Tick } from '@milepost/contract/progress/schema'
import { expect, test } from 'vitest'
import { statusesOf, tickedTasksOf } from '#features/progress/shown-progress.ts'
import { hoursSince, startOfWeek } from '#features/progress/week-hours.ts'

const monday = new Date('2026-11-23T00:00:00.000Z')
const tick = (task: Tick['task'], tickedAt = '2026-11-24T10:00:00.000Z', hours = 4): Tick => ({ task, hours, tickedAt })
const row = (step_id: number, status: StepStatus, ticks: Tick[] = []): StepProgress => ({
  step_id,
  status,
  updatedAt: '2026-11-24T10:00:00.000Z',
  ticks,
})
const details = ['outcome', 'learn', 'build', 'check'].map((id) => ({ id, label: id, description: id }))
const steps = [
  { id: 1, hours: 12, details },
  { id: 2, hours: 20, details: 'Show it to someone.' },
]

test('a ticked task starts its step at once, and what is not saved yet lies over what is', () => {
  const saved = { 2: row(2, 'ongoing', [tick('build')]) }
  const changes = [
    { stepId: 1, task: 'learn', ticked: true },
    { stepId: 2, task: 'build', ticked: false },
    { stepId: 2, status: 'done' },
  ] as const
  expect(statusesOf(saved, changes)).toEqual({ 1: 'ongoing', 2: 'done' })
  expect(tickedTasksOf(saved, changes)).toEqual({ 1: new Set(['learn']), 2: new Set() })
})

test('a tick leaves a finished step finished', () => {
  expect(statusesOf({ 1: row(1, 'done') }, [{ stepId: 1, task: 'learn', ticked: true }])).toEqual({ 1: 'done' })
})

test('the hours of the week are those ticked since Monday, in half hours', () => {
  const saved = { 1: row(1, 'ongoing', [tick('learn', '2026-11-22T23:00:00.000Z'), tick('build', undefined, 4.2)]) }
  expect(hoursSince(monday, steps, { saved, changes: [] })).toBe(4)
})

test('what is not saved yet is part of the week: a task its share, a finished step what was left of it', () => {
  const saved = { 1: row(1, 'ongoing', [tick('learn', '2026-11-01T10:00:00.000Z')]) }
  expect(hoursSince(monday, steps, { saved, changes: [{ stepId: 1, task: 'build', ticked: true }] })).toBe(4)
  expect(hoursSince(monday, steps, { saved, changes: [{ stepId: 1, status: 'done' }] })).toBe(8)
  expect(hoursSince(monday, steps, { saved: {}, changes: [{ stepId: 2, status: 'done' }] })).toBe(20)
})

test('a task that was just unticked is no part of the week', () => {
  const saved = { 1: row(1, 'ongoing', [tick('build')]) }
  expect(hoursSince(monday, steps, { saved, changes: [{ stepId: 1, task: 'build', ticked: false }] })).toBe(0)
})

test('weeks begin on Monday at midnight', () => {
  for (const day of ['2026-11-23T00:00', '2026-11-25T13:30', '2026-11-29T23:59'])
    expect(startOfWeek(new Date(day))).toEqual(new Date('2026-11-23T00:00'))
})
