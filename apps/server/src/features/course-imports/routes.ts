import {
  exportCourses as exportCoursesRoute,
  importCourses as importCoursesRoute,
  previewCourseImport,
} from '@milepost/contract/course-imports'
import { exportCourses } from '#features/course-imports/export-courses.ts'
import { importCourses, previewImport } from '#features/course-imports/import-courses.ts'
import { type Mounting, mount } from '#lib/mount.ts'

export function mountCourseImports(mounting: Mounting): void {
  mount(mounting, previewCourseImport, (ctx, { params, body }) => previewImport(ctx, params.id, body.csv))
  mount(mounting, importCoursesRoute, (ctx, { params, body }) => importCourses(ctx, params.id, body))
  mount(mounting, exportCoursesRoute, (ctx, { params, reply }) => exportCourses(ctx, params.id, reply))
}
