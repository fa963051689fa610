import * as z from 'zod/mini'
import {
  courseLanguages,
  courseLevels,
  courseOrders,
  courseStatuses,
  listReplyHeaders,
  maxBulkCourses,
  maxCounted,
} from '#courses/limits.ts'
import {
  AdminCourse,
  BulkOutcome,
  CatalogueFilter,
  Course,
  CourseChange,
  CourseChanges,
  CourseDecision,
  courseFields,
  courseVersion,
  NewCourse,
  seenCourse,
} from '#courses/schema.ts'
import { route } from '#http.ts'
import { ofInstitution, pageOf } from '#route-parts.ts'
import { SkillName } from '#skills/schema.ts'
import { numericIdentifier, optionalText } from '#text.ts'

export const listCourses = route({
  method: 'GET',
  path: '/courses',
  summary: 'List approved courses, the best matches of a search first, otherwise the newest',
  tag: 'courses',
  access: 'anonymous',
  query: CatalogueFilter,
  reply: { 200: z.array(Course) },
  replyHeaders: {
    ...listReplyHeaders,
    'X-Total-Count': `How many courses match; ${maxCounted + 1} means more than ${maxCounted}, and their pages go on`,
    'X-Courses-First': 'JSON: how many courses teach the next step, and then later ones, up to the end of the page',
    'X-Understood-Search':
      'JSON, percent-encoded: what was searched for, filters found among its words, corrected spelling',
  },
})

const maxDecisionReasonLength = 1000

const CourseParams = z.strictObject({ id: numericIdentifier })

/** For the course's own institution and admins. */
const ofCourse = { access: ['institution', 'admin'], params: CourseParams } as const

export const createCourse = route({
  method: 'POST',
  path: '/courses',
  summary: 'Offer a course; skills, level and language are read from its words where they are not sent',
  tag: 'courses',
  access: ['institution', 'admin'],
  body: NewCourse,
  reply: { 201: Course },
})

export const getCourse = route({
  method: 'GET',
  path: '/courses/:id',
  summary: 'Read one course with what only its managers see',
  tag: 'courses',
  ...ofCourse,
  reply: { 200: Course },
  errors: ['not_found'],
})

export const updateCourse = route({
  method: 'PUT',
  path: '/courses/:id',
  summary: 'Change a course',
  tag: 'courses',
  ...ofCourse,
  body: CourseChanges,
  reply: { 200: Course },
  errors: ['not_found', 'changed_meanwhile'],
})

/** Admins approve and reject. An institution submits its rejected course again with 'pending'. */
export const setCourseStatus = route({
  method: 'PUT',
  path: '/courses/:id/status',
  summary: 'Approve or reject a course, or send a rejected one in again',
  tag: 'courses',
  ...ofCourse,
  body: z.strictObject({
    status: z.enum(courseStatuses),
    reason: z.optional(optionalText(maxDecisionReasonLength)),
    version: courseVersion,
  }),
  reply: { 200: Course },
  errors: ['not_found', 'changed_meanwhile'],
})

export const deleteCourse = route({
  method: 'DELETE',
  path: '/courses/:id',
  summary: 'Delete a course; its steps get another course or say that it is gone',
  tag: 'courses',
  ...ofCourse,
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

const adminFilterFields = {
  /** Words of title and description, or of the institution. */
  search: z.optional(optionalText(200)),
  status: z.optional(z.enum(courseStatuses)),
  institution_id: z.optional(numericIdentifier),
}

export const listAdminCourses = route({
  method: 'GET',
  path: '/admin/courses',
  summary: 'Courses in every state: the newest first, or by title',
  tag: 'courses',
  access: ['admin'],
  ...pageOf(AdminCourse, { ...adminFilterFields, sort: z.optional(z.enum(courseOrders)) }),
})

export const listCourseDecisions = route({
  method: 'GET',
  path: '/admin/courses/:id/decisions',
  summary: 'Every decision about a course, the latest first',
  tag: 'courses',
  access: ['admin'],
  params: CourseParams,
  ...pageOf(CourseDecision),
  errors: ['not_found'],
})

export const exportAdminCourses = route({
  method: 'GET',
  path: '/admin/courses/export',
  summary: 'The courses that match the filters, in every state, as CSV',
  tag: 'admin',
  access: ['admin'],
  query: z.strictObject(adminFilterFields),
  reply: { 200: z.string() },
  mediaType: 'text/csv',
  replyHeaders: { 'content-disposition': 'the name of the file: milepost-courses-YYYY-MM-DD.csv' },
  rateLimit: 'export-account',
})

function listOf<Schema extends z.ZodMiniType<{ id: number }>>(course: Schema) {
  return z.array(course).check(
    z.minLength(1),
    z.maxLength(maxBulkCourses),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { params: { rule: 'distinct' } }),
  )
}

export const changeCourses = route({
  method: 'POST',
  path: '/institutions/:id/courses/changes',
  summary:
    'Change prices, lengths, starts and places of courses, close them for applications or archive them, each by itself',
  tag: 'courses',
  ...ofInstitution,
  body: z.strictObject({ courses: listOf(CourseChange) }),
  reply: { 200: BulkOutcome },
})

export const deleteCourses = route({
  method: 'POST',
  path: '/institutions/:id/courses/deletions',
  summary: 'Delete courses, each by itself, a minute later',
  tag: 'courses',
  ...ofInstitution,
  body: z.strictObject({ courses: listOf(z.strictObject(seenCourse)) }),
  reply: { 200: BulkOutcome },
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
      skills: z.array(SkillName),
      level: z.nullable(z.enum(courseLevels)),
      language: z.enum(courseLanguages),
    }),
  },
})
