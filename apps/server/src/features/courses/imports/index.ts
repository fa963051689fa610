export { registerCourseImportRoutes } from '#features/courses/imports/routes.ts'
export { deletePastImports } from '#features/courses/imports/undo-import.ts'
