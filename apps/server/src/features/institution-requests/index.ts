export { makeInstitutionLink } from '#features/institution-requests/mail-links.ts'
export { mountInstitutionRequests } from '#features/institution-requests/routes.ts'
