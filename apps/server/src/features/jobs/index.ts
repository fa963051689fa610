export { type JobQueue, startJobs } from '#features/jobs/queue.ts'
