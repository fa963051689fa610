export { registerNoteRoutes } from '#features/notes/routes.ts'
