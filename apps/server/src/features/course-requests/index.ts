export { registerCourseRequestRoutes } from '#features/course-requests/routes.ts'
