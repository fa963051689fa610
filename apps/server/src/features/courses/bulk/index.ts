export { registerCourseBulkRoutes } from '#features/courses/bulk/routes.ts'
