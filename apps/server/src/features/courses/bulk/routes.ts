import {
  changeCourses as changeCoursesRoute,
  deleteCourses as deleteCoursesRoute,
} from '@milepost/contract/courses/routes'
import { changeCourses, deleteCourses } from '#features/courses/bulk/change-courses.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerCourseBulkRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, changeCoursesRoute, (ctx, { params, body }) => changeCourses(ctx, params.id, body.courses))
  registerRoute(registrar, deleteCoursesRoute, (ctx, { params, body }) => deleteCourses(ctx, params.id, body.courses))
}
