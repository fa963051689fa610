export { createInstitution } from '#features/institution-management/create-institution.ts'
export { registerInstitutionManagementRoutes } from '#features/institution-management/routes.ts'
