import type { Dependencies, Jobs } from '#context.ts'
import type { Queryable } from '#db/client.ts'
import { findCustomer } from '#features/payment/repository.ts'
import { requirePayment } from '#features/payment/require-payment.ts'

/**
 * Queues the cancellation of an account's subscriptions, in the transaction that deletes the account. Does nothing for
 * users who never opened a checkout.
 */
export async function closeCustomer(
  tx: { readonly db: Queryable; readonly jobs: Jobs },
  userId: string,
): Promise<void> {
  const customerId = await findCustomer(tx.db, userId)
  if (customerId !== undefined) await tx.jobs.send(tx, 'close-customer', { customerId })
}

/**
 * Cancels all subscriptions of a customer at the provider.
 * @throws {AppError} 'payment_unreachable', so that the queue retries
 */
export async function closePayingCustomer(ctx: Dependencies, customerId: string): Promise<void> {
  await requirePayment(ctx).closeCustomer(customerId)
}
