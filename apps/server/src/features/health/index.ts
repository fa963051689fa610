export { registerHealthRoutes } from '#features/health/routes.ts'
