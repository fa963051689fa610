import type { Billing } from '@milepost/contract/payment'
import { type PlanName, plans } from '@milepost/contract/plans'
import type { SubscriptionRow } from '#features/payment/repository.ts'

/** While a payment is late the plan is kept: the provider tries again for some days, and ends it when that was in vain. */
const keeping = new Set(['active', 'trialing', 'past_due'])
const neverPaid = new Set(['incomplete', 'incomplete_expired'])

/** Whether a subscription in this state gives its plan. */
export function keepsPlan({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return keeping.has(status)
}

/** In: somebody's subscriptions. Out: the best plan they give; basic where they give none. */
export function planOf(rows: readonly Pick<SubscriptionRow, 'status' | 'plan'>[]): PlanName {
  const rank = (plan: PlanName) => plans.indexOf(plan)
  return rows.filter(keepsPlan).reduce<PlanName>((best, { plan }) => (rank(plan) > rank(best) ? plan : best), 'basic')
}

/** In: somebody's subscriptions, those that end last first. Out: the one to show: what gives the plan, or else what ended last. */
export function shownSubscription(rows: readonly SubscriptionRow[]): Billing['subscription'] {
  const plan = planOf(rows)
  const row =
    rows.find((row) => keepsPlan(row) && row.plan === plan) ?? rows.find(({ status }) => !neverPaid.has(status))
  if (row === undefined) return null
  const state = row.status === 'past_due' ? 'past_due' : keepsPlan(row) ? 'active' : 'ended'
  return {
    ...{ plan: row.plan, currency: row.currency, state },
    paidUntil: row.paidUntil.toISOString(),
    cancelled: row.cancelAtPeriodEnd,
  }
}
