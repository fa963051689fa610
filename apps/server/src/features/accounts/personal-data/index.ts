export { registerPersonalDataRoutes } from '#features/accounts/personal-data/routes.ts'
