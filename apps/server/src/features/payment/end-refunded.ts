import type { Dependencies } from '#context.ts'
import { requirePayment } from '#features/payment/require-payment.ts'
import { syncSubscription } from '#features/payment/sync-subscription.ts'

/**
 * Ends the subscription that a fully refunded charge had paid for.
 * @throws {AppError} 'payment_unreachable', so that the queue retries
 */
export async function endRefunded(ctx: Dependencies, chargeId: string): Promise<void> {
  const payment = requirePayment(ctx)
  const subscriptionId = await payment.findRefunded(chargeId)
  if (subscriptionId === null) return
  await payment.cancelSubscription(subscriptionId)
  await syncSubscription(ctx, subscriptionId)
}
