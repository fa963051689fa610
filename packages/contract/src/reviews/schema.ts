import * as z from 'zod/mini'
import { SessionSubject } from '#study-sessions/schema.ts'

/** A question of a finished session, like 'sql/joins/no-on'. */
const questionId = z.string().check(z.regex(/^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/))

/** A question that comes back today. */
export const Review = z.object({
  question: questionId,
  subject: SessionSubject,
  session: z.object({ id: z.string(), title: z.string() }),
  ask: z.string(),
  answer: z.string(),
})
export type Review = z.output<typeof Review>

export const ReviewAnswer = z.strictObject({ question: questionId, knew: z.boolean() })
