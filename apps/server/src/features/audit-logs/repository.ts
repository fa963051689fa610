import type { AuditFilter } from '@milepost/contract/audit-logs/schema'
import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { type LogPages, openLogPages } from '#http/log-pages.ts'
import { hasWords, searchValue } from '#lib/search-words.ts'

export type AuditLogRow = typeof auditLogs.$inferSelect

const day = 24 * 60 * 60 * 1000
const accountId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The condition of a filter; undefined without filters. */
export async function auditLogFilter(
  db: Queryable,
  log: LogPages,
  { action, object, actor = '', from, to }: AuditFilter,
): Promise<SQL | undefined> {
  const first = from === undefined ? null : new Date(from)
  const end = to === undefined ? null : new Date(Date.parse(to) + day)
  return and(
    action === undefined ? undefined : eq(auditLogs.action, action),
    object === undefined ? undefined : eq(auditLogs.objectType, object),
    actor === '' ? undefined : doneBy(actor),
    await log.between(db, first, end),
  )
}

function doneBy(actor: string): SQL | undefined {
  if (accountId.test(actor)) return eq(auditLogs.actorId, actor)
  return hasWords(auditLogs.search, actor)
}

export const openAuditLogs = () => openLogPages(auditLogs)

/** Latest first. */
export async function findAuditLogs(db: Queryable, ids: readonly number[]): Promise<AuditLogRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(auditLogs)
    .where(inArray(auditLogs.id, [...ids]))
    .orderBy(desc(auditLogs.id))
}

/** The next older matching lines, latest first. */
export async function findAuditLogsBefore(
  db: Queryable,
  condition: SQL | undefined,
  id: number,
  limit: number,
): Promise<AuditLogRow[]> {
  return db
    .select()
    .from(auditLogs)
    .where(and(condition, lt(auditLogs.id, id)))
    .orderBy(desc(auditLogs.id))
    .limit(limit)
}

export async function insertAuditLog(db: Queryable, row: typeof auditLogs.$inferInsert): Promise<void> {
  await db.insert(auditLogs).values({ ...row, search: searchValue({ text: row.actorName }) })
}

export async function deleteAuditLogsBefore(db: Queryable, time: Date): Promise<number> {
  return deleteRows(db, auditLogs, lt(auditLogs.createdAt, time))
}

/** Replaces a user's name and id by a pseudonym and removes their network addresses. */
export async function maskUser(db: Queryable, userId: string, pseudonym: string): Promise<void> {
  const search = searchValue({ text: pseudonym })
  await db.update(auditLogs).set({ actorName: pseudonym, search, address: null }).where(eq(auditLogs.actorId, userId))
  await db.update(auditLogs).set({ objectId: pseudonym }).where(eq(auditLogs.objectId, userId))
}
