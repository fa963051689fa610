export { registerQueueRoutes } from '#features/queue/routes.ts'
