import * as z from 'zod/mini'
import { auditedActions, auditedObjects } from '#audit-logs/limits.ts'
import { instant, optionalText } from '#text.ts'

/** A recorded action. Action and object may come from an older version. */
export const AuditLog = z.object({
  id: z.int(),
  /** Null for the product itself, the command line, or a deleted account. */
  actorId: z.nullable(z.string()),
  actorName: z.string(),
  /** Finds the account on the screen of users; null where it is gone. */
  actorEmail: z.nullable(z.string()),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** What the object is called now, and the words that find it on its screen; null once it is deleted. */
  object: z.nullable(z.object({ name: z.string(), search: z.nullable(z.string()) })),
  /** The network address it came from. */
  address: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: instant,
})
export type AuditLog = z.output<typeof AuditLog>

const day = z.optional(z.iso.date())

export const auditFilterFields = {
  action: z.optional(z.enum(auditedActions)),
  object: z.optional(z.enum(auditedObjects)),
  /** An account's id, or words (or their beginnings) of the actor's name. */
  actor: z.optional(optionalText(200)),
  /** The first and the last day, UTC. */
  from: day,
  to: day,
}

export const AuditFilter = z.strictObject(auditFilterFields)
export type AuditFilter = z.output<typeof AuditFilter>
