import * as z from 'zod/mini'
import { route } from '#http.ts'
import { portalFlows } from '#payment/limits.ts'
import { Billing } from '#payment/schema.ts'
import { paidPlans, priceIds } from '#plans.ts'
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
