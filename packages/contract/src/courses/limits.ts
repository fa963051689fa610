export const courseStatuses = ['pending', 'approved', 'rejected'] as const

/** Languages a course is taught in: BCP 47 codes of the wizard's three study languages. */
export const courseLanguages = ['en', 'ta', 'si'] as const
export type CourseLanguage = (typeof courseLanguages)[number]

/** The code of each study language. */
export const languageCodes = { English: 'en', Tamil: 'ta', Sinhala: 'si' } as const
/** The level that a course starts at. */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** Where a course is taught. One that doesn't say has none of these. */
export const courseModes = ['online', 'offline', 'hybrid'] as const
export type CourseMode = (typeof courseModes)[number]
export const maxTownLength = 80

export const totalCountHeader = 'x-total-count'
/** A list without paging parameters answers at most this many rows, with the total in the header. */
export const unpagedLimit = 500
export const maxPageSize = 100

/** The catalogue counts matches up to here, since counting a million takes long. A total of one more means 'more than'. */
export const maxCounted = 2_000

export const listReplyHeaders = {
  'X-Total-Count': 'How many rows match in all',
  'X-Page': 'Which page this is',
  Link: 'The first, previous, next and last page, as far as there are such (RFC 8288)',
}

/** The most skills that a course can be confirmed to teach. */
export const maxCourseSkills = 8
/** The highest price of a course, in rupees. */
export const maxCoursePrice = 100_000_000
/** The most places of a course. */
export const maxCoursePlaces = 100_000
export const maxCourseTitleLength = 200
/** The longest code that an institution gives a course. */
export const maxCourseCodeLength = 60
export const courseOrders = ['title', '-title'] as const
/** Orders of an institution's own courses. Without one, the newest come first. */
export const ownCourseOrders = ['title', 'status', 'price', 'weeks', 'startsOn'] as const
/** The most courses that one request changes or deletes. */
export const maxBulkCourses = 200
