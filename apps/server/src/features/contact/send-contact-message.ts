import type { NewContactMessage } from '@milepost/contract/contact'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { insertContactMessage } from '#features/contact/repository.ts'
import { orderMail } from '#features/mail/index.ts'
import { limitRate } from '#features/rate-limits/index.ts'
import { contactAddress } from '#features/settings/index.ts'

/**
 * Stores a message, and mails it to the contact address, whose answer goes to who wrote. What a program filled in is neither stored
 * nor mailed, and is told nothing of it. Errors: 'rate_limited', also where many write from everywhere at once.
 */
export async function sendContactMessage(ctx: Context, { website, ...given }: NewContactMessage): Promise<void> {
  if (website !== undefined && website !== '') return
  await limitRate(ctx, 'contact-all', 'everybody')
  const { name, email, phone = '', message } = given
  await transaction(ctx, async (tx) => {
    const userId = tx.actor?.id ?? null
    await insertContactMessage(tx.db, { name, email, phone, message, userId, createdAt: tx.clock() })
    const params = { name, email, phone: phone === '' ? '–' : phone, message }
    const to = await contactAddress(tx.db)
    await orderMail(tx, { kind: 'contact', to, userId, params, replyTo: email })
  })
}
