import * as z from 'zod/mini'
import { maxCourseIntakes } from '#applications/limits.ts'
import { courseColumns, maxCourseFileColumns, maxHeadingLength } from '#courses/imports/limits.ts'
import { maxCoursePlaces } from '#courses/limits.ts'
import { courseDay, courseFields } from '#courses/schema.ts'
import { Issue } from '#errors.ts'
import { instant, numericIdentifier, optionalLine, wholeNumber } from '#text.ts'

const milepostId = z.pipe(
  z.pipe(
    z.string().check(z.refine((cell) => /^MP-\d+$/i.test(cell), { params: { rule: 'milepost_id' } })),
    z.transform((cell): string | number => cell.slice('MP-'.length)),
  ),
  numericIdentifier,
)

const ImportedIntake = z.object({ startsOn: courseDay, places: z.nullable(wholeNumber(1, maxCoursePlaces)) })

/**
 * A course as a line of a file describes it. What is left out or blank, or holds a spreadsheet's error, stays unchanged;
 * null clears. A new course needs title and description.
 */
export const ImportedCourse = z.strictObject({
  ...courseFields,
  title: z.optional(courseFields.title),
  description: z.optional(courseFields.description),
  /** All that it has then. */
  intakes: z.optional(
    z.pipe(
      z.nullable(z.array(ImportedIntake).check(z.maxLength(maxCourseIntakes))),
      z.transform((intakes) => intakes ?? []),
    ),
  ),
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

/** Which column is which in an institution's files: the field by the column's heading; '' isn't imported. */
export const CourseFileColumns = z.record(optionalLine(maxHeadingLength), z.enum([...courseColumns, ''])).check(
  z.refine((columns) => Object.keys(columns).length <= maxCourseFileColumns, {
    params: { rule: 'too_many', maximum: maxCourseFileColumns },
  }),
)
export type CourseFileColumns = z.output<typeof CourseFileColumns>

/** An import of the last day, unless it was undone. */
export const RecentImport = z.object({
  id: z.int(),
  created: z.int(),
  updated: z.int(),
  createdAt: instant,
  undoableUntil: instant,
})
export type RecentImport = z.output<typeof RecentImport>

export const UndoneImport = z.object({
  deleted: z.int(),
  /** Courses that got back what the import changed. */
  restored: z.int(),
  /** Courses of which something was changed later, which stays. */
  changedLater: z.int(),
  /** New courses that stay, because they were changed later or learners have applied. */
  kept: z.array(z.object({ id: z.int(), title: z.string() })),
})
export type UndoneImport = z.output<typeof UndoneImport>
