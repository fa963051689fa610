export { readRhythm } from '#features/rhythm/read-rhythm.ts'
export { registerRhythmRoutes } from '#features/rhythm/routes.ts'
