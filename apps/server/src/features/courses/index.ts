export { requireCanManage, requireCanOffer } from '#features/courses/policy.ts'
export { presentCourse, presentManagedCourse } from '#features/courses/presenter.ts'
export {
  approvedContentOf,
  type CourseRow,
  findCourse,
  findCourses,
  insertCourses,
  lockCourse,
  updateCourseWithVersion,
} from '#features/courses/repository.ts'
export { registerCourseRoutes } from '#features/courses/routes.ts'
export { lacksCountry, whereaboutsOf, writtenColumns } from '#features/courses/written-columns.ts'
