import * as z from 'zod/mini'
import { listReplyHeaders } from '#courses/limits.ts'
import { route } from '#http.ts'
import { decidedKinds, decidedRequestKinds, maxDecisionsAtOnce, maxQueueCount, queueKinds } from '#queue/limits.ts'
import { DecidedRequest, DecisionResult, QueueDetails, QueueItem, queueItemId, UndoableItem } from '#queue/schema.ts'
import { pageOf, pagingFields } from '#route-parts.ts'
import { numericIdentifier, optionalText, requiredLine, wholeNumber } from '#text.ts'

export const listQueue = route({
  method: 'GET',
  path: '/admin/queue',
  summary: 'Everything that waits for an admin, the oldest first',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject({
    kind: z.optional(z.enum(queueKinds)),
    ...pagingFields,
    /** Up to all at once, so that what is selected to be decided is read in one moment. */
    page_size: z.optional(wholeNumber(1, maxQueueCount)),
  }),
  reply: { 200: z.array(QueueItem) },
  replyHeaders: listReplyHeaders,
})

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

export const decideQueueItems = route({
  method: 'POST',
  path: '/admin/queue/decisions',
  summary: 'Approve or reject several things that wait, each by itself. Those affected hear of it after a minute',
  tag: 'admin',
  access: ['admin'],
  body: QueueDecision,
  reply: { 200: z.array(DecisionResult) },
})

export const undoQueueDecisions = route({
  method: 'POST',
  path: '/admin/queue/undo',
  summary: 'Undo decisions of the last minute, each by itself and unless anything has happened to it since',
  tag: 'admin',
  access: ['admin'],
  body: z.strictObject({ items: z.array(UndoableItem).check(z.minLength(1), z.maxLength(maxDecisionsAtOnce)) }),
  reply: { 200: z.array(DecisionResult) },
})

export const getQueueItem = route({
  method: 'GET',
  path: '/admin/queue/:kind/:id',
  summary: 'One thing that waits for an admin in full, with what to know before deciding',
  tag: 'admin',
  access: ['admin'],
  params: z.strictObject({ kind: z.enum(queueKinds), id: queueItemId }),
  reply: { 200: QueueDetails },
  errors: ['not_found'],
})

export const findSimilarInstitutions = route({
  method: 'GET',
  path: '/admin/institutions/similar',
  summary: 'Names of institutions, and of open requests, that are nearly the same as a name',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject({ name: requiredLine(150) }),
  reply: { 200: z.array(z.string()) },
})

export const listDecidedRequests = route({
  method: 'GET',
  path: '/admin/decided-requests',
  summary: 'Requests for institutions and courses that were decided, the latest first',
  tag: 'admin',
  access: ['admin'],
  ...pageOf(DecidedRequest, {
    kind: z.optional(z.enum(decidedRequestKinds)),
    /** Words of the name, of who asked or of who decided. */
    search: z.optional(optionalText(200)),
  }),
})

export const reviewMessageReport = route({
  method: 'PUT',
  path: '/admin/message-reports/:id',
  summary: 'Decide about a reported message: take it away from both sides, or leave it',
  tag: 'admin',
  access: ['admin'],
  params: z.strictObject({ id: numericIdentifier }),
  body: z.strictObject({ remove: z.boolean() }),
  reply: { 204: z.undefined() },
  errors: ['not_found', 'message_decided'],
})
