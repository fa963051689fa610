import { getAdminCounters, getUser, listUsers } from '@milepost/contract/users'
import { countCourses } from '#features/courses/index.ts'
import { countInstitutions } from '#features/institutions/index.ts'
import { presentListedUser, presentUser } from '#features/users/presenter.ts'
import { countMatchingUsers, countUsers, findUsers } from '#features/users/repository.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'

export function mountUsers(mounting: Mounting): void {
  mount(mounting, getUser, async (ctx) => presentUser(ctx.actor))
  mount(mounting, listUsers, async (ctx, { query, reply }) => {
    sendTotal(reply, await countMatchingUsers(ctx.db, query), query)
    return (await findUsers(ctx.db, query, sliceOf(query))).map(presentListedUser)
  })
  mount(mounting, getAdminCounters, async (ctx) => {
    const users = await countUsers(ctx.db)
    const [totalCourses, institutions] = await Promise.all([countCourses(ctx.db), countInstitutions(ctx.db)])
    return { totalUsers: users.total, premiumUsers: users.premium, totalCourses, institutions }
  })
}
