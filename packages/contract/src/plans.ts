export const plans = ['basic', 'pro', 'premium'] as const
export type PlanName = (typeof plans)[number]

export const paidPlans = ['pro', 'premium'] as const
export type PaidPlan = (typeof paidPlans)[number]

export const currencies = ['USD', 'LKR'] as const
export type Currency = (typeof currencies)[number]

/** Monthly prices of paid plans, in hundredths of each currency. */
export const monthlyPrices: Readonly<Record<PaidPlan, Readonly<Record<Currency, number>>>> = {
  pro: { USD: 999, LKR: 99_000 },
  premium: { USD: 1999, LKR: 199_000 },
}

export const priceIds = ['pro-usd', 'premium-usd', 'pro-lkr', 'premium-lkr'] as const
/** A key of the price list, since a client never sends a price. */
export type PriceId = (typeof priceIds)[number]

export const prices: Readonly<Record<PriceId, { readonly plan: PaidPlan; readonly currency: Currency }>> = {
  'pro-usd': { plan: 'pro', currency: 'USD' },
  'premium-usd': { plan: 'premium', currency: 'USD' },
  'pro-lkr': { plan: 'pro', currency: 'LKR' },
  'premium-lkr': { plan: 'premium', currency: 'LKR' },
}

/**
 * Looks up the id of a price.
 *
 * @param plan - A paid plan.
 * @param currency - A currency.
 * @returns The id.
 */
export function priceIdOf(plan: PaidPlan, currency: Currency): PriceId {
  return currency === 'USD' ? `${plan}-usd` : `${plan}-lkr`
}

/** Features that differ between plans. Only existing ones are listed, since nothing else may be sold. */
export interface PlanTerms {
  /** Generate roadmaps again from the same answers, and compare them first. */
  readonly regenerateAtWill: boolean
  /** Messages to the assistant a day (UTC). */
  readonly messagesADay: number
  /** The most open applications to courses at a time. Null means no limit. */
  readonly openApplications: number | null
  /** Asking for a session with a mentor. */
  readonly mentoring: boolean
  /** A weekly suggestion of what to do. */
  readonly smartSuggestions: boolean
  /** Messages to the contact address are answered first. */
  readonly prioritySupport: boolean
}

/** What the plans unlock: checked by the server, shown on the plans' cards. */
export const planTerms: Readonly<Record<PlanName, PlanTerms>> = {
  basic: {
    regenerateAtWill: false,
    messagesADay: 20,
    openApplications: 3,
    mentoring: false,
    smartSuggestions: false,
    prioritySupport: false,
  },
  pro: {
    regenerateAtWill: true,
    messagesADay: 100,
    openApplications: 10,
    mentoring: false,
    smartSuggestions: true,
    prioritySupport: true,
  },
  premium: {
    regenerateAtWill: true,
    messagesADay: 500,
    openApplications: null,
    mentoring: true,
    smartSuggestions: true,
    prioritySupport: true,
  },
}
