export { closeApplications } from '#features/applications/answer.ts'
export { requireCanMessage } from '#features/applications/policy.ts'
export { registerApplicationRoutes } from '#features/applications/routes.ts'
