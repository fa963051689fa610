import * as z from 'zod/mini'
import { listReplyHeaders, pagingFields } from '#courses.ts'
import { route } from '#http.ts'
import { instant, optionalText } from '#text.ts'

/** Every action that is recorded. */
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

/** The kind of object that an action changed. */
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

/** A recorded action. Action and object may come from an older version. */
const AuditLog = z.object({
  id: z.int(),
  /** Null for the product itself, the command line, or a deleted account. */
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
  /** An account's id, or words (or their beginnings) of the actor's name. */
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

/** An export holds at most this many lines, the latest ones. */
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
