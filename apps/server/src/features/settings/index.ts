export { mustModerateCourses } from '#features/settings/repository.ts'
