import type { QueryOf } from '@milepost/contract/http'
import { getInstitution, listAllInstitutions, listInstitutions } from '@milepost/contract/institutions/routes'
import { and } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Context } from '#context.ts'
import {
  countInstitutions,
  findInstitutionIds,
  findInstitutionsInOrder,
  findListedInOrder,
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
  const findPage = async (
    ctx: Context,
    all: boolean,
    query: QueryOf<typeof listInstitutions>,
    reply: FastifyReply,
  ): Promise<number[]> => {
    const { search } = query
    const condition = (isCommon?: boolean) =>
      and(all ? undefined : isPublicInstitution, searchCondition(search, isCommon))
    const total = await totalOf({ all, search }, () => countInstitutions(ctx.db, condition()))
    sendTotal(reply, total, query)
    return findInstitutionIds(ctx.db, condition(total > maxSortedMatches), total, sliceOf(query))
  }
  registerRoute(registrar, listInstitutions, async (ctx, { query, reply }) =>
    findInstitutionsInOrder(ctx.db, await findPage(ctx, ctx.actor?.role === 'admin', query, reply)),
  )
  registerRoute(registrar, listAllInstitutions, async (ctx, { query, reply }) =>
    findListedInOrder(ctx.db, await findPage(ctx, true, query, reply)),
  )
  registerRoute(registrar, getInstitution, (ctx, { params }) => requireInstitution(ctx, params.id))
}
