export { registerRhythmRoutes } from '#features/rhythm/routes.ts'
