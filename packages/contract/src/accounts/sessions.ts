import * as z from 'zod/mini'
import { route } from '#http.ts'
import { identifier, instant } from '#text.ts'

/** A user's session. Browser and system are read from the user agent, and null where that is unknown. */
export const OpenSession = z.object({
  id: identifier,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** This is the caller's own session. */
  current: z.boolean(),
  createdAt: instant,
  /** Five minutes late at most. */
  lastSeenAt: instant,
})
export type OpenSession = z.output<typeof OpenSession>

const UserParams = z.strictObject({ id: identifier })

export const listSessions = route({
  method: 'GET',
  path: '/users/:id/sessions',
  summary: 'List where one is signed in: this session first, then by last use',
  tag: 'accounts',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  beforeSecondFactor: true,
  params: UserParams,
  reply: { 200: z.array(OpenSession) },
})

export const endSession = route({
  method: 'DELETE',
  path: '/users/:id/sessions/:sessionId',
  summary: 'End one of one’s sessions at once',
  tag: 'accounts',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  beforeSecondFactor: true,
  params: z.strictObject({ id: identifier, sessionId: identifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/users/:id/sessions',
  summary: 'End all of one’s sessions but this one, freshly authenticated',
  tag: 'accounts',
  access: 'signed-in',
  subject: { in: 'params', name: 'id' },
  beforeSecondFactor: true,
  params: UserParams,
  reply: { 200: z.object({ ended: z.int() }) },
  errors: ['reauthentication_required'],
})
