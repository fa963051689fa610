export { createInstitution } from '#features/institutions/management/create-institution.ts'
export { registerInstitutionManagementRoutes } from '#features/institutions/management/routes.ts'
