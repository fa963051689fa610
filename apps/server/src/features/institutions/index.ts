export { countInstitutions, findInstitutionsById } from '#features/institutions/repository.ts'
export { mountInstitutions } from '#features/institutions/routes.ts'
