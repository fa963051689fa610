export { registerAdminCourseRoutes } from '#features/courses/admin/routes.ts'
