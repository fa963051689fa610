import * as z from 'zod/mini'
import { route } from '#http.ts'

export const rateAnswer = route({
  method: 'POST',
  path: '/guides/answers/:answerId/ratings',
  summary: 'Say whether an answer of the handbook was useful; only daily counts are kept',
  tag: 'help',
  access: 'public',
  params: z.strictObject({ answerId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  body: z.strictObject({ useful: z.boolean() }),
  reply: { 204: z.undefined() },
  errors: ['not_found'],
  rateLimit: ['rating-browser', 'rating-address'],
})
