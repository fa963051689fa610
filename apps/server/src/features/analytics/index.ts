export { registerAnalyticsRoutes } from '#features/analytics/routes.ts'
