/**
 * Columns of a course file by their headers, in any order and case. `milepost_id` identifies a course, or else the
 * institution's own `code`. Without both, title and description are required.
 */
export const courseColumns = [
  ...(['milepost_id', 'code', 'title', 'description', 'duration', 'price', 'startsOn', 'places'] as const),
  ...(['intakes', 'mode', 'country', 'town'] as const),
  ...(['language', 'level', 'skills'] as const),
] as const
/** The export says in a further column how each course stands. An import leaves that as it is. */
export const statusColumn = 'status'
export type CourseColumn = (typeof courseColumns)[number]

/** The most courses of a file. */
export const maxImportedCourses = 2000
/** The most bytes of a file, and characters of its text: an escaped body of 1 MB holds them. */
export const maxCourseFileBytes = 900_000
/** The most columns of a sheet: our own and more than anyone adds. */
export const maxCourseFileColumns = 60
/** The most bytes of a spreadsheet, which the browser reads and sends as text. */
export const maxSheetFileBytes = 5_000_000
/** An import that would change more of the titles of existing courses than this part must say that it means to. */
export const maxTitlesChanged = 0.2
/** The most columns that are kept as an institution matched them, and the longest heading. */
export const maxKeptColumns = 200
export const maxHeadingLength = 200
