import { exportUsers as exportUsersRoute, getAdminCounters, getUser, listUsers } from '@milepost/contract/users/routes'
import type { Queryable } from '#db/client.ts'
import { exportUsers } from '#features/users/export-users.ts'
import { presentListedUser, presentUser } from '#features/users/presenter.ts'
import { countMatchingUsers, countPayingUsers, findUsers } from '#features/users/repository.ts'
import { openTotals } from '#http/list-pages.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerUserRoutes(
  registrar: RouteRegistrar,
  countInstitutions: (db: Queryable) => Promise<number>,
): void {
  const totalOf = openTotals()
  registerRoute(registrar, getUser, async (ctx) => presentUser(ctx.actor))
  registerRoute(registrar, listUsers, async (ctx, { query, reply }) => {
    const { sort, page: _, page_size: __, ...filter } = query
    const total = await totalOf(filter, () => countMatchingUsers(ctx.db, filter))
    sendTotal(reply, total, query)
    return (await findUsers(ctx.db, { ...filter, sort }, total, sliceOf(query))).map(presentListedUser)
  })
  registerRoute(registrar, exportUsersRoute, (ctx, { query, reply }) => exportUsers(ctx, query, reply))
  registerRoute(registrar, getAdminCounters, async (ctx) => {
    return {
      totalUsers: await totalOf({}, () => countMatchingUsers(ctx.db, {})),
      premiumUsers: await totalOf({ paying: true }, () => countPayingUsers(ctx.db)),
      totalCourses: await ctx.courseCache.count('all', undefined),
      institutions: await totalOf({ institutions: true }, () => countInstitutions(ctx.db)),
    }
  })
}
