export { closeApplications } from '#features/applications/answer.ts'
export { mountApplications } from '#features/applications/routes.ts'
