import type { Queryable } from '#db/client.ts'
import { deleteCheckoutsBefore, deleteEventsBefore } from '#features/payment/repository.ts'

export { closeCustomer, closePayingCustomer } from '#features/payment/close-customer.ts'
export { endRefunded } from '#features/payment/end-refunded.ts'
export { endSecondSubscription } from '#features/payment/end-second-subscription.ts'
export { reconcilePayments } from '#features/payment/reconcile-payments.ts'
export { registerPaymentRoutes } from '#features/payment/routes.ts'
export { syncSubscription } from '#features/payment/sync-subscription.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes the ids of old payment events, and closed checkouts. */
export async function deletePaymentTraces(db: Queryable, now: Date): Promise<void> {
  await deleteEventsBefore(db, new Date(now.getTime() - 90 * day))
  await deleteCheckoutsBefore(db, new Date(now.getTime() - 2 * day))
}
