import { describeSession } from '@milepost/advisor/knowledge'
import { maxReviewsPerDay } from '@milepost/contract/reviews/limits'
import type { Review } from '@milepost/contract/reviews/schema'
import type { Queryable } from '#db/client.ts'
import { transaction } from '#db/transaction.ts'
import {
  deleteNewReviews,
  deleteReviews,
  findDueReviews,
  findReview,
  insertReview,
  updateReview,
} from '#features/reviews/repository.ts'
import { firstDue, scheduleReview } from '#features/reviews/schedule-review.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Today's questions. Those that the knowledge no longer has are removed. */
export async function listReviews(ctx: SignedInContext): Promise<Review[]> {
  const rows = await findDueReviews(ctx.db, ctx.actor.id, ctx.clock().toISOString().slice(0, 10))
  const found = rows.map(({ question }) => ({ question, review: describeQuestion(question) }))
  const gone = found.filter(({ review }) => review === null).map(({ question }) => question)
  if (gone.length > 0) await deleteReviews(ctx.db, ctx.actor.id, gone)
  return found.flatMap(({ review }) => review ?? []).slice(0, maxReviewsPerDay)
}

/** @throws {AppError} 'not_found' for a question that isn't the learner's */
export async function answerReview(ctx: SignedInContext, question: string, knew: boolean): Promise<undefined> {
  return transaction(ctx, async (tx) => {
    const row = await findReview(tx.db, tx.actor.id, question)
    if (row === undefined) throw new AppError('not_found')
    // Pressed twice, it is answered once.
    if (row.due > tx.clock().toISOString().slice(0, 10)) return undefined
    await updateReview(tx.db, { ...row, ...scheduleReview(row.card, knew, tx.clock()) })
    return undefined
  })
}

/** The first question of a session that was ticked comes back. One that is unticked is taken out, unless it was answered. */
export async function followTick(
  db: Queryable,
  { userId, subjectId, sessionId, ticked, now }: SessionTick,
): Promise<void> {
  const [question] = describeSession(subjectId, sessionId)?.questions ?? []
  if (question === undefined) return
  const session = `${subjectId}/${sessionId}`
  if (ticked) await insertReview(db, { userId, question: `${session}/${question.id}`, due: firstDue(now) })
  else await deleteNewReviews(db, userId, session)
}

interface SessionTick {
  readonly userId: string
  readonly subjectId: string
  readonly sessionId: string
  readonly ticked: boolean
  readonly now: Date
}

function describeQuestion(id: string): Review | null {
  const [subjectId = '', sessionId = '', questionId = ''] = id.split('/')
  const session = describeSession(subjectId, sessionId)
  const question = session?.questions.find((one) => one.id === questionId)
  if (session === null || question === undefined) return null
  const { subject, title } = session
  return { question: id, subject, session: { id: sessionId, title }, ask: question.ask, answer: question.answer }
}
