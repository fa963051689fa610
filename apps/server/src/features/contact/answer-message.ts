import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { findMessage, keepAnswer, lockMessage, type MessageRow } from '#features/contact/repository.ts'
import { orderMail, requireMail } from '#features/mail/index.ts'
import { contactAddress } from '#features/settings/index.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

/**
 * Answers a contact message by mail, once. Errors: 'service_off' where no mail can be sent; 'not_found'; 'message_answered' for the
 * second of two admins, whose words go nowhere.
 */
export async function answerMessage(ctx: SignedInContext, id: number, answer: string): Promise<MessageRow> {
  requireMail(ctx)
  return transaction(ctx, async (tx) => {
    const status = await lockMessage(tx.db, id)
    if (status === undefined) throw new AppError('not_found')
    if (status === 'answered') throw new AppError('message_answered')
    await keepAnswer(tx.db, id, answer, tx.clock())
    const message = await findMessage(tx.db, id)
    if (message === undefined) throw new AppError('not_found')
    await audit(tx, { action: 'contact_message.answered', objectType: 'contact_message', objectId: String(id) })
    await orderMail(tx, {
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
