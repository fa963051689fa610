export { mountAdminCourses } from '#features/admin-courses/routes.ts'
