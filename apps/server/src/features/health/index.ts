export { canWrite, registerHealthRoutes } from '#features/health/routes.ts'
