import { helpTopics } from '@milepost/advisor/help/topics'
import { listHelpTopics } from '@milepost/contract/help'
import { type RouteRegistrar, registerRoute } from '#lib/mount.ts'

/** Help changes only with releases; a few minutes let one show soon. */
const cacheControl = 'public, max-age=600'

export function registerHelpRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listHelpTopics, async (_ctx, { reply }) => {
    reply.header('cache-control', cacheControl)
    return helpTopics.map(({ screens: _, routes: __, ...topic }) => topic)
  })
}
