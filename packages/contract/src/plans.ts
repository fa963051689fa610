export const plans = ['basic', 'pro', 'premium'] as const
export type PlanName = (typeof plans)[number]

export const paidPlans = ['pro', 'premium'] as const
export type PaidPlan = (typeof paidPlans)[number]

export const currencies = ['USD', 'LKR'] as const
export type Currency = (typeof currencies)[number]

/** What a month of a paid plan costs, in hundredths of the currency: one price list in two currencies. */
export const monthlyPrices: Readonly<Record<PaidPlan, Readonly<Record<Currency, number>>>> = {
  pro: { USD: 999, LKR: 99_000 },
  premium: { USD: 1999, LKR: 199_000 },
}

export const priceIds = ['pro-usd', 'premium-usd', 'pro-lkr', 'premium-lkr'] as const
/** A key into the price list: never a price itself. */
export type PriceId = (typeof priceIds)[number]

export const prices: Readonly<Record<PriceId, { readonly plan: PaidPlan; readonly currency: Currency }>> = {
  'pro-usd': { plan: 'pro', currency: 'USD' },
  'premium-usd': { plan: 'premium', currency: 'USD' },
  'pro-lkr': { plan: 'pro', currency: 'LKR' },
  'premium-lkr': { plan: 'premium', currency: 'LKR' },
}

/** In: a paid plan and a currency. Out: the key of its price. */
export function priceIdOf(plan: PaidPlan, currency: Currency): PriceId {
  return currency === 'USD' ? `${plan}-usd` : `${plan}-lkr`
}

/** What plans differ in. Only what exists is named here: nothing else may be sold. */
export interface PlanTerms {
  /** Roadmaps at will from the same answers, compared before they are taken. */
  readonly regenerateAtWill: boolean
  /** Messages to the assistant a day (UTC). */
  readonly messagesADay: number
  /** Open applications to courses at a time; null: no limit. */
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
