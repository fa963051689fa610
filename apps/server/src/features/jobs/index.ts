export { createJobHandlers, type JobHandlers } from '#features/jobs/handlers.ts'
export { openJobs } from '#features/jobs/queue.ts'
export { registerJobRoutes } from '#features/jobs/routes.ts'
