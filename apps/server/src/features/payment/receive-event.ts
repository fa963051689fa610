import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { insertEvent } from '#features/payment/repository.ts'
import { requirePayment } from '#features/payment/require-payment.ts'
import { AppError } from '#lib/errors.ts'

/**
 * Takes an event of the provider in: remembers its id and queues what follows from it, both or neither. One that was received
 * before changes nothing. In: the body as it came, and its signature. Errors: 'malformed' without a signature that counts.
 */
export async function receiveEvent(ctx: Context, body: unknown, signature: unknown): Promise<{ received: true }> {
  const payment = requirePayment(ctx)
  const isSigned = Buffer.isBuffer(body) && typeof signature === 'string'
  const event = isSigned ? await payment.readEvent(body, signature) : null
  if (event === null) throw new AppError('malformed')
  await transaction(ctx, async (tx) => {
    const { subject } = event
    const isNew = await insertEvent(tx.db, { id: event.id, type: event.type, receivedAt: tx.clock() })
    if (!isNew || subject === null) return
    if (subject.kind === 'refund') await tx.jobs.send(tx, 'sync-refund', { chargeId: subject.chargeId })
    else await tx.jobs.send(tx, 'sync-subscription', { subscriptionId: subject.subscriptionId })
  })
  return { received: true }
}
