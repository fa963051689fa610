import type { AdminCourse } from '@milepost/contract/courses/schema'
import type { AdminCourseRow } from '#features/courses/admin/repository.ts'
import { presentManagedCourse } from '#features/courses/index.ts'

/** A course as admins see it. */
export function presentAdminCourse({ institutionName, ...course }: AdminCourseRow): AdminCourse {
  return { ...presentManagedCourse(course), institution_name: institutionName }
}
