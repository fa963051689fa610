import * as z from 'zod/mini'
import { route } from '#http.ts'
import { Review, ReviewAnswer } from '#reviews/schema.ts'

export const listReviews = route({
  method: 'GET',
  path: '/reviews',
  summary: 'Read the questions of finished sessions that come back today, at most five',
  tag: 'progress',
  access: ['student'],
  tellsKnowledge: true,
  reply: { 200: z.array(Review) },
})

export const answerReview = route({
  method: 'POST',
  path: '/reviews',
  summary: 'Say whether one knew the answer; the question comes back after days or weeks',
  tag: 'progress',
  access: ['student'],
  body: ReviewAnswer,
  reply: { 204: z.undefined() },
  errors: ['not_found'],
})
