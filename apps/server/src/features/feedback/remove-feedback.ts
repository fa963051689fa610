import { pages } from '@milepost/contract/pages'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { deleteAnyFeedback } from '#features/feedback/repository.ts'
import { notify } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Deletes feedback that breaks the rules and tells its author why.
 * @throws {AppError} 'not_found', also when another admin was first
 */
export async function removeFeedback(ctx: SignedInContext, id: number, reason: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const removed = await deleteAnyFeedback(tx.db, id)
    if (removed === undefined) throw new AppError('not_found')
    const { userId, target, type, rating } = removed
    await audit(tx, {
      action: 'feedback.removed',
      objectType: 'feedback',
      objectId: String(id),
      details: { type, rating },
    })
    await notify(tx, {
      userId,
      kind: 'feedback_removed',
      params: { target, reason, link: pages.feedback },
      key: `feedback-removed:${id}`,
    })
  })
}
