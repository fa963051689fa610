export { createInstitutionLink } from '#features/institution-requests/mail-links.ts'
export { registerInstitutionRequestRoutes } from '#features/institution-requests/routes.ts'
