import type { AuditedAction, AuditedObject } from '@milepost/contract/audit-logs/limits'
import type { Context } from '#context.ts'
import { insertAuditLog } from '#features/audit-logs/repository.ts'

export interface Audited {
  readonly action: AuditedAction
  readonly objectType: AuditedObject
  readonly objectId: string
  readonly details?: Record<string, string | number | boolean | null>
  /** The user, if not the context's actor (such as one who has just signed in). */
  readonly actor?: { readonly id: string; readonly name: string }
}

/** Writes an audit log entry in the caller's transaction. */
export async function audit(tx: Context, entry: Audited): Promise<void> {
  const actor = entry.actor ?? tx.actor
  await insertAuditLog(tx.db, {
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? 'system',
    action: entry.action,
    objectType: entry.objectType,
    objectId: entry.objectId,
    address: tx.address,
    details: entry.details ?? {},
    createdAt: tx.clock(),
  })
}
