export { createCourseCache } from '#features/courses/catalogue/catalogue.ts'
