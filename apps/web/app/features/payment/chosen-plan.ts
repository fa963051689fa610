import { type PaidPlan, type PlanName, paidPlans } from '@milepost/contract/plans'
import { readItem, writeItem } from '#lib/storage.ts'

const key = 'selectedPlan'

/** Remembers in this browser which plan was chosen. */
export function saveChosenPlan(plan: PlanName): void {
  writeItem(key, plan)
}

/** Stores the plan that an address names, if it is a paid plan. */
export function saveNamedPlan(named: string | null): void {
  const plan = paidPlans.find((each) => each === named)
  if (plan !== undefined) saveChosenPlan(plan)
}

/** The paid plan that was chosen before, else Pro. */
export function readChosenPlan(): PaidPlan {
  const stored = readItem(key)?.toLowerCase()
  return paidPlans.find((plan) => plan === stored) ?? 'pro'
}
