import { lt } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { loginLogs } from '#db/schema/login-logs.ts'

export async function insertLoginLog(db: Queryable, row: typeof loginLogs.$inferInsert): Promise<void> {
  await db.insert(loginLogs).values(row)
}

export async function deleteLoginLogsBefore(db: Queryable, time: Date): Promise<number> {
  const rows = await db.delete(loginLogs).where(lt(loginLogs.createdAt, time)).returning({ id: loginLogs.id })
  return rows.length
}
