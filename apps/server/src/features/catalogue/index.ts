export { createCourseCache } from '#features/catalogue/catalogue.ts'
