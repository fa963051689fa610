import * as z from 'zod/mini'
import { route } from '#http.ts'
import { amount, numericIdentifier, optionalText, wholeNumber } from '#text.ts'

export const courseStatuses = ['pending', 'approved', 'rejected'] as const

/** Languages a course is taught in: BCP 47 codes of the wizard's three study languages. */
export const courseLanguages = ['en', 'ta', 'si'] as const
export type CourseLanguage = (typeof courseLanguages)[number]

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
  ...pagingFields,
})
export type CourseFilter = z.output<typeof CourseFilter>

export const listCourses = route({
  method: 'GET',
  path: '/courses',
  summary: 'The public catalogue: approved courses, newest first',
  tag: 'courses',
  access: 'public',
  query: CourseFilter,
  reply: { 200: z.array(Course) },
  replyHeaders: listReplyHeaders,
  errors: ['invalid'],
})
