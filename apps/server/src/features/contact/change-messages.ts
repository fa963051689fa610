import type { AuditedAction } from '@milepost/contract/audit-logs/limits'
import type { ContactMessage, ContactStateChange } from '@milepost/contract/contact/schema'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { changeStatus, lockMessages } from '#features/contact/repository.ts'
import { markAdminNotificationsRead } from '#features/notifications/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

interface StateTransition {
  readonly from: readonly ContactMessage['status'][]
  readonly action: AuditedAction
}

const changes: Readonly<Record<ContactStateChange['status'], StateTransition>> = {
  closed: { from: ['new'], action: 'contact_message.closed' },
  spam: { from: ['new', 'closed'], action: 'contact_message.marked_as_spam' },
  new: { from: ['closed', 'spam'], action: 'contact_message.reopened' },
}

/**
 * Closes a message, marks it as spam or makes it new again; or all messages of its sender that can change so.
 * @throws {AppError} 'not_found'; 'message_decided' when nothing could change, since another admin was first
 */
export async function changeMessages(
  ctx: SignedInContext,
  id: number,
  { status, scope }: ContactStateChange,
): Promise<{ messages: number }> {
  const { from, action } = changes[status]
  return transaction(ctx, async (tx) => {
    const locked = await lockMessages(tx.db, id, scope)
    if (locked.length === 0) throw new AppError('not_found')
    const changed = await changeStatus(tx.db, { id, scope }, from, status)
    if (changed.length === 0) throw new AppError('message_decided')
    const details = { scope, messages: changed.length }
    await audit(tx, { action, objectType: 'contact_message', objectId: String(id), details })
    await markAdminNotificationsRead(
      tx,
      changed.map((each) => `contact_message_received:${each}`),
    )
    return { messages: changed.length }
  })
}
