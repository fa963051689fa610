export {
  announceRejection,
  approveRequest,
  rejectRequest,
  undoRejection,
} from '#features/institutions/requests/decide-request.ts'
export { createInstitutionLink } from '#features/institutions/requests/email-links.ts'
export { presentForAdmins } from '#features/institutions/requests/presenter.ts'
export { findRequest } from '#features/institutions/requests/repository.ts'
export { registerInstitutionRequestRoutes } from '#features/institutions/requests/routes.ts'
