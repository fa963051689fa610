export { registerPersonalDataRoutes } from '#features/personal-data/routes.ts'
