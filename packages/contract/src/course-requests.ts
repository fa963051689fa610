import * as z from 'zod/mini'
import {
  courseCategories,
  courseDifficulties,
  courseModes,
  coursePriceBands,
  courseRequestStates,
  isWebAddress,
  maxCourseNameLength,
} from '#constants/course-requests.ts'
import { route } from '#http.ts'
import { ofUser, ofUserAnd, pageOf } from '#route-parts.ts'
import {
  identifier,
  instant,
  numericIdentifier,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '#text.ts'

export type CourseRequestState = (typeof courseRequestStates)[number]

const maxCourseDescriptionLength = 2000
const maxCourseDurationLength = 60
const maxCourseLinkLength = 500
const maxCourseRequestAnswerLength = 1000

const webAddress = z.refine<string>((value) => value === '' || isWebAddress(value), {
  params: { rule: 'web_address' },
})

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
  link: z.optional(optionalLine(maxCourseLinkLength).check(webAddress)),
  price: z.enum(coursePriceBands),
})

export const requestCourse = route({
  method: 'POST',
  path: '/course-requests',
  summary: 'Ask for a course that the catalogue does not have',
  tag: 'course requests',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: NewCourseRequest,
  reply: { 201: CourseRequest },
  rateLimit: 'writing-account',
})

export const listCourseRequests = route({
  method: 'GET',
  path: '/course-requests/:userId',
  summary: 'Read the courses one has asked for, the latest first',
  tag: 'course requests',
  access: ['student'],
  ...ofUser,
  ...pageOf(CourseRequest),
})

export const withdrawCourseRequest = route({
  method: 'DELETE',
  path: '/course-requests/:userId/:id',
  summary: 'Withdraw a request that has no answer yet',
  tag: 'course requests',
  access: ['student'],
  ...ofUserAnd({ id: numericIdentifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found', 'course_request_decided'],
})

export const listQueuedCourseRequests = route({
  method: 'GET',
  path: '/admin/course-requests',
  summary: 'Courses that learners ask for: those that wait, the oldest first; the others, the latest first',
  tag: 'course requests',
  access: ['admin'],
  ...pageOf(QueuedCourseRequest, { status: z.optional(z.enum(courseRequestStates)) }),
})

export const CourseRequestAnswer = z.strictObject({
  status: z.enum(['planned', 'added', 'declined']),
  answer: z.optional(optionalText(maxCourseRequestAnswerLength)),
  /** The course that was added for it. It must be approved, and is only for 'added'. */
  courseId: z.optional(z.nullable(numericIdentifier)),
})

export const answerCourseRequest = route({
  method: 'PUT',
  path: '/admin/course-requests/:id',
  summary:
    'Answer a request for a course. The learner hears of the first answer after a minute, of another one at once',
  tag: 'course requests',
  access: ['admin'],
  params: z.strictObject({ id: numericIdentifier }),
  body: CourseRequestAnswer,
  reply: { 200: QueuedCourseRequest },
  errors: ['not_found'],
})
