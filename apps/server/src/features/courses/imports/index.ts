export { registerCourseImportRoutes } from '#features/courses/imports/routes.ts'
