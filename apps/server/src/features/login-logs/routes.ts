import { type LoginLog, listLoginLogs } from '@milepost/contract/login-logs'
import { byRole, findLoginLogs, type LoginLogRow, openLoginLogs } from '#features/login-logs/repository.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerLoginLogRoutes(registrar: RouteRegistrar): void {
  const log = openLoginLogs()
  registerRoute(registrar, listLoginLogs, async (ctx, { query, reply }) => {
    const { role } = query
    const condition = role === undefined ? undefined : byRole(role)
    const total = await log.count(ctx.db, { role }, condition, ctx.clock())
    sendTotal(reply, total, query)
    const ids = await log.page(ctx.db, condition, total, sliceOf(query))
    return (await findLoginLogs(ctx.db, ids)).map(present)
  })
}

function present({ id, name, email, role, status, method, createdAt }: LoginLogRow): LoginLog {
  const time = createdAt.toISOString()
  return { id, name, email, role, status, method, created_at: time, createdAt: time }
}
