import * as z from 'zod/mini'
import { applicationStatuses, maxAnswersAtOnce } from '#applications/limits.ts'
import {
  Application,
  ApplicationAnswer,
  CourseMessage,
  NewApplication,
  ReceivedApplication,
} from '#applications/schema.ts'
import { route } from '#http.ts'
import { ofInstitution, ofUser, ofUserAnd, pageOf } from '#route-parts.ts'
import { numericIdentifier } from '#text.ts'

const status = z.optional(z.enum(applicationStatuses))

export const createApplication = route({
  method: 'POST',
  path: '/applications',
  summary: 'Apply to a course, once, with as many open applications as the plan allows',
  tag: 'applications',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: NewApplication,
  reply: { 201: Application },
  errors: ['not_found', 'application_limit', 'application_open', 'applications_closed', 'course_full'],
  rateLimit: 'application-account',
})

export const listApplications = route({
  method: 'GET',
  path: '/applications/:userId',
  summary: 'Read one’s applications, the latest first; those to one course or in one state where asked for',
  tag: 'applications',
  access: ['student'],
  ...ofUser,
  ...pageOf(Application, { course_id: z.optional(numericIdentifier), status }),
})

export const withdrawApplication = route({
  method: 'DELETE',
  path: '/applications/:userId/:id',
  summary: 'Withdraw an open application',
  tag: 'applications',
  access: ['student'],
  ...ofUserAnd({ id: numericIdentifier }),
  reply: { 200: Application },
  errors: ['not_found', 'application_decided'],
})

export const listReceivedApplications = route({
  method: 'GET',
  path: '/institutions/:id/applications',
  summary: 'Read what was applied for at an institution, the latest first: its own members and admins',
  tag: 'applications',
  ...ofInstitution,
  ...pageOf(ReceivedApplication, { course_id: z.optional(numericIdentifier), status }),
  errors: ['not_found'],
})

export const answerApplication = route({
  method: 'PUT',
  path: '/applications/:id/answer',
  summary: 'Accept or decline an open application to one’s own institution, once',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: ApplicationAnswer,
  reply: { 200: ReceivedApplication },
  errors: ['not_found', 'application_decided', 'course_full'],
})

const answerRefusals = ['not_found', 'application_decided', 'course_full'] as const

export const answerApplications = route({
  method: 'POST',
  path: '/institutions/:id/applications/answers',
  summary: 'Give open applications to one’s own institution the same answer, each by itself',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: z.extend(ApplicationAnswer, {
    ids: z.array(numericIdentifier).check(
      z.minLength(1),
      z.maxLength(maxAnswersAtOnce),
      z.refine((ids) => new Set(ids).size === ids.length, { params: { rule: 'distinct' } }),
    ),
  }),
  reply: {
    200: z.object({
      done: z.array(z.int()),
      refused: z.array(z.object({ id: z.int(), code: z.enum(answerRefusals) })),
    }),
  },
})

export const messageAccepted = route({
  method: 'POST',
  path: '/courses/:id/messages',
  summary:
    'Write to every learner accepted for one’s own course, in their inbox and by email; the same words reach each once',
  tag: 'applications',
  access: ['institution'],
  params: z.strictObject({ id: numericIdentifier }),
  body: CourseMessage,
  /** How many learners got it now: 0 if all had it already, or no one is accepted. */
  reply: { 200: z.object({ sent: z.int() }) },
  errors: ['not_found'],
  rateLimit: 'message-account',
})
