import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { deleteOldDevices, deleteOldSessions } from '#features/accounts/auth/index.ts'
import { deleteDeletedAccountsBefore, deleteExpiredTokens } from '#features/accounts/index.ts'
import { deleteOldSignIns } from '#features/accounts/providers/index.ts'
import { deleteActivityBefore } from '#features/activity/index.ts'
import { deleteAdvisorCountsBefore } from '#features/analytics/advisor/index.ts'
import { deleteFiguresBefore } from '#features/analytics/figures/index.ts'
import { closeApplications } from '#features/applications/index.ts'
import { deleteAuditLogsBefore } from '#features/audit-logs/index.ts'
import { deleteChatUsageBefore } from '#features/chat/index.ts'
import { deleteContactMessagesBefore } from '#features/contact/index.ts'
import { deletePastImports } from '#features/courses/imports/index.ts'
import { deleteEmailsBefore } from '#features/emails/index.ts'
import { deleteExpiredInvitations } from '#features/institutions/memberships/index.ts'
import { deleteLoginLogsBefore } from '#features/login-logs/index.ts'
import { deleteModelUsageBefore } from '#features/model-usage/index.ts'
import { deleteNotificationsBefore } from '#features/notifications/index.ts'
import { deletePaymentTraces } from '#features/payment/index.ts'
import { deleteExpiredShares } from '#features/sharing/index.ts'
import { deleteExpiredRates } from '#http/rate-limits/rate-limits.ts'

const day = 24 * 60 * 60 * 1000
const loginLogDays = 90
const auditLogDays = 365
/** No older backup may be restored: accounts deleted before would come back. */
const deletedAccountDays = 365
const usageDays = 35
const emailDays = 90
const activityDays = 400
const notificationDays = 180
const contactMessageDays = 365
/** Two years for counts that are not linked to users. */
const figureDays = 2 * 365

/**
 * Deletes data past its retention period, and closes applications whose course or institution was deleted directly.
 * Safe to run twice.
 */
export async function applyRetention(ctx: Dependencies): Promise<void> {
  const now = ctx.clock().getTime()
  const loginLogs = await deleteLoginLogsBefore(ctx.db, new Date(now - loginLogDays * day))
  const auditLogs = await deleteAuditLogsBefore(ctx.db, new Date(now - auditLogDays * day))
  await deleteDeletedAccountsBefore(ctx.db, new Date(now - deletedAccountDays * day))
  await deleteEmailsBefore(ctx.db, new Date(now - emailDays * day))
  await deleteNotificationsBefore(ctx.db, new Date(now - notificationDays * day))
  await deleteContactMessagesBefore(ctx.db, new Date(now - contactMessageDays * day))
  await transaction(ctx, (tx) => closeApplications({ ...tx, actor: null, address: null }, 'unaddressed'))
  await deletePaymentTraces(ctx.db, ctx.clock())
  await deleteActivityBefore(ctx.db, new Date(now - activityDays * day))
  const sessions = await deleteOldSessions(ctx)
  await deleteOldDevices(ctx)
  await deleteExpiredTokens(ctx.db, ctx.clock())
  await deleteExpiredInvitations(ctx.db, ctx.clock())
  await deleteOldSignIns(ctx)
  await deleteExpiredShares(ctx)
  await deletePastImports(ctx)
  await deleteExpiredRates(ctx)
  const firstUsageDay = new Date(now - usageDays * day).toISOString().slice(0, 10)
  await deleteChatUsageBefore(ctx.db, firstUsageDay)
  await deleteModelUsageBefore(ctx.db, firstUsageDay)
  const lastFigures = new Date(now - figureDays * day).toISOString().slice(0, 10)
  await deleteAdvisorCountsBefore(ctx.db, lastFigures)
  await deleteFiguresBefore(ctx.db, lastFigures)
  ctx.log.info({ loginLogs, auditLogs, sessions }, 'retention applied')
}
