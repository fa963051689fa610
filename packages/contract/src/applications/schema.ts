import * as z from 'zod/mini'
import { applicationStatuses, maxApplicationMessageLength } from '#applications/limits.ts'
import { identifier, instant, numericIdentifier, optionalText, requiredText } from '#text.ts'

const maxApplicationAnswerLength = 1000

const shared = {
  id: z.int(),
  /** Null once the course is gone; its title stays. */
  courseId: z.nullable(z.int()),
  courseTitle: z.string(),
  status: z.enum(applicationStatuses),
  /** The institution's message. Null until it has answered, and where it left none. */
  answer: z.nullable(z.string()),
  createdAt: instant,
  decidedAt: z.nullable(instant),
}

/** An application as its learner sees it. */
export const Application = z.object({ ...shared, institutionName: z.string(), message: z.string() })
export type Application = z.output<typeof Application>

/** An application as its institution sees it. Who applied, and what they wrote, is gone once it is withdrawn. */
export const ReceivedApplication = z.object({
  ...shared,
  message: z.nullable(z.string()),
  applicant: z.nullable(z.object({ name: z.string(), email: z.string() })),
})
export type ReceivedApplication = z.output<typeof ReceivedApplication>

export const NewApplication = z.strictObject({
  userId: identifier,
  courseId: numericIdentifier,
  message: optionalText(maxApplicationMessageLength),
})

export const ApplicationAnswer = z.strictObject({
  status: z.enum(['accepted', 'declined']),
  answer: optionalText(maxApplicationAnswerLength),
})

export const CourseMessage = z.strictObject({ text: requiredText(maxApplicationMessageLength) })
