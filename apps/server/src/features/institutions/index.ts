export { canSeeUnpublished } from '#features/institutions/policy.ts'
export {
  countInstitutions,
  findInstitutionsById,
  findInstitutionsNamed,
  type InstitutionProfile,
  insertInstitution,
  institutionExists,
  lockInstitution,
  searchValueOf,
} from '#features/institutions/repository.ts'
export { requireInstitution } from '#features/institutions/require-institution.ts'
export { registerInstitutionRoutes } from '#features/institutions/routes.ts'
