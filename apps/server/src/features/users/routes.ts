import { getAdminCounters, getUser } from '@milepost/contract/users'
import { countCourses } from '#features/courses/index.ts'
import { countInstitutions } from '#features/institutions/index.ts'
import { presentUser } from '#features/users/presenter.ts'
import { countUsers } from '#features/users/repository.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountUsers(mounting: Mounting): void {
  mount(mounting, getUser, async (ctx) => presentUser(ctx.actor))
  mount(mounting, getAdminCounters, async (ctx) => {
    const users = await countUsers(ctx.db)
    const [totalCourses, institutions] = await Promise.all([countCourses(ctx.db), countInstitutions(ctx.db)])
    return { totalUsers: users.total, premiumUsers: users.premium, totalCourses, institutions }
  })
}
