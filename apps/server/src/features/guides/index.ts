export { registerGuideRoutes } from '#features/guides/routes.ts'
