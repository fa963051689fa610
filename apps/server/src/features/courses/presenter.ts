import type { Course } from '@milepost/contract/courses'
import type { CourseRow } from '#features/courses/repository.ts'

export function presentCourse(row: CourseRow): Course {
  const { institutionId, ...course } = row
  return { ...course, institution_id: institutionId }
}
