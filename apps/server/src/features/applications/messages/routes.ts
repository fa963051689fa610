import { messageAccepted as messageAcceptedRoute } from '@milepost/contract/applications/routes'
import { messageAccepted } from '#features/applications/messages/message-accepted.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerMessageRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, messageAcceptedRoute, async (ctx, { params, body }) => ({
    sent: await messageAccepted(ctx, params.id, body.text),
  }))
}
