import * as z from 'zod/mini'
import { courseColumns } from '#courses/imports/limits.ts'
import { courseFields } from '#courses/schema.ts'
import { Issue } from '#errors.ts'
import { instant, numericIdentifier } from '#text.ts'

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
export const FieldChange = z.object({
  field: z.enum(courseColumns),
  /** Long texts are cut to where they differ. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type FieldChange = z.output<typeof FieldChange>

export const ImportedLine = z.object({
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

export const importCounts = { created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() }

export const CourseImportPreview = z.object({
  ...importCounts,
  lines: z.array(ImportedLine),
  /** More than a fifth of the existing courses would get another title. The import needs `confirmTitleChanges`. */
  changesManyTitles: z.boolean(),
  /** Columns of the file that are ignored. */
  ignoredColumns: z.array(z.string()),
  /** A digest of the preview. An import that sends it does exactly what the preview said, or nothing. */
  plan: z.string(),
})
export type CourseImportPreview = z.output<typeof CourseImportPreview>

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
