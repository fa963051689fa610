import * as z from 'zod/mini'
import { listReplyHeaders } from '#constants/courses.ts'
import { feedbackTypes, maxFeedbackTargetLength, maxStars } from '#constants/feedback.ts'
import { route } from '#http.ts'
import { ofInstitution, ofUser, ofUserAnd, pageOf, pagingFields } from '#route-parts.ts'
import { identifier, instant, numericIdentifier, optionalText, requiredLine, requiredText, wholeNumber } from '#text.ts'

export type FeedbackType = (typeof feedbackTypes)[number]

const maxFeedbackNameLength = 100
const maxFeedbackMessageLength = 2000
const stars = wholeNumber(0, maxStars)

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

export const giveFeedback = route({
  method: 'POST',
  path: '/feedback',
  summary: 'Give feedback on an institution or a course; the same once more within a day is kept once',
  tag: 'feedback',
  access: 'signed-in',
  subject: { in: 'body', name: 'userId' },
  body: NewFeedback,
  reply: { 201: Feedback },
  rateLimit: 'writing-account',
})

export const listFeedbackTargets = route({
  method: 'GET',
  path: '/feedback/targets',
  summary:
    'What feedback can be given on: institutions or approved courses whose name has the words, or samples where there are none',
  tag: 'feedback',
  access: 'signed-in',
  query: z.strictObject({ type: z.enum(feedbackTypes), search: z.optional(optionalText(200)) }),
  reply: { 200: z.array(FeedbackTarget) },
})

export const listFeedback = route({
  method: 'GET',
  path: '/feedback/:userId',
  summary: 'Read one’s own feedback, the latest first',
  tag: 'feedback',
  access: 'signed-in',
  ...ofUser,
  ...pageOf(Feedback),
})

export const deleteFeedback = route({
  method: 'DELETE',
  path: '/feedback/:userId/:id',
  summary: 'Take one’s own feedback back',
  tag: 'feedback',
  access: 'signed-in',
  ...ofUserAnd({ id: numericIdentifier }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})

export const listInstitutionFeedback = route({
  method: 'GET',
  path: '/institutions/:id/feedback',
  summary: 'Feedback on an institution and its courses, the latest first, for its own users and admins',
  tag: 'feedback',
  ...ofInstitution,
  query: z.strictObject(pagingFields),
  reply: {
    200: z.object({
      /** Average of the feedback with stars, or null without any. */
      averageRating: z.nullable(z.number()),
      rated: z.int(),
      total: z.int(),
      feedback: z.array(ReceivedFeedback),
    }),
  },
  replyHeaders: listReplyHeaders,
  errors: ['not_found'],
})

/** Feedback as admins see it: who wrote it, by the account's name. */
const ReviewedFeedback = z.extend(Feedback, { writer: z.string() })
export type ReviewedFeedback = z.output<typeof ReviewedFeedback>

const maxRemovalReasonLength = 500

export const listAllFeedback = route({
  method: 'GET',
  path: '/admin/feedback',
  summary: 'All feedback, the latest first',
  tag: 'feedback',
  access: ['admin'],
  ...pageOf(ReviewedFeedback, { type: z.optional(z.enum(feedbackTypes)), rating: z.optional(stars) }),
})

export const FeedbackRemoval = z.strictObject({ reason: requiredText(maxRemovalReasonLength) })

export const removeFeedback = route({
  method: 'POST',
  path: '/admin/feedback/:id/removal',
  summary: 'Remove feedback that breaks the rules; its author is notified of the reason',
  tag: 'feedback',
  access: ['admin'],
  params: z.strictObject({ id: numericIdentifier }),
  body: FeedbackRemoval,
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})
