import * as z from 'zod/mini'
import { maxCourseFileBytes } from '#courses/imports/limits.ts'
import {
  CourseFileColumns,
  CourseImportPreview,
  importCounts,
  RecentImport,
  UndoneImport,
} from '#courses/imports/schema.ts'
import { route } from '#http.ts'
import { ofInstitution } from '#route-parts.ts'
import { fileText, numericIdentifier } from '#text.ts'

const CourseImport = z.object({
  ...importCounts,
  /** New and changed courses need an admin's approval. */
  waiting: z.boolean(),
  /** To undo it. Null if nothing was changed. */
  importId: z.nullable(z.int()),
})

const csv = fileText(maxCourseFileBytes)
export const previewCourseImport = route({
  method: 'POST',
  path: '/institutions/:id/courses/import/preview',
  summary:
    'Say what importing a CSV file of courses would do: blank keeps, "-" clears, milepost_id, code or title identifies',
  tag: 'courses',
  ...ofInstitution,
  body: z.strictObject({ csv }),
  reply: { 200: CourseImportPreview },
  errors: ['not_found'],
  rateLimit: 'import-account',
  largeBody: true,
})

export const importCourses = route({
  method: 'POST',
  path: '/institutions/:id/courses/import',
  summary: 'Do what the preview said, all of it or nothing; lines that are refused are left out',
  tag: 'courses',
  ...ofInstitution,
  body: z.strictObject({
    csv,
    plan: z.string().check(z.regex(/^[\w-]{43}$/)),
    /** Needed where the preview says `changesManyTitles`: a sheet with the wrong ids looks like this. */
    confirmTitleChanges: z.optional(z.boolean()),
    /** How the file's columns were matched, kept for the institution's next file. */
    columns: z.optional(CourseFileColumns),
  }),
  reply: { 200: CourseImport },
  errors: ['not_found', 'changed_meanwhile'],
  rateLimit: 'import-account',
  largeBody: true,
})

export const listRecentImports = route({
  method: 'GET',
  path: '/institutions/:id/courses/imports',
  summary: 'Imports of the last day that can be undone, the latest first',
  tag: 'courses',
  ...ofInstitution,
  reply: { 200: z.array(RecentImport) },
  errors: ['not_found'],
})

export const listCourseFileColumns = route({
  method: 'GET',
  path: '/institutions/:id/courses/import/columns',
  summary: 'Which column is which in the files of an institution, as it was at its last imports',
  tag: 'courses',
  ...ofInstitution,
  reply: { 200: z.record(z.string(), z.string()) },
  errors: ['not_found'],
})

export const undoImport = route({
  method: 'POST',
  path: '/institutions/:id/courses/imports/:importId/undo',
  summary: 'Undo what an import of the last day changed; what was changed later stays',
  tag: 'courses',
  access: ['institution', 'admin'],
  params: z.strictObject({ id: numericIdentifier, importId: numericIdentifier }),
  reply: { 200: UndoneImport },
  errors: ['not_found', 'changed_meanwhile'],
})

export const exportCourses = route({
  method: 'GET',
  path: '/institutions/:id/courses/export',
  summary: 'Download the courses of an institution as a CSV file that can be imported again',
  tag: 'courses',
  ...ofInstitution,
  reply: { 200: z.string() },
  mediaType: 'text/csv',
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-courses-YYYY-MM-DD.csv' },
  errors: ['not_found'],
  rateLimit: 'import-account',
})
