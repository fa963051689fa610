import * as z from 'zod/mini'
import { courseRequestStates } from '#course-requests/limits.ts'
import { CourseRequest, CourseRequestAnswer, NewCourseRequest, QueuedCourseRequest } from '#course-requests/schema.ts'
import { route } from '#http.ts'
import { ofUser, ofUserAnd, pageOf } from '#route-parts.ts'
import { numericIdentifier } from '#text.ts'

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
