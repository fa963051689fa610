import * as z from 'zod/mini'
import { route } from '#http.ts'
import { amount, instant, numericIdentifier, optionalText, requiredLine, requiredText, wholeNumber } from '#text.ts'

export const courseStatuses = ['pending', 'approved', 'rejected'] as const

/** Languages a course is taught in: BCP 47 codes of the wizard's three study languages. */
export const courseLanguages = ['en', 'ta', 'si'] as const
export type CourseLanguage = (typeof courseLanguages)[number]

/** The level that a course starts at. */
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const
export type CourseLevel = (typeof courseLevels)[number]

export const Course = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Weeks, as written by the institution; null reads 'Flexible'. */
  duration: z.nullable(z.string()),
  /** Rupees; null and 0 read 'Free'. */
  price: z.nullable(z.number()),
  institution_id: z.nullable(z.int()),
  status: z.enum(courseStatuses),
  language: z.enum(courseLanguages),
  /** Its level, or null where the course does not say. */
  level: z.nullable(z.enum(courseLevels)),
  /** What it teaches, the surest first. */
  skills: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Shown to the course's own institution and to admins only. */
  management: z.optional(
    z.object({
      /** Why it was rejected, where a reason was given. */
      reason: z.nullable(z.string()),
      /** The author has confirmed skills and level. Otherwise they were read from the text. */
      skillsConfirmed: z.boolean(),
      /** Increases with every change. An update that sends an older one is a conflict. */
      version: z.int(),
    }),
  ),
})
export type Course = z.output<typeof Course>

export const totalCountHeader = 'x-total-count'
/** A list without paging parameters answers at most this many rows, with the total in the header. */
export const unpagedLimit = 500

export const pagingFields = {
  page: z.optional(wholeNumber(1, 1_000_000)),
  page_size: z.optional(wholeNumber(1, 100)),
}

export const listReplyHeaders = { 'X-Total-Count': 'How many rows match in all', 'X-Page': 'Which page this is' }

export const CourseFilter = z.strictObject({
  search: z.optional(optionalText(200)),
  institution_id: z.optional(numericIdentifier),
  min_weeks: z.optional(amount(0, 1000)),
  max_weeks: z.optional(amount(0, 1000)),
  min_price: z.optional(amount(0, 1e8)),
  max_price: z.optional(amount(0, 1e8)),
  language: z.optional(z.enum(courseLanguages)),
  level: z.optional(z.enum(courseLevels)),
  ...pagingFields,
})
export type CourseFilter = z.output<typeof CourseFilter>

export const listCourses = route({
  method: 'GET',
  path: '/courses',
  summary: 'The public catalogue: approved courses, the best matches of a search first, otherwise the newest',
  tag: 'courses',
  access: 'public',
  query: CourseFilter,
  reply: { 200: z.array(Course) },
  replyHeaders: {
    ...listReplyHeaders,
    'X-Understood-Search':
      'JSON, percent-encoded: what was searched for, filters found among its words, corrected spelling',
  },
  errors: ['invalid'],
})

/** The most skills that a course can be confirmed to teach. */
export const maxCourseSkills = 8
export const maxCourseTitleLength = 200
export const maxOfferDescriptionLength = 5000
export const maxOfferDurationLength = 60
export const maxDecisionReasonLength = 1000

const price = z.union([
  amount(0, 1e8),
  z.pipe(
    z.literal(''),
    z.transform(() => null),
  ),
])

export const courseFields = {
  title: requiredLine(maxCourseTitleLength),
  description: requiredText(maxOfferDescriptionLength),
  /** Weeks in words; blank is flexible. */
  duration: z.optional(z.nullable(optionalText(maxOfferDurationLength))),
  /** Rupees; blank and 0 are free. */
  price: z.optional(z.nullable(price)),
  language: z.optional(z.enum(courseLanguages)),
  /** If given, the author confirms skills and level. Otherwise they are read from title and description. */
  skills: z.optional(
    z.array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))).check(
      z.maxLength(maxCourseSkills),
      z.refine((ids) => new Set(ids).size === ids.length, { params: { rule: 'distinct' } }),
    ),
  ),
  level: z.optional(z.nullable(z.enum(courseLevels))),
}

/** A new course. Only an admin may send a status, and an institution's id must be the sender's own. */
export const NewCourse = z.strictObject({
  ...courseFields,
  institution_id: numericIdentifier,
  status: z.optional(z.enum(['approved', 'pending'])),
})
export type NewCourse = z.output<typeof NewCourse>

/** The version that was edited. If the course has another one by now, the error is 'changed_meanwhile'. */
const version = z.optional(wholeNumber(1, 2_147_483_647))

/** What is left out stays unchanged. Title and description are always sent. */
export const CourseChanges = z.strictObject({ ...courseFields, version })
export type CourseChanges = z.output<typeof CourseChanges>

const CourseParams = z.strictObject({ id: numericIdentifier })

export const createCourse = route({
  method: 'POST',
  path: '/courses',
  summary: 'Offer a course; skills, level and language are read from its words where they are not sent',
  tag: 'courses',
  access: ['institution', 'admin'],
  body: NewCourse,
  reply: { 201: Course },
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

export const getCourse = route({
  method: 'GET',
  path: '/courses/:id',
  summary: 'Read one course with what only its managers see',
  tag: 'courses',
  access: ['institution', 'admin'],
  params: CourseParams,
  reply: { 200: Course },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found'],
})

export const updateCourse = route({
  method: 'PUT',
  path: '/courses/:id',
  summary: 'Change a course',
  tag: 'courses',
  access: ['institution', 'admin'],
  params: CourseParams,
  body: CourseChanges,
  reply: { 200: Course },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found', 'changed_meanwhile'],
})

/** Admins approve and reject. An institution submits its rejected course again with 'pending'. */
export const setCourseStatus = route({
  method: 'PUT',
  path: '/courses/:id/status',
  summary: 'Approve or reject a course, or send a rejected one in again',
  tag: 'courses',
  access: ['institution', 'admin'],
  params: CourseParams,
  body: z.strictObject({
    status: z.enum(courseStatuses),
    reason: z.optional(optionalText(maxDecisionReasonLength)),
    version,
  }),
  reply: { 200: Course },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found', 'changed_meanwhile'],
})

export const deleteCourse = route({
  method: 'DELETE',
  path: '/courses/:id',
  summary: 'Delete a course; its steps get another course or say that it is gone',
  tag: 'courses',
  access: ['institution', 'admin'],
  params: CourseParams,
  reply: { 204: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found'],
})

export const suggestCourseFacts = route({
  method: 'POST',
  path: '/courses/suggestions',
  summary: 'Read skills, level and language from a course’s words, for its writer to confirm',
  tag: 'courses',
  access: ['institution', 'admin'],
  body: z.strictObject({ title: courseFields.title, description: courseFields.description }),
  reply: {
    200: z.object({
      skills: z.array(z.object({ id: z.string(), name: z.string() })),
      level: z.nullable(z.enum(courseLevels)),
      language: z.enum(courseLanguages),
    }),
  },
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

export const courseOrders = ['title', '-title'] as const

/** A course for admins, with its institution's name. Null where it belongs to none. */
export const AdminCourse = z.extend(Course, { institution_name: z.nullable(z.string()) })
export type AdminCourse = z.output<typeof AdminCourse>

export const listAdminCourses = route({
  method: 'GET',
  path: '/admin/courses',
  summary: 'Courses in every state: the newest first, or by title',
  tag: 'courses',
  access: ['admin'],
  query: z.strictObject({
    /** Words of the title. */
    search: z.optional(optionalText(200)),
    status: z.optional(z.enum(courseStatuses)),
    institution_id: z.optional(numericIdentifier),
    sort: z.optional(z.enum(courseOrders)),
    ...pagingFields,
  }),
  reply: { 200: z.array(AdminCourse) },
  replyHeaders: listReplyHeaders,
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

const CourseDecision = z.object({
  id: z.int(),
  status: z.enum(courseStatuses),
  reason: z.string(),
  /** Who decided, or null where that account is gone. */
  actor: z.nullable(z.string()),
  createdAt: instant,
})
export type CourseDecision = z.output<typeof CourseDecision>

export const listCourseDecisions = route({
  method: 'GET',
  path: '/admin/courses/:id/decisions',
  summary: 'Every decision about a course, the latest first',
  tag: 'courses',
  access: ['admin'],
  params: CourseParams,
  query: z.strictObject(pagingFields),
  reply: { 200: z.array(CourseDecision) },
  replyHeaders: listReplyHeaders,
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found'],
})
