import * as z from 'zod/mini'

/** Every error of the API with its HTTP status. Clients switch on the code, and the text is for people. */
export const errorStatuses = {
  invalid: 400,
  malformed: 400,
  role_not_allowed: 400,
  password_too_common: 400,
  link_invalid: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  sign_in_expired: 401,
  second_factor_needed: 401,
  wrong_code: 401,
  forbidden: 403,
  premium_required: 403,
  plan_required: 403,
  application_limit: 403,
  reauthentication_required: 403,
  second_factor_required: 403,
  other_address: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  profile_required: 409,
  already_subscribed: 409,
  mentoring_open: 409,
  mentoring_decided: 409,
  course_request_decided: 409,
  message_decided: 409,
  application_open: 409,
  applications_closed: 409,
  course_full: 409,
  application_decided: 409,
  credential_revoked: 409,
  intake_in_use: 409,
  texts_full: 409,
  messages_blocked: 409,
  shares_full: 409,
  not_a_student: 409,
  institution_request_open: 409,
  institution_request_decided: 409,
  already_decided: 409,
  changed_meanwhile: 409,
  not_undoable: 409,
  owner_stays: 409,
  member_already: 409,
  invitation_open: 409,
  last_admin: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  second_factor_kept: 409,
  service_off: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  quota_exceeded: 429,
  too_many_streams: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 503,
  payment_unreachable: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]

/** A validation issue: the field ('' is the whole body), the broken rule and the rule's figures. */
export const Issue = z.object({
  field: z.string(),
  rule: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Issue = z.output<typeof Issue>

/**
 * The body of every reply that is not a success. `error` repeats `message` for clients that read only that, and the log
 * holds `request_id` as `reqId`.
 */
export const ErrorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.string(),
  issues: z.array(Issue),
  request_id: z.string(),
})
export type ErrorBody = z.output<typeof ErrorBody>

/** The media type of RFC 9457. */
export const problemType = 'application/problem+json'

/** The same for callers that accept `application/problem+json`, with the fields of RFC 9457. */
export const ProblemBody = z.extend(ErrorBody, {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
})
export type ProblemBody = z.output<typeof ProblemBody>
