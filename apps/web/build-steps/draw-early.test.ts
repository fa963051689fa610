import { expect, test } from 'vitest'
import { cutLabel } from '../app/features/overview/steps.ts'
import type { EarlyReplies } from '../app/lib/early-answers.ts'
import { overviewSlots } from '../app/lib/overview-slots.ts'
import { findDrawing } from './draw-early.ts'

const details = ['learn', 'build', 'check'].map((id) => ({ id, label: `${id} it`, description: `How to ${id}` }))
const step = { id: 2, label: 'Draw a map', hours: 7.6, milestone: false, details }
const steps = [step, { ...step, id: 1, label: 'Find north' }]

function drawingOf(steps: object[], progress: object[] = [], user: object = {}) {
  const replies = {
    user: { name: 'kavin T', role: 'student', emailVerified: true, ...user },
    services: { mail: 'on' },
    progress,
    roadmap: { roadmap: steps, outdated: false, hoursPerWeek: null },
  }
  return findDrawing(replies as unknown as EarlyReplies, overviewSlots, 'en')
}

const done = (step_id: number) => ({ step_id, status: 'done', ticks: [] })

test('the drawing shows the first step that is not done, whatever their order, and its first open task', () => {
  expect(drawingOf(steps)?.words).toMatchObject({ labelBeginning: 'Find north', id: '1', total: '2', task: 'learn it' })
  const next = drawingOf(steps, [done(1)])
  expect(next?.words).toMatchObject({ id: '2', hours: '8', done: '0', tasks: '3', task: 'learn it' })
  expect(next?.parts).toEqual(['step', 'first-task'])
})

test('the drawing shows the next session of a step that has sessions', () => {
  const outcome = { id: 'outcome', label: 'What to show', description: 'A map' }
  const sessions = ['paper', 'ink'].map((id) => ({
    id,
    label: `Choose ${id}`,
    description: `choose ${id}`,
    hours: 2.5,
  }))
  const drawing = drawingOf(
    [{ ...step, details: [outcome, ...sessions] }],
    [{ step_id: 2, ticks: [{ task: 'paper' }] }],
  )
  expect(drawing?.parts).toEqual(['step-started', 'next-session'])
  expect(drawing?.words).toMatchObject({ task: 'Choose ink', sessionHours: '2.5', done: '1', tasks: '2' })
})

test('nothing is drawn where it could not be what the application draws', () => {
  expect(drawingOf(steps, [done(1), done(2)])).toBeNull()
  expect(drawingOf([])).toBeNull()
  expect(drawingOf(steps, [], { role: 'institution' })).toBeNull()
  expect(drawingOf(steps, [], { emailVerified: false })).toBeNull()
  expect(drawingOf(steps, [], { name: ' ' })).toBeNull()
  expect(drawingOf([{ ...step, hours: 1 }])).toBeNull()
})

test('a name that a button cuts off is cut at the same letter', () => {
  const { labelBeginning, restOfLabel } = overviewSlots
  expect(cutLabel(labelBeginning + restOfLabel)).toBe(labelBeginning)
  const words = drawingOf([{ ...step, label: 'Learn the words of maps 🗺️ from their legends' }])?.words
  expect(words?.labelBeginning).toBe(cutLabel('Learn the words of maps 🗺️ from their legends'))
})
