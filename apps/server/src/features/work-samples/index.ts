export { findSharedWork } from '#features/work-samples/repository.ts'
export { registerWorkSampleRoutes } from '#features/work-samples/routes.ts'
