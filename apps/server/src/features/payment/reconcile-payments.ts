import type { Dependencies } from '#context.ts'
import {
  findLivingSubscriptions,
  findPresentUsers,
  findSubscriptionsById,
  type SubscriptionRow,
} from '#features/payment/repository.ts'
import { syncSubscription } from '#features/payment/sync-subscription.ts'
import type { SubscriptionFacts } from '#integrations/stripe/payment-gateway.ts'

const batchSize = 100
/** More subscriptions of unknown accounts suggest a lost database rather than deleted accounts. */
const maxCancelled = 10

/**
 * Compares all subscriptions with the provider's and syncs those that differ, so that a lost event is repaired by the
 * next morning.
 * @throws the failures, for the queue, after all others were synced
 */
export async function reconcilePayments(ctx: Dependencies): Promise<void> {
  if (ctx.payment === null) return
  const seen = new Set<string>()
  const different: string[] = []
  const orphans: string[] = []
  for await (const batch of inBatches(ctx.payment.listSubscriptions())) {
    const stored = new Map(
      (
        await findSubscriptionsById(
          ctx.db,
          batch.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    )
    const apart = batch.filter((facts) => differs(facts, stored.get(facts.id)))
    const present = await findPresentUsers(
      ctx.db,
      apart.map(({ userId }) => userId),
    )
    for (const { id } of batch) seen.add(id)
    for (const { id, userId } of apart) (present.has(userId) ? different : orphans).push(id)
  }
  for (const id of await findLivingSubscriptions(ctx.db)) if (!seen.has(id)) different.push(id)
  if (orphans.length <= maxCancelled) different.push(...orphans)
  else ctx.log.error({ orphans: orphans.length }, 'subscriptions of unknown accounts are left as they are')
  const failures: unknown[] = []
  for (const id of different) await syncSubscription(ctx, id).catch((error: unknown) => void failures.push(error))
  ctx.log.info({ compared: seen.size, repaired: different.length - failures.length }, 'payments reconciled')
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} subscriptions could not be compared`)
}

/** A subscription that ended before we knew it is ignored. */
function differs(facts: SubscriptionFacts, row: SubscriptionRow | undefined): boolean {
  if (row === undefined) return facts.status !== 'canceled' && facts.status !== 'incomplete_expired'
  if (row.status === 'canceled') return false
  return (
    row.status !== facts.status ||
    row.plan !== facts.plan ||
    row.currency !== facts.currency ||
    row.cancelAtPeriodEnd !== facts.cancelAtPeriodEnd ||
    row.paidUntil.getTime() !== facts.paidUntil.getTime()
  )
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
