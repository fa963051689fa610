import type { Dependencies } from '#context.ts'
import { requirePayment } from '#features/payment/require-payment.ts'
import { syncSubscription } from '#features/payment/sync-subscription.ts'

/** Ends at once what a charge had paid for, where all of it was given back. Errors: 'payment_unreachable', for the queue. */
export async function endRefunded(ctx: Dependencies, chargeId: string): Promise<void> {
  const payment = requirePayment(ctx)
  const subscriptionId = await payment.findRefunded(chargeId)
  if (subscriptionId === null) return
  await payment.cancelSubscription(subscriptionId)
  await syncSubscription(ctx, subscriptionId)
}
