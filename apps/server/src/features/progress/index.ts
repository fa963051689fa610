export { findStatuses } from '#features/progress/repository.ts'
export { mountProgress } from '#features/progress/routes.ts'
