import { getOverview } from '@milepost/contract/overview'
import { createReadyOverviews } from '#features/overview/ready-overviews.ts'
import { sendReady } from '#http/ready-reply.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerOverviewRoutes(registrar: RouteRegistrar): void {
  const findReady = createReadyOverviews(registrar.dependencies.db)
  registerRoute(registrar, getOverview, async (ctx, { request, reply }) =>
    sendReady(request, reply, await findReady(ctx)),
  )
}
