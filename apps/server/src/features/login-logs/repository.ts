import { eq, lt } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { loginLogs } from '#db/schema/login-logs.ts'

export async function insertLoginLog(db: Queryable, row: typeof loginLogs.$inferInsert): Promise<void> {
  await db.insert(loginLogs).values(row)
}

export async function deleteLoginLogsBefore(db: Queryable, time: Date): Promise<number> {
  const rows = await db.delete(loginLogs).where(lt(loginLogs.createdAt, time)).returning({ id: loginLogs.id })
  return rows.length
}

/** Puts a pseudonym in the place of somebody's name and mail address. */
export async function maskLogins(db: Queryable, userId: string, pseudonym: string): Promise<void> {
  await db.update(loginLogs).set({ name: pseudonym, email: pseudonym }).where(eq(loginLogs.userId, userId))
}
