export { registerProfileReadingRoutes } from '#features/profile-readings/routes.ts'
