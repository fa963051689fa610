import { eq, lt } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'

export async function insertAuditLog(db: Queryable, row: typeof auditLogs.$inferInsert): Promise<void> {
  await db.insert(auditLogs).values(row)
}

export async function deleteAuditLogsBefore(db: Queryable, time: Date): Promise<number> {
  const rows = await db.delete(auditLogs).where(lt(auditLogs.createdAt, time)).returning({ id: auditLogs.id })
  return rows.length
}

/** Puts a pseudonym in the place of somebody's name and id, and takes the network addresses they came from out. */
export async function maskUser(db: Queryable, userId: string, pseudonym: string): Promise<void> {
  await db.update(auditLogs).set({ actorName: pseudonym, address: null }).where(eq(auditLogs.actorId, userId))
  await db.update(auditLogs).set({ objectId: pseudonym }).where(eq(auditLogs.objectId, userId))
}
