export {
  extractSkills,
  findIdsTeaching,
  indexCoursesFor,
  refreshCourseSkills,
} from '#features/courses/course-skills.ts'
export {
  announceCourseDecision,
  deletePutAside,
  setCourseStatus,
  undoCourseDecision,
} from '#features/courses/decide-course.ts'
export { requireCanManage, requireCanOffer } from '#features/courses/policy.ts'
export { findCoursesTeaching, presentCourse, presentManagedCourse } from '#features/courses/presenter.ts'
export {
  approvedContentOf,
  byArchived,
  byInstitution,
  byStatus,
  type Condition,
  type CourseRow,
  countCoursesWhere,
  courseColumns,
  findCourse,
  findCourses,
  findDemandedSkills,
  institutionExists,
  lockCourse,
  orderOf,
  prepareCatalogueVersion,
  titleMatch,
  updateCourseWithVersion,
  whereTextMatches,
} from '#features/courses/repository.ts'
export { registerCourseRoutes } from '#features/courses/routes.ts'
export { notifyOfSubmission, notifyOfSubmissions, settleFile } from '#features/courses/submission-notices.ts'
export { writtenColumns } from '#features/courses/written-columns.ts'
