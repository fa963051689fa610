export { registerCourseImportRoutes } from '#features/course-imports/routes.ts'
