import { getInstitution, listInstitutions } from '@milepost/contract/institutions/routes'
import { and } from 'drizzle-orm'
import {
  countInstitutions,
  findInstitutions,
  isPublicInstitution,
  searchCondition,
} from '#features/institutions/repository.ts'
import { requireInstitution } from '#features/institutions/require-institution.ts'
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
}
