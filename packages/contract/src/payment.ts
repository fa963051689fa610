import * as z from 'zod/mini'
import { route } from '#http.ts'
import { currencies, paidPlans, plans, priceIds } from '#plans.ts'
import { ofUser } from '#route-parts.ts'
import { identifier } from '#text.ts'

export const createCheckoutSession = route({
  method: 'POST',
  path: '/payment/create-checkout-session',
  summary: 'Open the payment provider’s checkout for a plan; asking twice within ten minutes opens the same one',
  tag: 'payment',
  access: ['student'],
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({ priceId: z.enum(priceIds), userId: identifier, plan: z.enum(paidPlans) }),
  reply: { 200: z.object({ sessionId: z.string(), url: z.string() }) },
  errors: ['already_subscribed', 'service_off', 'payment_unreachable'],
  rateLimit: 'payment-account',
})

/** The first page of the provider's portal. */
export const portalFlows = ['overview', 'change', 'cancel'] as const
export type PortalFlow = (typeof portalFlows)[number]

export const createPortalSession = route({
  method: 'POST',
  path: '/payment/create-portal-session',
  summary: 'Open the payment provider’s portal, where a plan is changed or cancelled',
  tag: 'payment',
  access: 'signed-in',
  subject: { in: 'body', name: 'userId' },
  body: z.strictObject({ userId: identifier, flow: z._default(z.enum(portalFlows), 'overview') }),
  reply: { 200: z.object({ url: z.string() }) },
  errors: ['not_found', 'service_off', 'payment_unreachable'],
  rateLimit: 'payment-account',
})

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

export const getBilling = route({
  method: 'GET',
  path: '/payment/billing/:userId',
  summary: 'Read one’s plan and subscription',
  tag: 'payment',
  access: 'signed-in',
  ...ofUser,
  reply: { 200: Billing },
})

export const receivePaymentEvent = route({
  method: 'POST',
  path: '/payment/webhook',
  summary: 'The payment provider’s signed events; anything without its signature is refused',
  tag: 'payment',
  exempt: true,
  access: 'public',
  reply: { 200: z.object({ received: z.literal(true) }) },
  errors: ['service_off'],
})
