import { getAdminCounters, getUser, listUsers } from '@milepost/contract/users'
import { countInstitutions } from '#features/institutions/index.ts'
import { presentListedUser, presentUser } from '#features/users/presenter.ts'
import { countMatchingUsers, countPayingUsers, findUsers } from '#features/users/repository.ts'
import { openTotals } from '#lib/list-pages.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'

export function mountUsers(mounting: Mounting): void {
  const totalOf = openTotals()
  mount(mounting, getUser, async (ctx) => presentUser(ctx.actor))
  mount(mounting, listUsers, async (ctx, { query, reply }) => {
    const { search = '', role } = query
    const total = await totalOf({ search, role }, () => countMatchingUsers(ctx.db, query))
    sendTotal(reply, total, query)
    return (await findUsers(ctx.db, query, total, sliceOf(query))).map(presentListedUser)
  })
  mount(mounting, getAdminCounters, async (ctx) => {
    return {
      totalUsers: await totalOf({}, () => countMatchingUsers(ctx.db, {})),
      premiumUsers: await totalOf({ paying: true }, () => countPayingUsers(ctx.db)),
      totalCourses: await ctx.catalogue.count('all', undefined),
      institutions: await totalOf({ institutions: true }, () => countInstitutions(ctx.db)),
    }
  })
}
