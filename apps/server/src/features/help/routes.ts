import { helpTopics } from '@milepost/advisor'
import { listHelpTopics } from '@milepost/contract/help/routes'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

/** Help changes only with releases; a few minutes let one show soon. */
const cacheControl = 'public, max-age=600'

export function registerHelpRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listHelpTopics, async (_ctx, { reply }) => {
    reply.header('cache-control', cacheControl)
    return [...helpTopics]
  })
}
