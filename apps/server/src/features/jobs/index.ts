export { startJobs } from '#features/jobs/queue.ts'
