import { exportLoginLogs, listLoginLogs } from '@milepost/contract/login-logs/routes'
import type { LoginLog } from '@milepost/contract/login-logs/schema'
import { exportLogins } from '#features/login-logs/export-logins.ts'
import { findLoginLogs, type LoginLogRow, loginFilter, openLoginLogs } from '#features/login-logs/repository.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerLoginLogRoutes(registrar: RouteRegistrar): void {
  const log = openLoginLogs()
  registerRoute(registrar, listLoginLogs, async (ctx, { query, reply }) => {
    const { page, page_size: size, ...filter } = query
    const condition = loginFilter(filter)
    const total = await log.count(ctx.db, filter, condition, ctx.clock())
    sendTotal(reply, total, { page, page_size: size })
    const ids = await log.page(ctx.db, condition, total, sliceOf({ page, page_size: size }))
    return (await findLoginLogs(ctx.db, ids)).map(present)
  })
  registerRoute(registrar, exportLoginLogs, (ctx, { query, reply }) => exportLogins(ctx, query, reply))
}

function present({ id, name, email, role, status, method, createdAt }: LoginLogRow): LoginLog {
  const time = createdAt.toISOString()
  return { id, name, email, role, status, method, created_at: time, createdAt: time }
}
