export { mountAnalytics } from '#features/analytics/routes.ts'
