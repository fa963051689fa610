import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { insertEvent } from '#features/payment/repository.ts'
import { requirePayment } from '#features/payment/require-payment.ts'
import { AppError } from '#http/errors.ts'

/**
 * Stores a payment event's id and queues its job, in one transaction. A repeated event changes nothing.
 * @throws {AppError} 'malformed' without a valid signature
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
