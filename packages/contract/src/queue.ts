import * as z from 'zod/mini'
import { courseLanguages, listReplyHeaders } from '#constants/courses.ts'
import { maxQueueCount, queueKinds } from '#constants/queue.ts'
import { route } from '#http.ts'
import { pagingFields } from '#route-parts.ts'
import { instant, wholeNumber } from '#text.ts'

export type QueueKind = (typeof queueKinds)[number]

/** How many of each kind wait, at most `maxQueueCount`. */
export const QueueCounts = z.record(z.enum(queueKinds), z.int())
export type QueueCounts = z.output<typeof QueueCounts>

/** Something that waits for an admin. */
export const QueueItem = z.object({
  kind: z.enum(queueKinds),
  /** Unique within its kind. A failed job's is no number. */
  id: z.string(),
  /** Its name, or the beginning of its text. */
  title: z.string(),
  /** The language of a course. */
  language: z.nullable(z.enum(courseLanguages)),
  /** The person or institution it comes from, or null where there is none. */
  from: z.nullable(z.string()),
  /** Since when it waits. */
  since: instant,
  /** The version of a course, which a decision names. */
  version: z.nullable(z.int()),
})
export type QueueItem = z.output<typeof QueueItem>

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
