export {
  announceCourseDecision,
  deleteArchivedCourse,
  setCourseStatus,
  undoCourseDecision,
} from '#features/courses/decisions/decide-course.ts'
export { registerCourseDecisionRoutes } from '#features/courses/decisions/routes.ts'
