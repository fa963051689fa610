import * as z from 'zod/mini'
import { maxBulkCourses } from '#constants/courses.ts'
import { courseFields } from '#courses.ts'
import { route } from '#http.ts'
import { ofInstitution } from '#route-parts.ts'
import { numericIdentifier, wholeNumber } from '#text.ts'

/** The version that was seen: a course with another one by now is refused. */
const seen = { id: numericIdentifier, version: wholeNumber(1, 2_147_483_647) }

function listOf<Schema extends z.ZodMiniType<{ id: number }>>(course: Schema) {
  return z.array(course).check(
    z.minLength(1),
    z.maxLength(maxBulkCourses),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { params: { rule: 'distinct' } }),
  )
}

const CourseChange = z.strictObject({
  ...seen,
  price: courseFields.price,
  duration: courseFields.duration,
  startsOn: courseFields.startsOn,
  places: courseFields.places,
  /** Learners can't apply for now. */
  closed: z.optional(z.boolean()),
  /** Kept, but not offered. */
  archived: z.optional(z.boolean()),
})
export type CourseChange = z.input<typeof CourseChange>

const refusals = ['not_found', 'changed_meanwhile'] as const

/** What became of each course: they are decided one by one. */
export const BulkOutcome = z.object({
  /** With their new versions. */
  done: z.array(z.object({ id: z.int(), version: z.int() })),
  refused: z.array(z.object({ id: z.int(), code: z.enum(refusals) })),
})
export type BulkOutcome = z.output<typeof BulkOutcome>

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
  body: z.strictObject({ courses: listOf(z.strictObject(seen)) }),
  reply: { 200: BulkOutcome },
})
