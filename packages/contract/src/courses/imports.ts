import * as z from 'zod/mini'
import { courseColumns, maxCourseFileBytes } from '#constants/courses/imports.ts'
import { courseFields } from '#courses.ts'
import { Issue } from '#errors.ts'
import { route } from '#http.ts'
import { ofInstitution } from '#route-parts.ts'
import { fileText, instant, numericIdentifier } from '#text.ts'

export type CourseColumn = (typeof courseColumns)[number]

const milepostId = z.pipe(
  z.pipe(
    z.string().check(z.refine((cell) => /^MP-\d+$/i.test(cell), { params: { rule: 'milepost_id' } })),
    z.transform((cell): string | number => cell.slice('MP-'.length)),
  ),
  numericIdentifier,
)

/**
 * A course as a line of a file describes it. What is left out or blank, or holds a spreadsheet's error, stays unchanged;
 * null clears. A new course needs title and description.
 */
export const ImportedCourse = z.strictObject({
  ...courseFields,
  title: z.optional(courseFields.title),
  description: z.optional(courseFields.description),
  milepost_id: z.optional(milepostId),
})
export type ImportedCourse = z.output<typeof ImportedCourse>

const importActions = ['create', 'update', 'unchanged', 'refuse'] as const

/** A field of an existing course, now and then, as the export writes it; skills by name. Null is nothing, a price of 0 free. */
const FieldChange = z.object({
  field: z.enum(courseColumns),
  /** Long texts are cut to where they differ. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type FieldChange = z.output<typeof FieldChange>

const ImportedLine = z.object({
  /** Where the course begins in the file, from 1: the header is line 1. */
  line: z.int(),
  action: z.enum(importActions),
  title: z.string(),
  /** What an update changes. */
  changes: z.array(FieldChange),
  /** The existing course. Null for a new one and for a refused line. */
  courseId: z.nullable(z.int()),
  /** Issues of a refused line. */
  issues: z.array(Issue),
})
export type ImportedLine = z.output<typeof ImportedLine>

const counts = { created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() }

export const CourseImportPreview = z.object({
  ...counts,
  lines: z.array(ImportedLine),
  /** More than a fifth of the existing courses would get another title. The import needs `confirmTitleChanges`. */
  changesManyTitles: z.boolean(),
  /** Columns of the file that are ignored. */
  ignoredColumns: z.array(z.string()),
  /** A digest of the preview. An import that sends it does exactly what the preview said, or nothing. */
  plan: z.string(),
})
export type CourseImportPreview = z.output<typeof CourseImportPreview>

const CourseImport = z.object({
  ...counts,
  /** New and changed courses need an admin's approval. */
  waiting: z.boolean(),
  /** To undo it. Null if nothing was changed. */
  importId: z.nullable(z.int()),
})
export type CourseImport = z.output<typeof CourseImport>

const csv = fileText(maxCourseFileBytes)
export const previewCourseImport = route({
  method: 'POST',
  path: '/institutions/:id/courses/import/preview',
  summary:
    'Say what importing a CSV file of courses would do: blank keeps, "-" clears, milepost_id or title identifies',
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
  }),
  reply: { 200: CourseImport },
  errors: ['not_found', 'changed_meanwhile'],
  rateLimit: 'import-account',
  largeBody: true,
})

const importStates = ['undoable', 'changed', 'in_use'] as const

/** An import of the last day, unless it was undone. */
export const RecentImport = z.object({
  id: z.int(),
  created: z.int(),
  updated: z.int(),
  createdAt: instant,
  undoableUntil: instant,
  /** 'changed': a course was changed or decided since. 'in_use': a learner has applied since. Neither can be undone. */
  state: z.enum(importStates),
})
export type RecentImport = z.output<typeof RecentImport>

export const listRecentImports = route({
  method: 'GET',
  path: '/institutions/:id/courses/imports',
  summary: 'Imports of the last day, the latest first, and whether they can be undone',
  tag: 'courses',
  ...ofInstitution,
  reply: { 200: z.array(RecentImport) },
  errors: ['not_found'],
})

export const undoImport = route({
  method: 'POST',
  path: '/institutions/:id/courses/imports/:importId/undo',
  summary: 'Undo an import of the last day, all of it or nothing',
  tag: 'courses',
  access: ['institution', 'admin'],
  params: z.strictObject({ id: numericIdentifier, importId: numericIdentifier }),
  reply: { 200: z.object({ deleted: z.int(), restored: z.int() }) },
  errors: ['not_found', 'changed_meanwhile', 'import_in_use'],
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
