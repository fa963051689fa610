import { listQueue } from '@milepost/contract/queue'
import { findWaitingCounts, withinCap } from '#features/queue/counts/index.ts'
import { findQueueItems } from '#features/queue/repository.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerQueueRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listQueue, async (ctx, { query, reply }) => {
    const total = withinCap(await findWaitingCounts(ctx.db), query.kind)
    sendTotal(reply, total, query)
    return findQueueItems(ctx.db, query.kind, total, sliceOf(query))
  })
}
