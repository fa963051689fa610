import { isPublic } from '@milepost/contract/constants/institutions'
import {
  getInstitution,
  type Institution,
  listInstitutionCourses,
  listInstitutions,
} from '@milepost/contract/institutions'
import { and } from 'drizzle-orm'
import type { Context } from '#context.ts'
import { offered } from '#db/offered-courses.ts'
import {
  byArchived,
  byInstitution,
  byStatus,
  findCourses,
  orderOf,
  presentCourse,
  presentManagedCourse,
  whereTextMatches,
} from '#features/courses/index.ts'
import { canSeeUnpublished } from '#features/institutions/policy.ts'
import {
  countInstitutions,
  findInstitution,
  findInstitutions,
  isPublicInstitution,
  searchCondition,
} from '#features/institutions/repository.ts'
import { AppError } from '#http/errors.ts'
import { openTotals } from '#http/list-pages.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'
import { maxSortedMatches } from '#lib/search-words.ts'

export function registerInstitutionRoutes(registrar: RouteRegistrar): void {
  const totalOf = openTotals()
  registerRoute(registrar, listInstitutions, async (ctx, { query, reply }) => {
    const { search } = query
    const all = ctx.actor?.role === 'admin'
    const condition = (isCommon?: boolean) =>
      and(all ? undefined : isPublicInstitution, searchCondition(search, isCommon))
    const total = await totalOf({ all, search }, () => countInstitutions(ctx.db, condition()))
    sendTotal(reply, total, query)
    return findInstitutions(ctx.db, condition(total > maxSortedMatches), total, sliceOf(query))
  })
  registerRoute(registrar, getInstitution, (ctx, { params }) => requireInstitution(ctx, params.id))
  registerRoute(registrar, listInstitutionCourses, async (ctx, { params, query, reply }) => {
    await requireInstitution(ctx, params.id)
    const all = canSeeUnpublished(ctx.actor, params.id)
    const condition = and(
      byInstitution(params.id),
      all ? undefined : offered,
      query.status === undefined ? undefined : byStatus(query.status),
      all ? byArchived(query.archived === 'true') : undefined,
      whereTextMatches(query.search ?? ''),
    )
    const what = `institution ${JSON.stringify([params.id, all, query.status, query.archived, query.search])}`
    sendTotal(reply, await ctx.courseCache.count(what, condition), query)
    return (await findCourses(ctx.db, condition, sliceOf(query), orderOf(query))).map(
      all ? presentManagedCourse : presentCourse,
    )
  })
}

/** @throws {AppError} 'not_found', also for an institution that is not public, except for its members and admins */
async function requireInstitution({ db, actor }: Context, id: number): Promise<Institution> {
  const institution = await findInstitution(db, id)
  if (institution === undefined) throw new AppError('not_found')
  if (!isPublic(institution) && !canSeeUnpublished(actor, id)) throw new AppError('not_found')
  return institution
}
