import {
  exportCourses as exportCoursesRoute,
  importCourses as importCoursesRoute,
  listCourseFileColumns as listCourseFileColumnsRoute,
  listRecentImports as listRecentImportsRoute,
  previewCourseImport,
  undoImport as undoImportRoute,
} from '@milepost/contract/courses/imports/routes'
import { exportCourses } from '#features/courses/imports/export-courses.ts'
import { importCourses, listCourseFileColumns, previewImport } from '#features/courses/imports/import-courses.ts'
import { listRecentImports, undoImport } from '#features/courses/imports/undo-import.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerCourseImportRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, previewCourseImport, (ctx, { params, body }) => previewImport(ctx, params.id, body.csv))
  registerRoute(registrar, importCoursesRoute, (ctx, { params, body }) => importCourses(ctx, params.id, body))
  registerRoute(registrar, listCourseFileColumnsRoute, (ctx, { params }) => listCourseFileColumns(ctx, params.id))
  registerRoute(registrar, listRecentImportsRoute, (ctx, { params }) => listRecentImports(ctx, params.id))
  registerRoute(registrar, undoImportRoute, (ctx, { params }) => undoImport(ctx, params.id, params.importId))
  registerRoute(registrar, exportCoursesRoute, (ctx, { params, reply }) => exportCourses(ctx, params.id, reply))
}
