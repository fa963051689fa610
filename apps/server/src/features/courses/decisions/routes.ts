import {
  deleteCourse as deleteCourseRoute,
  setCourseStatus as setCourseStatusRoute,
} from '@milepost/contract/courses/routes'
import { deleteCourse, setCourseStatus } from '#features/courses/decisions/decide-course.ts'
import { presentManagedCourse } from '#features/courses/index.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerCourseDecisionRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, setCourseStatusRoute, async (ctx, { params, body }) =>
    presentManagedCourse(await setCourseStatus(ctx, params.id, body)),
  )
  registerRoute(registrar, deleteCourseRoute, async (ctx, { params }) => {
    await deleteCourse(ctx, params.id)
    return undefined
  })
}
