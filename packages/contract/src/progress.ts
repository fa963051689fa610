import * as z from 'zod/mini'
import { stepStatuses, stepTasks } from '#constants/progress.ts'
import { route } from '#http.ts'
import { ofUser } from '#route-parts.ts'
import { identifier, instant, wholeNumber } from '#text.ts'

export type StepStatus = (typeof stepStatuses)[number]

export type StepTask = (typeof stepTasks)[number]

/** A ticked task, or a whole step that was marked done and has no tasks. */
const Tick = z.object({
  task: z.enum([...stepTasks, 'step']),
  /** The task's share of the step's hours, as it was when it was ticked. */
  hours: z.number(),
  tickedAt: instant,
})
export type Tick = z.output<typeof Tick>

export const StepProgress = z.object({
  step_id: z.int(),
  status: z.enum(stepStatuses),
  updatedAt: instant,
  /** What is ticked. A step that is marked done gets the ticks it lacks, and loses them when that is taken back. */
  ticks: z.array(Tick),
})
export type StepProgress = z.output<typeof StepProgress>

export const listProgress = route({
  method: 'GET',
  path: '/progress/:userId',
  summary: 'The states of the current roadmap’s steps (those never touched are left out)',
  tag: 'progress',
  access: ['student'],
  ...ofUser,
  reply: { 200: z.array(StepProgress) },
})

/** The step's number, or the same number as text. */
const stepFields = { userId: identifier, stepId: wholeNumber(1, 10_000) }

export const saveProgress = route({
  method: 'POST',
  path: '/progress',
  summary: 'Set the state of one step',
  tag: 'progress',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({ ...stepFields, status: z.enum(stepStatuses) }),
  reply: { 200: StepProgress },
  errors: ['not_found'],
})

export const saveTick = route({
  method: 'POST',
  path: '/progress/ticks',
  summary: 'Tick a task of a step, or untick it; the first tick starts the step',
  tag: 'progress',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({ ...stepFields, task: z.enum(stepTasks), ticked: z.boolean() }),
  reply: { 200: StepProgress },
  errors: ['not_found'],
})
