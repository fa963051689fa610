import { type PaidPlan, type PlanName, paidPlans, plans } from '@milepost/contract/plans'
import { createStore } from '#lib/store.ts'
import { storedItems } from '#lib/stored-items.ts'

const chosenPlan = createStore(storedItems.chosenPlan, parsePlan)

/** Remembers in this browser which plan was chosen. */
export function saveChosenPlan(plan: PlanName): void {
  chosenPlan.write(plan)
}

/** Stores the plan that an address names, if it is a paid plan. */
export function saveNamedPlan(named: string | null): void {
  const plan = paidPlans.find((each) => each === named)
  if (plan !== undefined) saveChosenPlan(plan)
}

/** The paid plan that was chosen before, else Pro. */
export function readChosenPlan(): PaidPlan {
  const plan = chosenPlan.read()
  return plan === null || plan === 'basic' ? 'pro' : plan
}

function parsePlan(value: unknown): PlanName | null {
  const name = String(value).toLowerCase()
  return plans.find((each) => each === name) ?? null
}
