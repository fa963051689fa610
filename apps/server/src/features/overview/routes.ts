import { getOverview } from '@milepost/contract/overview/routes'
import { createOverviewCache } from '#features/overview/overview-cache.ts'
import { overviewKey } from '#features/overview/repository.ts'
import { sendCached } from '#http/cached-reply.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerOverviewRoutes(registrar: RouteRegistrar): void {
  const findCached = createOverviewCache()
  const authenticate = registrar.authenticateWith(overviewKey)
  registerRoute({ ...registrar, authenticate }, getOverview, async (ctx, { request, reply }) =>
    sendCached(request, reply, await findCached(ctx)),
  )
}
