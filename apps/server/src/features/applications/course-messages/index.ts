export { registerCourseMessageRoutes } from '#features/applications/course-messages/routes.ts'
