import type {
  answerApplication,
  answerApplications as answerApplicationsRoute,
} from '@milepost/contract/applications/routes'
import type { BodyOf, ReplyOf } from '@milepost/contract/http'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { requireCanAnswer, requireCanAnswerFor, requirePlace } from '#features/applications/policy.ts'
import {
  type ApplicationRow,
  closeOpen,
  countAccepted,
  decideOpen,
  findApplication,
  lockLearner,
  lockPlaces,
  type ReceivedRow,
  type RemovedSubject,
} from '#features/applications/repository.ts'
import { audit } from '#features/audit-logs/index.ts'
import { notify, notifyAll } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Accepts or declines an application to the caller's institution and notifies the learner.
 * @throws {AppError} 'not_found' for another institution's; 'application_decided' when it is no longer open
 * @throws {AppError} 'course_full' to accept it when every place is taken
 */
export async function answer(
  ctx: SignedInContext,
  id: number,
  { status, answer: words }: BodyOf<typeof answerApplication>,
): Promise<ReceivedRow> {
  return transaction(ctx, async (tx) => {
    const found = await findApplication(tx.db, id)
    requireCanAnswer(tx.actor, found)
    // Users are locked before applications everywhere, to avoid deadlocks.
    const learner = await lockLearner(tx.db, found.userId)
    if (learner === undefined) throw new AppError('not_found')
    if (status === 'accepted') await requireFreePlace(tx, found)
    const decision = { status, answer: words === '' ? null : words, decidedAt: tx.clock() }
    const application = await decideOpen(tx.db, id, decision)
    if (application === undefined) throw new AppError('application_decided')
    const details = { status }
    await audit(tx, { action: 'application.answered', objectType: 'application', objectId: String(id), details })
    await notify(tx, {
      userId: learner.id,
      kind: 'application_answered',
      params: { course: application.courseTitle, institution: application.institutionName, status },
      key: `application_answered:${id}`,
    })
    return { application, name: learner.name, email: learner.email }
  })
}

type AnswersReply = ReplyOf<typeof answerApplicationsRoute>
type AnswerRefusal = AnswersReply['refused'][number]['code']

function isRefusal(code: string): code is AnswerRefusal {
  return code === 'not_found' || code === 'application_decided' || code === 'course_full'
}

/**
 * Gives applications the same answer, each in a separate transaction: one that can't be answered doesn't keep the others
 * from it.
 * @throws {AppError} 'forbidden' for another institution
 */
export async function answerMany(
  ctx: SignedInContext,
  institutionId: number,
  { ids, ...decision }: BodyOf<typeof answerApplicationsRoute>,
): Promise<AnswersReply> {
  requireCanAnswerFor(ctx.actor, institutionId)
  const outcome: AnswersReply = { done: [], refused: [] }
  for (const id of ids) {
    try {
      await answer(ctx, id, decision)
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof AppError) || !isRefusal(error.code)) throw error
      outcome.refused.push({ id, code: error.code })
    }
  }
  return outcome
}

/** Courses are locked after users and before applications, as in applying. */
async function requireFreePlace(tx: Context, { courseId, status }: ApplicationRow): Promise<void> {
  if (courseId === null || status !== 'sent') return
  const places = await lockPlaces(tx.db, courseId)
  if (places !== null) requirePlace(places, await countAccepted(tx.db, courseId))
}

const closedAtOnce = 1000

/** Closes open applications to a deleted course or institution in the same transaction, and notifies the learners. */
export async function closeApplications(tx: Context, removed: RemovedSubject): Promise<void> {
  for (let closed = 1; closed > 0; ) {
    const rows = await closeOpen(tx.db, removed, tx.clock(), closedAtOnce)
    closed = rows.length
    await notifyAll(
      tx,
      rows.map(({ id, userId, courseTitle, institutionName }) => ({
        userId,
        kind: 'application_closed',
        params: { course: courseTitle, institution: institutionName },
        key: `application_closed:${id}`,
      })),
    )
    for (const { id } of rows) {
      await audit(tx, { action: 'application.closed', objectType: 'application', objectId: String(id) })
    }
  }
}
