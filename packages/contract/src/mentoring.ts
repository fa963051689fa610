import * as z from 'zod/mini'
import { route } from '#http.ts'
import { identifier, instant, numericIdentifier, requiredText } from '#text.ts'

export const mostProposedTimes = 5
export const longestMentoringTopic = 1000

const mentoringStates = ['requested', 'answered', 'declined', 'withdrawn'] as const

export const MentoringRequest = z.object({
  id: z.int(),
  topic: z.string(),
  proposedTimes: z.array(instant),
  status: z.enum(mentoringStates),
  /** The time and place an admin has answered with. */
  answer: z.nullable(z.object({ time: z.nullable(instant), link: z.nullable(z.string()), note: z.string() })),
  createdAt: instant,
})
export type MentoringRequest = z.output<typeof MentoringRequest>

export const createMentoringRequest = route({
  method: 'POST',
  path: '/mentoring/requests',
  summary: 'Ask for a session with a mentor at one of some proposed times; one open request at a time',
  tag: 'mentoring',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({
    userId: identifier,
    topic: requiredText(longestMentoringTopic),
    proposedTimes: z.array(instant).check(z.minLength(1), z.maxLength(mostProposedTimes)),
  }),
  reply: { 201: MentoringRequest },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'plan_required', 'mentoring_open'],
})

export const listMentoringRequests = route({
  method: 'GET',
  path: '/mentoring/requests/:userId',
  summary: 'Read one’s mentoring requests, the latest first',
  tag: 'mentoring',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: z.strictObject({ userId: identifier }),
  reply: { 200: z.array(MentoringRequest) },
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

export const withdrawMentoringRequest = route({
  method: 'DELETE',
  path: '/mentoring/requests/:userId/:id',
  summary: 'Withdraw an open mentoring request',
  tag: 'mentoring',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: z.strictObject({ userId: identifier, id: numericIdentifier }),
  reply: { 200: MentoringRequest },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found', 'mentoring_decided'],
})
