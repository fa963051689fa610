import type { answerApplication } from '@milepost/contract/applications'
import type { BodyOf } from '@milepost/contract/http'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { requireCanAnswer } from '#features/applications/policy.ts'
import {
  closeOpen,
  decideOpen,
  findApplication,
  type Gone,
  lockLearner,
  type ReceivedRow,
} from '#features/applications/repository.ts'
import { audit } from '#features/audit-logs/index.ts'
import { notify, notifyAll } from '#features/notifications/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Accepts or declines an application to the caller's institution, once. The learner is told.
 * Errors: 'not_found' for another institution's; 'application_decided' for one that is not open any more.
 */
export async function answer(
  ctx: SignedInContext,
  id: number,
  { status, answer: words }: BodyOf<typeof answerApplication>,
): Promise<ReceivedRow> {
  return transaction(ctx, async (tx) => {
    const found = await findApplication(tx.db, id)
    requireCanAnswer(tx.actor, found)
    // People come before their applications, as wherever one is decided, so that nobody waits for each other.
    const learner = await lockLearner(tx.db, found.userId)
    if (learner === undefined) throw new AppError('not_found')
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

const closedAtOnce = 1000

/** Closes the open applications to what is gone, in the transaction in which it goes, and tells their learners. */
export async function closeApplications(tx: Context, gone: Gone): Promise<void> {
  for (let closed = 1; closed > 0; ) {
    const rows = await closeOpen(tx.db, gone, tx.clock(), closedAtOnce)
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
