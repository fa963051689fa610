import type { Billing } from '@milepost/contract/payment/schema'
import type { SubscriptionRow } from '#features/payment/repository.ts'

/** A late payment keeps the plan: the provider retries for some days before it ends the subscription. */
const planStatuses = new Set(['active', 'trialing', 'past_due'])
const neverPaid = new Set(['incomplete', 'incomplete_expired'])

/** Whether a subscription with this status gives its plan. */
export function givesPlan({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return planStatuses.has(status)
}

/**
 * The subscriptions that give a plan, by time of purchase. Usually at most one: any later ones were bought by mistake.
 */
export function filterActiveSubscriptions<Row extends Pick<SubscriptionRow, 'id' | 'status' | 'createdAt'>>(
  rows: readonly Row[],
): Row[] {
  const bought = ({ createdAt, id }: Row) => `${createdAt.toISOString()} ${id}`
  return rows.filter(givesPlan).toSorted((a, b) => (bought(a) < bought(b) ? -1 : 1))
}

/** The subscription to show: the active one, else the last that ended. Expects rows sorted by end, latest first. */
export function shownSubscription(rows: readonly SubscriptionRow[]): Billing['subscription'] {
  const row = filterActiveSubscriptions(rows)[0] ?? rows.find(({ status }) => !neverPaid.has(status))
  if (row === undefined) return null
  const state = row.status === 'past_due' ? 'past_due' : givesPlan(row) ? 'active' : 'ended'
  return {
    plan: row.plan,
    currency: row.currency,
    state,
    paidUntil: row.paidUntil.toISOString(),
    cancelled: row.cancelAtPeriodEnd,
  }
}
