import { getInstitution, listInstitutionCourses, listInstitutions } from '@milepost/contract/institutions'
import { and } from 'drizzle-orm'
import {
  approved,
  findCourses,
  inStatus,
  ofInstitution,
  presentCourse,
  presentManagedCourse,
  saying,
} from '#features/courses/index.ts'
import { canSeeEveryStatus } from '#features/institutions/policy.ts'
import { countInstitutions, findInstitution, findInstitutions, searchedFor } from '#features/institutions/repository.ts'
import { AppError } from '#lib/errors.ts'
import { openTotals } from '#lib/list-pages.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'
import { maxSortedMatches } from '#lib/search-words.ts'

export function mountInstitutions(mounting: Mounting): void {
  const totalOf = openTotals()
  mount(mounting, listInstitutions, async (ctx, { query, reply }) => {
    const { search } = query
    const total = await totalOf({ search }, () => countInstitutions(ctx.db, searchedFor(search)))
    sendTotal(reply, total, query)
    return findInstitutions(ctx.db, searchedFor(search, total > maxSortedMatches), total, sliceOf(query))
  })
  mount(mounting, getInstitution, async (ctx, { params }) => {
    const institution = await findInstitution(ctx.db, params.id)
    if (institution === undefined) throw new AppError('not_found')
    return institution
  })
  mount(mounting, listInstitutionCourses, async (ctx, { params, query, reply }) => {
    if ((await findInstitution(ctx.db, params.id)) === undefined) throw new AppError('not_found')
    const all = canSeeEveryStatus(ctx.actor, params.id)
    const condition = and(
      ofInstitution(params.id),
      all ? undefined : approved,
      query.status === undefined ? undefined : inStatus(query.status),
      saying(query.search ?? ''),
    )
    const what = `institution ${JSON.stringify([params.id, all, query.status, query.search])}`
    sendTotal(reply, await ctx.catalogue.count(what, condition), query)
    return (await findCourses(ctx.db, condition, sliceOf(query))).map(all ? presentManagedCourse : presentCourse)
  })
}
