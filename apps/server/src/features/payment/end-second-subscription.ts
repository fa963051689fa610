import type { Dependencies } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { audit } from '#features/audit-logs/index.ts'
import { findSubscriptionsById } from '#features/payment/repository.ts'
import { requirePayment } from '#features/payment/require-payment.ts'
import { syncSubscription } from '#features/payment/sync-subscription.ts'

/**
 * Ends and refunds a subscription bought while another one was active. The provider can't prevent that: two checkouts
 * may be paid at the same moment.
 * @throws {AppError} 'payment_unreachable', so that the queue retries
 */
export async function endSecondSubscription(ctx: Dependencies, subscriptionId: string): Promise<void> {
  const payment = requirePayment(ctx)
  await payment.cancelSubscription(subscriptionId)
  await payment.refundSubscription(subscriptionId)
  await transaction({ ...ctx, actor: null, address: null }, async (tx) => {
    const [row] = await findSubscriptionsById(tx.db, [subscriptionId])
    if (row === undefined || row.status === 'canceled') return
    const details = { plan: row.plan, subscription: row.id }
    await audit(tx, { action: 'plan.second_refunded', objectType: 'user', objectId: row.userId, details })
  })
  await syncSubscription(ctx, subscriptionId)
}
