export { mountProgress } from '#features/progress/routes.ts'
