import { getOverview } from '@milepost/contract/overview'
import { createReadyOverviews } from '#features/overview/ready-overviews.ts'
import { overviewKey } from '#features/overview/repository.ts'
import { sendReady } from '#http/ready-reply.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerOverviewRoutes(registrar: RouteRegistrar): void {
  const findReady = createReadyOverviews()
  const authenticate = registrar.authenticateWith(overviewKey)
  registerRoute({ ...registrar, authenticate }, getOverview, async (ctx, { request, reply }) =>
    sendReady(request, reply, await findReady(ctx)),
  )
}
