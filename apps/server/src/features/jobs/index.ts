export { findFailedJobs } from '#features/jobs/find-failed-jobs.ts'
export { discardJob, retryJob } from '#features/jobs/put-again.ts'
export { type JobHandlers, openJobs } from '#features/jobs/queue.ts'
export { registerJobRoutes } from '#features/jobs/routes.ts'
