export {
  countInstitutions,
  findInstitutionsById,
  findInstitutionsNamed,
  publicColumns,
} from '#features/institutions/repository.ts'
export { registerInstitutionRoutes } from '#features/institutions/routes.ts'
