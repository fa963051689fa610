import { messageEnrolled as messageEnrolledRoute } from '@milepost/contract/applications/routes'
import { messageEnrolled } from '#features/applications/course-messages/message-enrolled.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerCourseMessageRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, messageEnrolledRoute, async (ctx, { params, body }) => ({
    sent: await messageEnrolled(ctx, params.id, body.text),
  }))
}
