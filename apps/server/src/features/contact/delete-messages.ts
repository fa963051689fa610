import type { contactScopes } from '@milepost/contract/contact/limits'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { deleteMessageRows, lockMessages } from '#features/contact/repository.ts'
import { markAdminNotificationsRead } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Deletes a message, or all of its sender. An answer that was sent is not taken back.
 * @throws {AppError} 'not_found'
 */
export async function deleteMessages(
  ctx: SignedInContext,
  id: number,
  scope: (typeof contactScopes)[number],
): Promise<{ messages: number }> {
  return transaction(ctx, async (tx) => {
    const locked = await lockMessages(tx.db, id, scope)
    if (locked.length === 0) throw new AppError('not_found')
    const messages = await deleteMessageRows(tx.db, id, scope)
    const action = 'contact_message.deleted'
    await audit(tx, { action, objectType: 'contact_message', objectId: String(id), details: { scope, messages } })
    await markAdminNotificationsRead(
      tx,
      locked.map((each) => `contact_message_received:${each.id}`),
    )
    return { messages }
  })
}
