import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { type ContactMessageRow, findMessage, lockMessages, saveAnswer } from '#features/contact/repository.ts'
import { queueEmail, requireEmailService } from '#features/emails/index.ts'
import { markAdminNotificationsRead } from '#features/notifications/index.ts'
import { contactAddress } from '#features/settings/index.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

/**
 * Answers a contact message by email, once.
 * @throws {AppError} 'service_off' when email is not configured; 'not_found'; 'message_decided' unless it is
 * new: another admin was first
 */
export async function answerMessage(ctx: SignedInContext, id: number, answer: string): Promise<ContactMessageRow> {
  requireEmailService(ctx)
  return transaction(ctx, async (tx) => {
    const [locked] = await lockMessages(tx.db, id, 'message')
    if (locked === undefined) throw new AppError('not_found')
    if (locked.status !== 'new') throw new AppError('message_decided')
    await saveAnswer(tx.db, id, answer, tx.clock())
    const message = await findMessage(tx.db, id)
    if (message === undefined) throw new AppError('not_found')
    await audit(tx, { action: 'contact_message.answered', objectType: 'contact_message', objectId: String(id) })
    await markAdminNotificationsRead(tx, `contact_message_received:${id}`)
    await queueEmail(tx, {
      kind: 'contact_answer',
      to: message.email,
      userId: message.writerId,
      params: { name: message.name, answer, message: message.message },
      replyTo: await contactAddress(tx.db),
      key: `contact-answer:${id}`,
    })
    return message
  })
}
