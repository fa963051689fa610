import * as z from 'zod/mini'
import { listReplyHeaders, pagingFields } from '#courses.ts'
import { route } from '#http.ts'
import { instant, optionalText } from '#text.ts'

/** Everything that is written down when it is done. */
export const auditedActions = [
  'user.registered',
  'user.renamed',
  'user.deleted',
  'user.ways_in_ended',
  'user.role_changed',
  'user.exported',
  'user.created_from_command_line',
  'identity.linked',
  'email.verified',
  'email.change_requested',
  'email.changed',
  'email.change_undone',
  'password.reset',
  'password.set',
  'session.opened',
  'session.reauthenticated',
  'session.closed',
  'session.ended',
  'session.others_ended',
  'profile.saved',
  'roadmap.created',
  'roadmap.restored',
  'share.created',
  'share.ended',
  'course.created',
  'course.updated',
  'course.status_changed',
  'course.deleted',
  'courses.imported',
  'plan.changed',
  'plan.second_refunded',
  'mentoring.requested',
  'mentoring.withdrawn',
  'mentoring.answered',
  'course_request.made',
  'course_request.answered',
  'course_request.withdrawn',
  'application.sent',
  'application.withdrawn',
  'application.answered',
  'application.closed',
  'institution_request.sent',
  'institution_request.approved',
  'institution_request.rejected',
  'institution.created',
  'institution.updated',
  'institution.handed_over',
  'institution.deleted',
  'member.invited',
  'member.invitation_withdrawn',
  'member.joined',
  'member.removed',
  'contact_message.answered',
  'feedback.removed',
  'settings.changed',
  'job.retried',
  'job.discarded',
  'audit_log.exported',
] as const
export type AuditedAction = (typeof auditedActions)[number]

/** What it was done to. */
export const auditedObjects = [
  'user',
  'session',
  'profile',
  'roadmap',
  'roadmap_share',
  'course',
  'mentoring_request',
  'course_request',
  'application',
  'institution',
  'institution_request',
  'institution_invitation',
  'contact_message',
  'feedback',
  'settings',
  'job',
  'audit_log',
] as const
export type AuditedObject = (typeof auditedObjects)[number]

/** One thing that was done. Action and object may be ones that an older version knew. */
const AuditLog = z.object({
  id: z.int(),
  /** Null: the product itself, the command line, or somebody whose account is gone. */
  actorId: z.nullable(z.string()),
  actorName: z.string(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** The network address it came from. */
  address: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: instant,
})
export type AuditLog = z.output<typeof AuditLog>

const day = z.optional(z.iso.date())

const filterFields = {
  action: z.optional(z.enum(auditedActions)),
  object: z.optional(z.enum(auditedObjects)),
  /** An account's id, or words that the name of who did it has, or their beginnings. */
  actor: z.optional(optionalText(200)),
  /** The first and the last day, UTC. */
  from: day,
  to: day,
}

export const AuditFilter = z.strictObject(filterFields)
export type AuditFilter = z.output<typeof AuditFilter>

export const listAuditLogs = route({
  method: 'GET',
  path: '/admin/audit-log',
  summary: 'Who did what to what, when and from where, in the last 365 days, the latest first',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject({ ...filterFields, ...pagingFields }),
  reply: { 200: z.array(AuditLog) },
  replyHeaders: listReplyHeaders,
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

/** An export holds at most so many lines, the latest ones. */
export const maxExportedLogs = 50_000

export const exportAuditLogs = route({
  method: 'GET',
  path: '/admin/audit-log/export',
  summary: 'The audit log as CSV: what the filter leaves of it, the latest 50,000 lines at most',
  tag: 'admin',
  access: ['admin'],
  query: AuditFilter,
  reply: { 200: z.string() },
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-audit-log-YYYY-MM-DD.csv' },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'rate_limited'],
  rateLimit: 'export-account',
})
