import * as z from 'zod/mini'
import { courseRequestStates } from '#constants/course-requests.ts'
import { decidedRequestKinds } from '#constants/queue.ts'
import { route } from '#http.ts'
import { institutionRequestStatuses } from '#institutions/requests.ts'
import { pageOf } from '#route-parts.ts'
import { instant, optionalText } from '#text.ts'

/** A request that admins have decided. */
const DecidedRequest = z.object({
  kind: z.enum(decidedRequestKinds),
  id: z.int(),
  /** The name of the institution or the course. */
  title: z.string(),
  /** Who asked. */
  from: z.string(),
  outcome: z.enum([...institutionRequestStatuses, ...courseRequestStates]),
  /** The reason of a rejection, or the answer. */
  reason: z.nullable(z.string()),
  decidedAt: instant,
  /** Who decided, or null where that account is gone. */
  decidedBy: z.nullable(z.string()),
})
export type DecidedRequest = z.output<typeof DecidedRequest>

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
