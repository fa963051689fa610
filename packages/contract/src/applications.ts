import * as z from 'zod/mini'
import { listReplyHeaders, pagingFields } from '#courses.ts'
import { route } from '#http.ts'
import { identifier, instant, numericIdentifier, optionalText } from '#text.ts'

export const maxApplicationMessageLength = 1000
export const maxApplicationAnswerLength = 1000

/** 'sent' is open; 'closed': the course or its institution is gone. */
export const applicationStatuses = ['sent', 'accepted', 'declined', 'withdrawn', 'closed'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

const shared = {
  id: z.int(),
  /** Null once the course is gone; its title stays. */
  courseId: z.nullable(z.int()),
  courseTitle: z.string(),
  status: z.enum(applicationStatuses),
  /** The institution's message. Null until it has answered, and where it left none. */
  answer: z.nullable(z.string()),
  createdAt: instant,
  decidedAt: z.nullable(instant),
}

/** An application as its learner sees it. */
export const Application = z.object({ ...shared, institutionName: z.string(), message: z.string() })
export type Application = z.output<typeof Application>

/** An application as its institution sees it. Who applied, and what they wrote, is gone once it is withdrawn. */
export const ReceivedApplication = z.object({
  ...shared,
  message: z.nullable(z.string()),
  applicant: z.nullable(z.object({ name: z.string(), email: z.string() })),
})
export type ReceivedApplication = z.output<typeof ReceivedApplication>

const status = z.optional(z.enum(applicationStatuses))

export const createApplication = route({
  method: 'POST',
  path: '/applications',
  summary: 'Apply to a course’s institution; as many open applications as the plan allows, one for each course',
  tag: 'applications',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({
    userId: identifier,
    courseId: numericIdentifier,
    message: optionalText(maxApplicationMessageLength),
  }),
  reply: { 201: Application },
  errors: [
    ...(['unauthenticated', 'forbidden', 'invalid', 'not_found', 'application_limit', 'application_open'] as const),
    'rate_limited',
  ],
  rateLimit: 'application-account',
})

export const listApplications = route({
  method: 'GET',
  path: '/applications/:userId',
  summary: 'Read one’s applications, the latest first; those to one course or in one state where asked for',
  tag: 'applications',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: z.strictObject({ userId: identifier }),
  query: z.strictObject({ course_id: z.optional(numericIdentifier), status, ...pagingFields }),
  reply: { 200: z.array(Application) },
  replyHeaders: listReplyHeaders,
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

export const withdrawApplication = route({
  method: 'DELETE',
  path: '/applications/:userId/:id',
  summary: 'Withdraw an open application',
  tag: 'applications',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: z.strictObject({ userId: identifier, id: numericIdentifier }),
  reply: { 200: Application },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found', 'application_decided'],
})

export const listReceivedApplications = route({
  method: 'GET',
  path: '/institutions/:id/applications',
  summary: 'Read what was applied for at an institution, the latest first: its own members and admins',
  tag: 'applications',
  access: ['institution', 'admin'],
  params: z.strictObject({ id: numericIdentifier }),
  query: z.strictObject({ status, ...pagingFields }),
  reply: { 200: z.array(ReceivedApplication) },
  replyHeaders: listReplyHeaders,
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found'],
})

export const answerApplication = route({
  method: 'PUT',
  path: '/applications/:id/answer',
  summary: 'Accept or decline an open application to one’s own institution, once',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: z.strictObject({
    status: z.enum(['accepted', 'declined']),
    answer: optionalText(maxApplicationAnswerLength),
  }),
  reply: { 200: ReceivedApplication },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found', 'application_decided'],
})
