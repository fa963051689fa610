export { countInstitutions, findInstitutionsById, publicColumns } from '#features/institutions/repository.ts'
export { mountInstitutions } from '#features/institutions/routes.ts'
