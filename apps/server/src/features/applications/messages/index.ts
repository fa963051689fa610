export { registerMessageRoutes } from '#features/applications/messages/routes.ts'
