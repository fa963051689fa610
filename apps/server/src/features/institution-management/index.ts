export { foundInstitution } from '#features/institution-management/found-institution.ts'
export { mountInstitutionManagement } from '#features/institution-management/routes.ts'
