export { findFailedJobs } from '#features/jobs/find-failed-jobs.ts'
export { type JobHandlers, openJobs } from '#features/jobs/queue.ts'
export { discardJob, retryJob } from '#features/jobs/retry-job.ts'
export { registerJobRoutes } from '#features/jobs/routes.ts'
