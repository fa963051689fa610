import { type Currency, currencies } from '@milepost/contract/plans'
import type Stripe from 'stripe'
import type { InvoiceFacts, PaymentEvent, SubscriptionFacts } from '#integrations/stripe/payment-gateway.ts'
import { planOfPrice } from '#integrations/stripe/stripe-prices.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a Stripe reference, expanded or not. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}

/** A Stripe subscription's relevant data; null if it is not ours. */
export function subscriptionFacts(subscription: Stripe.Subscription): SubscriptionFacts | null {
  const [item] = subscription.items.data
  const plan = item === undefined ? undefined : planOfPrice(item.price)
  const currency = currencyOf(subscription.currency)
  const userId = subscription.metadata['userId']
  if (item === undefined || plan === undefined || currency === undefined) return null
  if (userId === undefined || !uuid.test(userId)) return null
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    userId,
    plan,
    currency,
    status: subscription.status,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    paidUntil: new Date(paidUntil(subscription, item) * 1000),
    createdAt: new Date(subscription.created * 1000),
  }
}

/** An unpaid period has started anyway: the paid time ends where it starts. */
function paidUntil(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number {
  if (subscription.ended_at !== null) return Math.min(subscription.ended_at, item.current_period_end)
  const isPaid = subscription.status === 'active' || subscription.status === 'trialing'
  return isPaid ? item.current_period_end : item.current_period_start
}

/** The expanded invoice's relevant data; null if there is none. */
export function invoiceFacts(invoice: Stripe.Subscription['latest_invoice']): InvoiceFacts | null {
  if (invoice === null || typeof invoice === 'string') return null
  const currency = currencyOf(invoice.currency)
  if (currency === undefined) return null
  const paidAt = invoice.status === 'paid' ? invoice.status_transitions.paid_at : null
  return {
    id: invoice.id,
    currency,
    amountPaid: invoice.amount_paid,
    amountDue: invoice.amount_due,
    paidAt: paidAt === null ? null : new Date(paidAt * 1000),
  }
}

/** A verified event's subject: only a hint that something has changed. */
export function eventFacts(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, subject: subjectOf(event) }
}

function subjectOf(event: Stripe.Event): PaymentEvent['subject'] {
  const object: unknown = event.data.object
  if (event.type === 'charge.refunded') {
    const chargeId = textAt(object, 'id')
    return chargeId === undefined ? null : { kind: 'refund', chargeId }
  }
  const subscriptionId = subscriptionNamed(event.type, object)
  return subscriptionId === undefined ? null : { kind: 'subscription', subscriptionId }
}

function subscriptionNamed(type: string, object: unknown): string | undefined {
  if (type.startsWith('customer.subscription.')) return textAt(object, 'id')
  if (type.startsWith('invoice.')) return textAt(object, 'parent', 'subscription_details', 'subscription')
  if (type === 'checkout.session.completed') return textAt(object, 'subscription')
  return undefined
}

function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  )
  return typeof found === 'string' ? found : undefined
}

function currencyOf(name: string): Currency | undefined {
  return currencies.find((currency) => currency.toLowerCase() === name)
}
