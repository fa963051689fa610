import type { CourseColumn } from '@milepost/contract/courses/imports/limits'

interface PlatformExport {
  /** What other files don't have together. */
  readonly headings: readonly string[]
  /** What each column means. Null: something else than it's called, so that it isn't guessed. */
  readonly fields: Readonly<Record<string, CourseColumn | null>>
}

/** The course exports of other platforms, by their headings without spaces and punctuation. */
export const platformExports: readonly PlatformExport[] = [
  {
    // Moodle
    headings: ['shortname', 'fullname'],
    fields: {
      shortname: 'code',
      fullname: 'title',
      summary: 'description',
      startdate: 'startsOn',
      lang: 'language',
      idnumber: null,
      category: null,
      format: null,
      tags: null,
    },
  },
  {
    // Canvas
    headings: ['courseid', 'shortname', 'longname'],
    fields: {
      courseid: 'code',
      longname: 'title',
      startdate: 'startsOn',
      shortname: null,
      courseformat: null,
    },
  },
]
