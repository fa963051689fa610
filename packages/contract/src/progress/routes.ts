import * as z from 'zod/mini'
import { route } from '#http.ts'
import { stepStatuses } from '#progress/limits.ts'
import { StepProgress } from '#progress/schema.ts'
import { ofUser } from '#route-parts.ts'
import { identifier, wholeNumber } from '#text.ts'

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
  summary: 'Tick a session or a task of a step, or untick it; the first tick starts the step',
  tag: 'progress',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({
    ...stepFields,
    task: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,59}$/)),
    ticked: z.boolean(),
  }),
  reply: { 200: StepProgress },
  errors: ['not_found'],
})
