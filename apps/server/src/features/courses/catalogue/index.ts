export { createCourseCache } from '#features/courses/catalogue/catalogue.ts'
export { findCoursesTeaching } from '#features/courses/catalogue/courses-teaching.ts'
export { prepareCatalogueVersion } from '#features/courses/catalogue/repository.ts'
