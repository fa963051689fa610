import type { Queryable } from '#db/client.ts'
import { countCoursesWhere } from '#features/courses/repository.ts'

export { openCatalogue } from '#features/courses/catalogue.ts'
export { indexCoursesFor, readCoursesAgain } from '#features/courses/course-facts.ts'
export { findCoursesTeaching, presentCourse, presentManagedCourse } from '#features/courses/presenter.ts'
export { approved, countCoursesWhere, courseColumns, findCourses, ofInstitution } from '#features/courses/repository.ts'
export { mountCourses } from '#features/courses/routes.ts'

export function countCourses(db: Queryable): Promise<number> {
  return countCoursesWhere(db, undefined)
}
