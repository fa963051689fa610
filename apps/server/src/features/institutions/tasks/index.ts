export { registerInstitutionTaskRoutes } from '#features/institutions/tasks/routes.ts'
