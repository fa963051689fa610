import * as z from 'zod/mini'
import { stepStatuses } from '#constants/progress.ts'
import { route } from '#http.ts'
import { identifier, instant, wholeNumber } from '#text.ts'

export type StepStatus = (typeof stepStatuses)[number]

export const StepProgress = z.object({ step_id: z.int(), status: z.enum(stepStatuses), updatedAt: instant })
export type StepProgress = z.output<typeof StepProgress>

export const listProgress = route({
  method: 'GET',
  path: '/progress/:userId',
  summary: 'The states of the current roadmap’s steps (those never touched are left out)',
  tag: 'progress',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: z.strictObject({ userId: identifier }),
  reply: { 200: z.array(StepProgress) },
})

export const saveProgress = route({
  method: 'POST',
  path: '/progress',
  summary: 'Set the state of one step',
  tag: 'progress',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({
    userId: identifier,
    /** A number, or the same number as text. */
    stepId: wholeNumber(1, 10_000),
    status: z.enum(stepStatuses),
  }),
  reply: { 200: StepProgress },
  errors: ['not_found'],
})
