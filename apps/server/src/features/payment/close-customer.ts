import type { Dependencies, Jobs } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { findCustomer } from '#features/payment/repository.ts'
import { requirePayment } from '#features/payment/require-payment.ts'

/**
 * Queues that whatever an account would be charged for is cancelled. Called inside of the transaction that deletes the account,
 * before it is gone. Somebody who never opened a checkout has nothing to cancel.
 */
export async function closeCustomer(
  tx: { readonly db: Queryable; readonly jobs: Jobs },
  userId: string,
): Promise<void> {
  const customerId = await findCustomer(tx.db, userId)
  if (customerId !== undefined) await tx.jobs.send(tx, 'close-customer', { customerId })
}

/** Cancels all subscriptions of a customer at the provider. Errors: 'payment_unreachable', for the queue to try again. */
export async function closePayingCustomer(ctx: Dependencies, customerId: string): Promise<void> {
  await requirePayment(ctx).closeCustomer(customerId)
}
