export { createInstitutionLink } from '#features/institutions/requests/mail-links.ts'
export { registerInstitutionRequestRoutes } from '#features/institutions/requests/routes.ts'
