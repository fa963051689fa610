import * as z from 'zod/mini'
import { currencies, paidPlans, plans } from '#plans.ts'

const subscriptionStates = ['active', 'past_due', 'ended'] as const

/** A user's plan. `subscription` is null if they have never paid. */
export const Billing = z.object({
  plan: z.enum(plans),
  subscription: z.nullable(
    z.object({
      plan: z.enum(paidPlans),
      currency: z.enum(currencies),
      state: z.enum(subscriptionStates),
      /** When the paid period ends. It renews then, unless it was cancelled. */
      paidUntil: z.iso.datetime(),
      /** It ends at `paidUntil` and does not renew. */
      cancelled: z.boolean(),
    }),
  ),
})
export type Billing = z.output<typeof Billing>
