export { registerMentoringRoutes } from '#features/mentoring/routes.ts'
