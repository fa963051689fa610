export { mountHealth } from '#features/health/routes.ts'
