import * as z from 'zod/mini'
import { feedbackTypes, maxFeedbackTargetLength, maxStars } from '#feedback/limits.ts'
import { identifier, instant, numericIdentifier, optionalText, requiredLine, requiredText, wholeNumber } from '#text.ts'

const maxFeedbackNameLength = 100
const maxFeedbackMessageLength = 2000
export const stars = wholeNumber(0, maxStars)

export const Feedback = z.object({
  id: z.int(),
  name: z.string(),
  /** Whether the institution sees the author's name. */
  named: z.boolean(),
  type: z.enum(feedbackTypes),
  /** The target's name at that time. */
  target: z.string(),
  /** 1 to 5 stars; 0 is not rated. */
  rating: z.int(),
  message: z.string(),
  createdAt: instant,
})
export type Feedback = z.output<typeof Feedback>

/** Feedback for an institution: with the author's name only if they chose to be named, never with the account. */
export const ReceivedFeedback = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  type: z.enum(feedbackTypes),
  target: z.string(),
  courseId: z.nullable(z.int()),
  rating: z.int(),
  message: z.string(),
  createdAt: instant,
})
export type ReceivedFeedback = z.output<typeof ReceivedFeedback>

export const FeedbackTarget = z.object({
  /** Null for a sample. */
  id: z.nullable(z.int()),
  name: z.string(),
  /** The institution that offers the course. */
  institution: z.nullable(z.string()),
})
export type FeedbackTarget = z.output<typeof FeedbackTarget>

export const NewFeedback = z.strictObject({
  userId: identifier,
  name: requiredLine(maxFeedbackNameLength),
  type: z.enum(feedbackTypes),
  /** Null for a sample, which `target` names then. */
  targetId: z.nullable(numericIdentifier),
  target: z.optional(optionalText(maxFeedbackTargetLength)),
  /** 1 to 5 stars; 0 or left out is not rated. */
  rating: z.optional(stars),
  message: requiredText(maxFeedbackMessageLength),
  /** Whether the institution sees the author's name. Not by default. */
  named: z.optional(z.boolean()),
})

/** Feedback as admins see it: who wrote it, by the account's name. */
export const ReviewedFeedback = z.extend(Feedback, { writer: z.string() })
export type ReviewedFeedback = z.output<typeof ReviewedFeedback>

const maxRemovalReasonLength = 500

export const FeedbackRemoval = z.strictObject({ reason: requiredText(maxRemovalReasonLength) })
