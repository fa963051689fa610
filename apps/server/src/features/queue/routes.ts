import {
  decideQueueItems,
  findSimilarInstitutions,
  getQueueItem,
  listDecidedRequests,
  listQueue,
  undoQueueDecisions,
} from '@milepost/contract/queue/routes'
import { findWaitingCounts, withinCap } from '#features/queue/counts/index.ts'
import { decideItems, undoDecisions } from '#features/queue/decide-items.ts'
import { findSimilarNames, readDetails } from '#features/queue/details/index.ts'
import { countDecidedRequests, findDecidedRequests } from '#features/queue/history/index.ts'
import { findQueueItems } from '#features/queue/repository.ts'
import { openTotals } from '#http/list-pages.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerQueueRoutes(registrar: RouteRegistrar): void {
  const totalOf = openTotals()
  registerRoute(registrar, listQueue, async (ctx, { query, reply }) => {
    const total = withinCap(await findWaitingCounts(ctx.db), query.kind)
    sendTotal(reply, total, query)
    return findQueueItems(ctx.db, query.kind, total, sliceOf(query))
  })
  registerRoute(registrar, getQueueItem, (ctx, { params }) => readDetails(ctx.db, params.kind, params.id))
  registerRoute(registrar, decideQueueItems, (ctx, { body }) => decideItems(ctx, body))
  registerRoute(registrar, undoQueueDecisions, (ctx, { body }) => undoDecisions(ctx, body.items))
  registerRoute(registrar, listDecidedRequests, async (ctx, { query, reply }) => {
    const { kind, search } = query
    sendTotal(reply, await totalOf({ kind, search }, () => countDecidedRequests(ctx.db, query)), query)
    return findDecidedRequests(ctx.db, query, sliceOf(query))
  })
  registerRoute(registrar, findSimilarInstitutions, (ctx, { query }) => findSimilarNames(ctx.db, query.name))
}
