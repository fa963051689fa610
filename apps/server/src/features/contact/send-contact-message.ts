import type { NewContactMessage } from '@milepost/contract/contact/schema'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { insertContactMessage } from '#features/contact/repository.ts'
import { queueEmail } from '#features/emails/index.ts'
import { notifyAdmins } from '#features/notifications/index.ts'
import { contactAddress } from '#features/settings/index.ts'
import { limitRate } from '#http/rate-limits/rate-limits.ts'

/**
 * Stores a message and emails it to the contact address, with the sender as reply-to. Messages that fill the hidden
 * field (bots) are silently dropped.
 * @throws {AppError} 'rate_limited', also when many senders write together
 */
export async function sendContactMessage(ctx: Context, { website, ...given }: NewContactMessage): Promise<void> {
  if (website !== undefined && website !== '') return
  await limitRate(ctx, 'contact-all', 'everybody')
  const { name, email, phone = '', message } = given
  await transaction(ctx, async (tx) => {
    const userId = tx.actor?.id ?? null
    const id = await insertContactMessage(tx.db, { name, email, phone, message, userId, createdAt: tx.clock() })
    const key = `contact_message_received:${id}`
    await notifyAdmins(tx, { kind: 'contact_message_received', params: {}, key })
    const params = { name, email, phone: phone === '' ? '–' : phone, message }
    const to = await contactAddress(tx.db)
    await queueEmail(tx, { kind: 'contact', to, userId, params, replyTo: email })
  })
}
