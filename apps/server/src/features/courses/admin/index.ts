export { presentAdminCourse } from '#features/courses/admin/presenter.ts'
export { findAdminCourse } from '#features/courses/admin/repository.ts'
export { registerAdminCourseRoutes } from '#features/courses/admin/routes.ts'
