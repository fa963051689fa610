export { findDoneTimes, findProgress, findStatuses, type ProgressRow } from '#features/progress/repository.ts'
export { registerProgressRoutes } from '#features/progress/routes.ts'
