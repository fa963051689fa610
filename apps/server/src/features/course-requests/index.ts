export { mountCourseRequests } from '#features/course-requests/routes.ts'
