export { findIdsTeaching, indexCoursesFor, readCoursesAgain, readFacts } from '#features/courses/course-facts.ts'
export { textOrNull } from '#features/courses/create-course.ts'
export { requireCanOffer } from '#features/courses/policy.ts'
export { findCoursesTeaching, presentCourse, presentManagedCourse } from '#features/courses/presenter.ts'
export {
  type Condition,
  type CourseRow,
  countCoursesWhere,
  courseColumns,
  findCourse,
  findCourses,
  inStatus,
  institutionExists,
  inTitle,
  ofInstitution,
  prepareCatalogueVersion,
  reviseCourse,
  type Slice,
  saying,
} from '#features/courses/repository.ts'
export { mountCourses } from '#features/courses/routes.ts'
export { saysAlready } from '#features/courses/update-course.ts'
