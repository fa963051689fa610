import { type AuditLog, exportAuditLogs, listAuditLogs } from '@milepost/contract/audit-logs'
import { exportLogs } from '#features/audit-logs/export-logs.ts'
import { type AuditLogRow, findAuditLogs, matching, openAuditLogs } from '#features/audit-logs/repository.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'

export function mountAuditLogs(mounting: Mounting): void {
  const log = openAuditLogs()
  mount(mounting, listAuditLogs, async (ctx, { query, reply }) => {
    const { page, page_size: size, ...filter } = query
    const condition = await matching(ctx.db, log, filter)
    const total = await log.count(ctx.db, filter, condition, ctx.clock())
    sendTotal(reply, total, { page, page_size: size })
    const ids = await log.page(ctx.db, condition, total, sliceOf({ page, page_size: size }))
    return (await findAuditLogs(ctx.db, ids)).map(present)
  })
  mount(mounting, exportAuditLogs, (ctx, { query, reply }) => exportLogs(ctx, log, query, reply))
}

function present(row: AuditLogRow): AuditLog {
  const { id, actorId, actorName, action, objectType, objectId, address, details, createdAt } = row
  return { id, actorId, actorName, action, objectType, objectId, address, details, createdAt: createdAt.toISOString() }
}
