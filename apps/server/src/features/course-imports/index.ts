export { mountCourseImports } from '#features/course-imports/routes.ts'
