import * as z from 'zod/mini'
import { auditedActions, auditedObjects } from '#constants/audit-logs.ts'
import { route } from '#http.ts'
import { pageOf } from '#route-parts.ts'
import { instant, optionalText } from '#text.ts'

export type AuditedAction = (typeof auditedActions)[number]

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
  ...pageOf(AuditLog, { ...filterFields }),
})

export const exportAuditLogs = route({
  method: 'GET',
  path: '/admin/audit-log/export',
  summary: 'The audit log as CSV: what the filter leaves of it, the latest 50,000 lines at most',
  tag: 'admin',
  access: ['admin'],
  query: AuditFilter,
  reply: { 200: z.string() },
  mediaType: 'text/csv',
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-audit-log-YYYY-MM-DD.csv' },
  rateLimit: 'export-account',
})
