import { exportAuditLogs, listAuditLogs } from '@milepost/contract/audit-logs/routes'
import type { AuditLog } from '@milepost/contract/audit-logs/schema'
import { exportLogs } from '#features/audit-logs/export-logs.ts'
import { findNames } from '#features/audit-logs/object-names.ts'
import { type AuditLogRow, auditLogFilter, findAuditLogs, openAuditLogs } from '#features/audit-logs/repository.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerAuditLogRoutes(registrar: RouteRegistrar): void {
  const log = openAuditLogs()
  registerRoute(registrar, listAuditLogs, async (ctx, { query, reply }) => {
    const { page, page_size: size, ...filter } = query
    const condition = await auditLogFilter(ctx.db, log, filter)
    const total = await log.count(ctx.db, filter, condition, ctx.clock())
    sendTotal(reply, total, { page, page_size: size })
    const ids = await log.page(ctx.db, condition, total, sliceOf({ page, page_size: size }))
    const rows = await findAuditLogs(ctx.db, ids)
    const nameOf = await findNames(ctx.db, rows.flatMap(objectsOf))
    return rows.map((row) => present(row, nameOf))
  })
  registerRoute(registrar, exportAuditLogs, (ctx, { query, reply }) => exportLogs(ctx, log, query, reply))
}

function objectsOf({ actorId, objectType, objectId }: AuditLogRow) {
  const object = { type: objectType, id: objectId }
  return actorId === null ? [object] : [object, { type: 'user', id: actorId }]
}

function present(row: AuditLogRow, nameOf: Awaited<ReturnType<typeof findNames>>): AuditLog {
  const { id, actorId, actorName, action, objectType, objectId, address, details, createdAt } = row
  return {
    id,
    actorId,
    actorName,
    actorEmail: actorId === null ? null : (nameOf('user', actorId)?.search ?? null),
    action,
    objectType,
    objectId,
    object: nameOf(objectType, objectId),
    address,
    details,
    createdAt: createdAt.toISOString(),
  }
}
