import * as z from 'zod/mini'
import { listReplyHeaders, pagingFields } from '#courses.ts'
import { route } from '#http.ts'
import {
  identifier,
  instant,
  numericIdentifier,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '#text.ts'

export const courseCategories = [
  'Web Development',
  'Mobile App Development',
  'Data Science',
  'Machine Learning',
  'Artificial Intelligence',
  'Cybersecurity',
  'Cloud Computing',
  'DevOps',
  'UI/UX Design',
  'Blockchain',
  'Game Development',
  'AR/VR',
  'Digital Marketing',
  'IT Project Management',
  'Computer Networking',
  'Database Administration',
  'Software Testing',
  'Embedded Systems',
] as const
export const courseDifficulties = ['Beginner', 'Intermediate', 'Advanced'] as const
export const courseModes = ['Online', 'Offline', 'Hybrid'] as const
export const coursePriceBands = [
  'No Cost',
  'Below ₹1,000',
  '₹1,000 - ₹5,000',
  '₹5,000 - ₹10,000',
  '₹10,000 - ₹50,000',
  '₹50,000 - ₹1 Lakh',
  '₹1 Lakh - ₹5 Lakhs',
  '₹5 Lakhs - ₹10 Lakhs',
  '₹10 Lakhs - ₹20 Lakhs',
  '₹20 Lakhs or above',
] as const

export const courseRequestStates = ['requested', 'planned', 'added', 'declined'] as const
export type CourseRequestState = (typeof courseRequestStates)[number]

export const maxCourseNameLength = 200
export const maxCourseDescriptionLength = 2000
export const maxCourseDurationLength = 60
export const maxCourseLinkLength = 500
export const maxCourseRequestAnswerLength = 1000

/**
 * Tells whether a text is a web address: http or https, with a host and no credentials.
 *
 * @param text - Any text.
 * @returns True where it is.
 */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text)
}

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

/** What an admin sees of a request: the learner's name too. */
export const QueuedCourseRequest = z.extend(CourseRequest, { requestedBy: z.string() })
export type QueuedCourseRequest = z.output<typeof QueuedCourseRequest>

export const requestCourse = route({
  method: 'POST',
  path: '/course-requests',
  summary: 'Ask for a course that the catalogue does not have; the same once more while it is open is kept once',
  tag: 'course requests',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({
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
  }),
  reply: { 201: CourseRequest },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'rate_limited'],
  rateLimit: 'writing-account',
})

export const listCourseRequests = route({
  method: 'GET',
  path: '/course-requests/:userId',
  summary: 'Read the courses one has asked for, the latest first',
  tag: 'course requests',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: z.strictObject({ userId: identifier }),
  query: z.strictObject(pagingFields),
  reply: { 200: z.array(CourseRequest) },
  replyHeaders: listReplyHeaders,
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

export const withdrawCourseRequest = route({
  method: 'DELETE',
  path: '/course-requests/:userId/:id',
  summary: 'Withdraw a request that has no answer yet',
  tag: 'course requests',
  access: ['student'],
  subject: { in: 'params', name: 'userId' },
  params: z.strictObject({ userId: identifier, id: numericIdentifier }),
  reply: { 204: z.undefined() },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found', 'course_request_decided'],
})

export const listQueuedCourseRequests = route({
  method: 'GET',
  path: '/admin/course-requests',
  summary: 'Courses that learners ask for: those that wait, the oldest first; the others, the latest first',
  tag: 'course requests',
  access: ['admin'],
  query: z.strictObject({ status: z.optional(z.enum(courseRequestStates)), ...pagingFields }),
  reply: { 200: z.array(QueuedCourseRequest) },
  replyHeaders: listReplyHeaders,
  errors: ['unauthenticated', 'forbidden', 'invalid'],
})

export const answerCourseRequest = route({
  method: 'PUT',
  path: '/admin/course-requests/:id',
  summary: 'Answer a request for a course; a second answer replaces the first one and notifies the learner again',
  tag: 'course requests',
  access: ['admin'],
  params: z.strictObject({ id: numericIdentifier }),
  body: z.strictObject({
    status: z.enum(['planned', 'added', 'declined']),
    answer: z.optional(optionalText(maxCourseRequestAnswerLength)),
    /** The course that was added for it. It must be approved, and is only for 'added'. */
    courseId: z.optional(z.nullable(numericIdentifier)),
  }),
  reply: { 200: QueuedCourseRequest },
  errors: ['unauthenticated', 'forbidden', 'invalid', 'not_found'],
})
