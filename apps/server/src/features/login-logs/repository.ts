import type { QueryOf } from '@milepost/contract/http'
import type { listLoginLogs } from '@milepost/contract/login-logs/routes'
import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { deleteRows } from '#db/delete-rows.ts'
import { loginLogs } from '#db/schema/login-logs.ts'
import { openLogPages } from '#http/log-pages.ts'
import { hasWords, searchValue } from '#lib/search-words.ts'

export type LoginLogRow = typeof loginLogs.$inferSelect

export type LoginFilter = Omit<QueryOf<typeof listLoginLogs>, 'page' | 'page_size'>

export function loginFilter({ role, status, person = '' }: LoginFilter): SQL | undefined {
  return and(
    role === undefined ? undefined : eq(loginLogs.role, role),
    status === undefined ? undefined : eq(loginLogs.status, status),
    hasWords(loginLogs.search, person),
  )
}

export const openLoginLogs = () => openLogPages(loginLogs)

/** Latest first. */
export async function findLoginLogs(db: Queryable, ids: readonly number[]): Promise<LoginLogRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(loginLogs)
    .where(inArray(loginLogs.id, [...ids]))
    .orderBy(desc(loginLogs.id))
}

/** The next older matching attempts, latest first. */
export async function findLoginLogsBefore(
  db: Queryable,
  filter: LoginFilter,
  id: number,
  limit: number,
): Promise<LoginLogRow[]> {
  return db
    .select()
    .from(loginLogs)
    .where(and(loginFilter(filter), lt(loginLogs.id, id)))
    .orderBy(desc(loginLogs.id))
    .limit(limit)
}

export async function insertLoginLog(db: Queryable, row: typeof loginLogs.$inferInsert): Promise<void> {
  await db.insert(loginLogs).values({ ...row, search: searchValue({ text: `${row.name ?? ''} ${row.email}` }) })
}

export async function deleteLoginLogsBefore(db: Queryable, time: Date): Promise<number> {
  return deleteRows(db, loginLogs, lt(loginLogs.createdAt, time))
}

/** Replaces a user's name and email address by a pseudonym. */
export async function maskLogins(db: Queryable, userId: string, pseudonym: string): Promise<void> {
  const masked = { name: pseudonym, email: pseudonym, search: searchValue({ text: pseudonym }) }
  await db.update(loginLogs).set(masked).where(eq(loginLogs.userId, userId))
}
