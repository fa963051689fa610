import * as z from 'zod/mini'
import { listReplyHeaders } from '#courses/limits.ts'
import { feedbackTypes } from '#feedback/limits.ts'
import {
  Feedback,
  FeedbackRemoval,
  FeedbackTarget,
  NewFeedback,
  ReceivedFeedback,
  ReviewedFeedback,
  stars,
} from '#feedback/schema.ts'
import { route } from '#http.ts'
import { ofInstitution, ofUser, ofUserAnd, pageOf, pagingFields } from '#route-parts.ts'
import { numericIdentifier, optionalText } from '#text.ts'

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

export const listAllFeedback = route({
  method: 'GET',
  path: '/admin/feedback',
  summary: 'All feedback, the latest first',
  tag: 'feedback',
  access: ['admin'],
  ...pageOf(ReviewedFeedback, { type: z.optional(z.enum(feedbackTypes)), rating: z.optional(stars) }),
})

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
