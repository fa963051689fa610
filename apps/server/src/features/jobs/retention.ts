import type { Dependencies } from '#context.ts'
import { deleteAuditLogsBefore } from '#features/audit-logs/index.ts'
import { deleteOldSessions } from '#features/auth/index.ts'
import { deleteLoginLogsBefore } from '#features/login-logs/index.ts'
import { deleteExpiredRates } from '#features/rate-limits/index.ts'

const day = 24 * 60 * 60 * 1000
const loginLogDays = 90
const auditLogDays = 365

/** Deletes what was kept long enough: both logs, sessions that have ended, old counts of attempts. Safe to run twice. */
export async function applyRetention(ctx: Dependencies): Promise<void> {
  const now = ctx.clock().getTime()
  const loginLogs = await deleteLoginLogsBefore(ctx.db, new Date(now - loginLogDays * day))
  const auditLogs = await deleteAuditLogsBefore(ctx.db, new Date(now - auditLogDays * day))
  const sessions = await deleteOldSessions(ctx)
  await deleteExpiredRates(ctx)
  ctx.log.info({ loginLogs, auditLogs, sessions }, 'retention applied')
}
