export { registerInterestRoutes } from '#features/interests/routes.ts'
