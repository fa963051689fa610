export { findDoneTimes, findProgress, findStatuses, type ProgressRow } from '#features/progress/repository.ts'
export { mountProgress } from '#features/progress/routes.ts'
