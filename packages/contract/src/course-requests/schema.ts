import * as z from 'zod/mini'
import {
  courseCategories,
  courseDifficulties,
  courseModes,
  coursePriceBands,
  courseRequestStates,
  maxCourseNameLength,
} from '#course-requests/limits.ts'
import {
  identifier,
  instant,
  numericIdentifier,
  optionalLine,
  optionalText,
  optionalWebAddress,
  requiredLine,
  requiredText,
} from '#text.ts'

const maxCourseDescriptionLength = 2000
const maxCourseDurationLength = 60
const maxCourseLinkLength = 500
const maxCourseRequestAnswerLength = 1000

const courseFields = {
  courseName: z.string(),
  description: z.string(),
  category: z.string(),
  difficulty: z.string(),
  duration: z.string(),
  mode: z.string(),
  link: z.nullable(z.string()),
  price: z.string(),
}

export const CourseRequest = z.object({
  id: z.int(),
  ...courseFields,
  status: z.enum(courseRequestStates),
  /** An admin's message, or empty. */
  answer: z.string(),
  /** The course that was added for it, while it is offered. */
  course: z.nullable(z.object({ id: z.int(), title: z.string() })),
  decidedAt: z.nullable(instant),
  createdAt: instant,
})
export type CourseRequest = z.output<typeof CourseRequest>

/** What an admin sees of a request: the learner's name too, and whether its answer can still be undone. */
export const QueuedCourseRequest = z.extend(CourseRequest, { requestedBy: z.string(), canUndo: z.boolean() })
export type QueuedCourseRequest = z.output<typeof QueuedCourseRequest>

export const NewCourseRequest = z.strictObject({
  userId: identifier,
  courseName: requiredLine(maxCourseNameLength),
  description: requiredText(maxCourseDescriptionLength),
  category: z.enum(courseCategories),
  difficulty: z.optional(z.enum(courseDifficulties)),
  duration: z.optional(optionalLine(maxCourseDurationLength)),
  mode: z.optional(z.enum(courseModes)),
  /** Where such a course is described: http or https. */
  link: z.optional(optionalWebAddress(maxCourseLinkLength)),
  price: z.enum(coursePriceBands),
})

export const CourseRequestAnswer = z.strictObject({
  status: z.enum(['planned', 'added', 'declined']),
  answer: z.optional(optionalText(maxCourseRequestAnswerLength)),
  /** The course that was added for it. It must be approved, and is only for 'added'. */
  courseId: z.optional(z.nullable(numericIdentifier)),
})
