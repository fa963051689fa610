export { createInstitutionLink } from '#features/institutions/requests/email-links.ts'
export { registerInstitutionRequestRoutes } from '#features/institutions/requests/routes.ts'
