import * as z from 'zod/mini'
import { maxDecisionsAtOnce } from '#constants/queue.ts'
import { route } from '#http.ts'
import { queueItemId } from '#queue/details.ts'
import { optionalText, wholeNumber } from '#text.ts'

/** What can be approved or rejected without a written reply. */
const decidedKinds = ['institution_request', 'course', 'course_request', 'failed_job'] as const
export type DecidedKind = (typeof decidedKinds)[number]

const DecidedItem = z.strictObject({
  kind: z.enum(decidedKinds),
  id: queueItemId,
  /** Of a course: the version that was read. */
  version: z.optional(z.nullable(wholeNumber(1, 2_147_483_647))),
})

const QueueDecision = z
  .strictObject({
    /** Approving plans a requested course and runs a failed job again; rejecting declines the one and discards the other. */
    decision: z.enum(['approve', 'reject']),
    /** For those who are rejected. Discarding a job needs none. */
    reason: z.optional(optionalText(1000)),
    items: z.array(DecidedItem).check(z.minLength(1), z.maxLength(maxDecisionsAtOnce)),
  })
  .check(
    z.refine(
      ({ decision, reason = '', items }) =>
        decision === 'approve' || reason !== '' || items.every(({ kind }) => kind === 'failed_job'),
      {
        path: ['reason'],
        params: { rule: 'required' },
      },
    ),
  )

export const DecisionResult = z.object({
  kind: z.enum(decidedKinds),
  id: z.string(),
  /** Why it could not be decided, or null if it is. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** Whether the decision can be undone for a minute. */
  canUndo: z.boolean(),
})
export type DecisionResult = z.output<typeof DecisionResult>

export const decideQueueItems = route({
  method: 'POST',
  path: '/admin/queue/decisions',
  summary: 'Approve or reject several things that wait, each by itself. Those affected hear of it after a minute',
  tag: 'admin',
  access: ['admin'],
  body: QueueDecision,
  reply: { 200: z.array(DecisionResult) },
})

const UndoableItem = z.strictObject({
  kind: z.enum(['institution_request', 'course', 'course_request']),
  id: queueItemId,
})
export type UndoableItem = z.output<typeof UndoableItem>

export const undoQueueDecisions = route({
  method: 'POST',
  path: '/admin/queue/undo',
  summary: 'Undo decisions of the last minute, each by itself and unless anything has happened to it since',
  tag: 'admin',
  access: ['admin'],
  body: z.strictObject({ items: z.array(UndoableItem).check(z.minLength(1), z.maxLength(maxDecisionsAtOnce)) }),
  reply: { 200: z.array(DecisionResult) },
})
