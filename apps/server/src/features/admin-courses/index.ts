export { registerAdminCourseRoutes } from '#features/admin-courses/routes.ts'
