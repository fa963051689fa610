export { closeApplications } from '#features/applications/answer.ts'
export { registerApplicationRoutes } from '#features/applications/routes.ts'
