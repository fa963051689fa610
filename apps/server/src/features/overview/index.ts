export { registerOverviewRoutes } from '#features/overview/routes.ts'
