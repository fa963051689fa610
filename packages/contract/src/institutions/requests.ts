import * as z from 'zod/mini'
import { route } from '#http.ts'
import { institutionProfileFields } from '#institutions.ts'
import { ofUser, pageOf } from '#route-parts.ts'
import { identifier, instant, numericIdentifier, optionalText } from '#text.ts'

export const institutionRequestStatuses = ['pending', 'approved', 'rejected'] as const
export type InstitutionRequestStatus = (typeof institutionRequestStatuses)[number]

const maxRejectionReasonLength = 1000

const shared = {
  id: z.int(),
  user_id: identifier,
  name: z.string(),
  email: z.string(),
  description: z.string(),
  address: z.string(),
  status: z.enum(institutionRequestStatuses),
  /** Why it was rejected; null where no reason was given. */
  reason: z.nullable(z.string()),
  createdAt: instant,
  decidedAt: z.nullable(instant),
}

/** A request to become an institution, for its applicant. */
export const InstitutionRequest = z.object(shared)
export type InstitutionRequest = z.output<typeof InstitutionRequest>

/** A request for admins, with its applicant. */
export const PendingInstitutionRequest = z.object({
  ...shared,
  applicant: z.object({ name: z.string(), email: z.string() }),
})
export type PendingInstitutionRequest = z.output<typeof PendingInstitutionRequest>

export const NewInstitutionRequest = z.strictObject({ ...institutionProfileFields, user_id: identifier })

export const createInstitutionRequest = route({
  method: 'POST',
  path: '/institutions/requests',
  summary: 'Ask to become an institution: learners only, one open request each',
  tag: 'institution requests',
  access: 'signed-in',
  subject: { in: 'body', name: 'user_id' },
  body: NewInstitutionRequest,
  reply: { 201: InstitutionRequest },
  errors: ['not_a_student', 'institution_request_open'],
  rateLimit: 'writing-account',
})

export const listInstitutionRequests = route({
  method: 'GET',
  path: '/institutions/requests/:userId',
  summary: 'Read one’s own requests to become an institution, the latest first',
  tag: 'institution requests',
  access: 'signed-in',
  ...ofUser,
  ...pageOf(InstitutionRequest),
})

export const listPendingInstitutionRequests = route({
  method: 'GET',
  path: '/admin',
  summary: 'Read the requests to become an institution that wait for a decision, the oldest first',
  tag: 'institution requests',
  access: ['admin'],
  ...pageOf(PendingInstitutionRequest),
})

const RequestParams = z.strictObject({ id: numericIdentifier })

export const approveInstitutionRequest = route({
  method: 'POST',
  path: '/admin/:id/approve',
  summary: 'Approve a request: creates the institution with the applicant as owner, who is notified',
  tag: 'institution requests',
  access: ['admin'],
  params: RequestParams,
  reply: { 200: PendingInstitutionRequest },
  errors: ['not_found', 'not_a_student', 'institution_request_decided'],
})

export const rejectInstitutionRequest = route({
  method: 'POST',
  path: '/admin/:id/reject',
  summary: 'Reject a request, with a reason for its applicant',
  tag: 'institution requests',
  access: ['admin'],
  params: RequestParams,
  body: z.nullable(z.strictObject({ reason: z.optional(optionalText(maxRejectionReasonLength)) })),
  reply: { 200: PendingInstitutionRequest },
  errors: ['not_found', 'institution_request_decided'],
})
