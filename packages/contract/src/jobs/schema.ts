import * as z from 'zod/mini'
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
