export { registerHelpRoutes } from '#features/help/routes.ts'
