import { listCourseIntakes, saveCourseIntakes } from '@milepost/contract/applications/routes'
import { readIntakes, saveIntakes } from '#features/courses/intakes/intakes.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerIntakeRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listCourseIntakes, (ctx, { params }) => readIntakes(ctx, params.id))
  registerRoute(registrar, saveCourseIntakes, (ctx, { params, body }) => saveIntakes(ctx, params.id, body))
}
