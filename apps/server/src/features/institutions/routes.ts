import {
  getInstitution,
  type Institution,
  isPublic,
  listInstitutionCourses,
  listInstitutions,
} from '@milepost/contract/institutions'
import { and } from 'drizzle-orm'
import type { Context } from '#context.ts'
import { offered } from '#db/offered-courses.ts'
import {
  findCourses,
  inStatus,
  ofInstitution,
  presentCourse,
  presentManagedCourse,
  saying,
} from '#features/courses/index.ts'
import { canSeeUnpublished } from '#features/institutions/policy.ts'
import {
  countInstitutions,
  findInstitution,
  findInstitutions,
  publicOnes,
  searchedFor,
} from '#features/institutions/repository.ts'
import { AppError } from '#lib/errors.ts'
import { openTotals } from '#lib/list-pages.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'
import { maxSortedMatches } from '#lib/search-words.ts'

export function mountInstitutions(mounting: Mounting): void {
  const totalOf = openTotals()
  mount(mounting, listInstitutions, async (ctx, { query, reply }) => {
    const { search } = query
    const all = ctx.actor?.role === 'admin'
    const matching = (isCommon?: boolean) => and(all ? undefined : publicOnes, searchedFor(search, isCommon))
    const total = await totalOf({ all, search }, () => countInstitutions(ctx.db, matching()))
    sendTotal(reply, total, query)
    return findInstitutions(ctx.db, matching(total > maxSortedMatches), total, sliceOf(query))
  })
  mount(mounting, getInstitution, (ctx, { params }) => requireInstitution(ctx, params.id))
  mount(mounting, listInstitutionCourses, async (ctx, { params, query, reply }) => {
    await requireInstitution(ctx, params.id)
    const all = canSeeUnpublished(ctx.actor, params.id)
    const condition = and(
      ofInstitution(params.id),
      all ? undefined : offered,
      query.status === undefined ? undefined : inStatus(query.status),
      saying(query.search ?? ''),
    )
    const what = `institution ${JSON.stringify([params.id, all, query.status, query.search])}`
    sendTotal(reply, await ctx.catalogue.count(what, condition), query)
    return (await findCourses(ctx.db, condition, sliceOf(query))).map(all ? presentManagedCourse : presentCourse)
  })
}

/** Errors: 'not_found', also for one that is not public where somebody else asks. */
async function requireInstitution({ db, actor }: Context, id: number): Promise<Institution> {
  const institution = await findInstitution(db, id)
  if (institution === undefined) throw new AppError('not_found')
  if (!isPublic(institution) && !canSeeUnpublished(actor, id)) throw new AppError('not_found')
  return institution
}
