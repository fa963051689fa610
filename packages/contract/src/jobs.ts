import * as z from 'zod/mini'
import { route } from '#http.ts'
import { pageOf } from '#route-parts.ts'
import { identifier, instant } from '#text.ts'

/** A job that has failed for good. Only the parts of its data without personal data are shown. */
export const FailedJob = z.object({
  id: identifier,
  /** Its queue, such as 'send-mail'. */
  name: z.string(),
  /** How often it was tried, or null where that is unknown. */
  tries: z.nullable(z.int()),
  /** When it was queued, or null where that is unknown. */
  sentAt: z.nullable(instant),
  failedAt: instant,
  /** The last error, without addresses, names and secrets. */
  error: z.string(),
  about: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type FailedJob = z.output<typeof FailedJob>

const JobParams = z.strictObject({ id: identifier })

export const listFailedJobs = route({
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Jobs that failed as often as they may and were put aside, the latest first',
  tag: 'admin',
  access: ['admin'],
  ...pageOf(FailedJob),
})

export const retryJob = route({
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  summary: 'Put a failed job into its queue again, once',
  tag: 'admin',
  access: ['admin'],
  params: JobParams,
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

export const discardJob = route({
  method: 'DELETE',
  path: '/admin/jobs/:id',
  summary: 'Give a failed job up for good',
  tag: 'admin',
  access: ['admin'],
  params: JobParams,
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})
