import type { Billing } from '@milepost/contract/payment'
import type { SubscriptionRow } from '#features/payment/repository.ts'

/** While a payment is late the plan is kept: the provider tries again for some days, and ends it when that was in vain. */
const keeping = new Set(['active', 'trialing', 'past_due'])
const neverPaid = new Set(['incomplete', 'incomplete_expired'])

/** Whether a subscription in this state gives its plan. */
export function keepsPlan({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return keeping.has(status)
}

/**
 * In: someone's subscriptions. Out: those that give a plan, the first bought first. There should be one at most: the first
 * gives the plan, and whatever follows was paid for by mistake.
 */
export function livingSubscriptions<Row extends Pick<SubscriptionRow, 'id' | 'status' | 'createdAt'>>(
  rows: readonly Row[],
): Row[] {
  const bought = ({ createdAt, id }: Row) => `${createdAt.toISOString()} ${id}`
  return rows.filter(keepsPlan).toSorted((a, b) => (bought(a) < bought(b) ? -1 : 1))
}

/** In: somebody's subscriptions, those that end last first. Out: the one to show: what gives the plan, or else what ended last. */
export function shownSubscription(rows: readonly SubscriptionRow[]): Billing['subscription'] {
  const row = livingSubscriptions(rows)[0] ?? rows.find(({ status }) => !neverPaid.has(status))
  if (row === undefined) return null
  const state = row.status === 'past_due' ? 'past_due' : keepsPlan(row) ? 'active' : 'ended'
  return {
    ...{ plan: row.plan, currency: row.currency, state },
    paidUntil: row.paidUntil.toISOString(),
    cancelled: row.cancelAtPeriodEnd,
  }
}
