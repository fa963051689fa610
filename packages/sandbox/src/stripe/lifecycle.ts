import type { Charge, CheckoutSession, Invoice, Price, Subscription, SubscriptionItem } from '#stripe/objects.ts'
import type { SandboxTransaction } from '#stripe/state.ts'

/**
 * Finds the same day of the next month, or its last day.
 *
 * @param seconds - Seconds since 1970.
 * @returns Seconds since 1970.
 */
export function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1000)
}

/**
 * Looks up the amount of a price.
 *
 * @param price - The price.
 * @param currency - A currency as Stripe writes it.
 * @returns Hundredths of the currency.
 * @throws RangeError if the price has no amount in it.
 */
export function amountOf(price: Price, currency: string): number {
  const amount = currency === price.currency ? price.unit_amount : price.currency_options[currency]?.unit_amount
  if (amount === undefined || amount === null) throw new RangeError(`${price.id} has no amount in ${currency}`)
  return amount
}

/**
 * Completes a paid checkout and starts its subscription.
 *
 * @param change - The transaction.
 * @param session - The checkout session.
 * @returns The subscription, or undefined if the session is not open.
 */
export async function completeCheckout(
  change: SandboxTransaction,
  session: CheckoutSession,
): Promise<Subscription | undefined> {
  const price = await change.find('price', session.priceId)
  if (price === undefined || session.status !== 'open') return undefined
  const id = change.newId('sub')
  const period = { start: change.now, end: monthAfter(change.now) }
  const currency = session.currency ?? price.currency
  const subject = { id, customer: session.customer, currency, metadata: { ...session.subscriptionMetadata } }
  const invoice = addInvoice(change, subject, {
    amount: amountOf(price, currency),
    reason: 'subscription_create',
    period,
  })
  const subscription: Subscription = {
    ...subject,
    object: 'subscription',
    status: 'active',
    livemode: false,
    created: change.now,
    start_date: change.now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: invoice.id,
    items: itemsOf({
      id: change.newId('si'),
      object: 'subscription_item',
      created: change.now,
      quantity: 1,
      metadata: {},
      current_period_start: period.start,
      current_period_end: period.end,
      subscription: id,
      price,
    }),
  }
  change.save(subscription)
  change.emit('customer.subscription.created', subscription)
  payInvoice(change, invoice)
  const completed: CheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    subscription: id,
    url: null,
  }
  change.save(completed)
  change.emit('checkout.session.completed', completed)
  return subscription
}

/**
 * Starts the next period with a failed payment. A cancelled subscription has no next period.
 *
 * @param change - The transaction.
 * @param subscription - The subscription.
 */
export function failRenewal(change: SandboxTransaction, subscription: Subscription): void {
  if (subscription.cancel_at_period_end || subscription.status === 'past_due') return
  const [item] = subscription.items.data
  const period = { start: change.now, end: monthAfter(change.now) }
  const amount = amountOf(item.price, subscription.currency)
  const invoice = addInvoice(change, subscription, { amount, reason: 'subscription_cycle', period })
  change.emit('invoice.payment_failed', invoice)
  update(change, {
    ...subscription,
    status: 'past_due',
    latest_invoice: invoice.id,
    items: itemsOf({ ...item, current_period_start: period.start, current_period_end: period.end }),
  })
}

/**
 * Pays the open invoice, which makes the subscription active again.
 *
 * @param change - The transaction.
 * @param subscription - The subscription.
 */
export async function payLatestInvoice(change: SandboxTransaction, subscription: Subscription): Promise<void> {
  const invoice = await change.find('invoice', subscription.latest_invoice)
  if (invoice === undefined || invoice.status !== 'open') return
  payInvoice(change, invoice)
  if (subscription.status === 'past_due') update(change, { ...subscription, status: 'active' })
}

/**
 * Changes the price in the same currency. A difference is paid at once.
 *
 * @param change - The transaction.
 * @param subscription - The subscription.
 * @param price - The new price.
 */
export function changePrice(change: SandboxTransaction, subscription: Subscription, price: Price): void {
  const [item] = subscription.items.data
  if (item.price.id === price.id) return
  const more = amountOf(price, subscription.currency) - amountOf(item.price, subscription.currency)
  const rest = (item.current_period_end - change.now) / (item.current_period_end - item.current_period_start)
  const amount = Math.max(0, Math.round(more * Math.min(1, Math.max(0, rest))))
  const period = { start: change.now, end: item.current_period_end }
  const invoice = addInvoice(change, subscription, { amount, reason: 'subscription_update', period })
  payInvoice(change, invoice)
  update(change, { ...subscription, latest_invoice: invoice.id, items: itemsOf({ ...item, price }) })
}

/**
 * Sets whether a subscription ends with its period.
 *
 * @param change - The transaction.
 * @param subscription - The subscription.
 * @param cancel - Whether it ends.
 */
export function setCancelAtPeriodEnd(change: SandboxTransaction, subscription: Subscription, cancel: boolean): void {
  const [item] = subscription.items.data
  update(change, {
    ...subscription,
    cancel_at_period_end: cancel,
    canceled_at: cancel ? change.now : null,
    cancel_at: cancel ? item.current_period_end : null,
  })
}

/**
 * Ends a subscription at once.
 *
 * @param change - The transaction.
 * @param subscription - The subscription.
 * @returns The ended subscription.
 */
export function endNow(change: SandboxTransaction, subscription: Subscription): Subscription {
  if (subscription.status === 'canceled') return subscription
  const ended: Subscription = { ...subscription, status: 'canceled', canceled_at: change.now, ended_at: change.now }
  change.save(ended)
  change.emit('customer.subscription.deleted', ended)
  return ended
}

/**
 * Refunds the last payment of a subscription in full.
 *
 * @param change - The transaction.
 * @param subscription - The subscription.
 */
export async function refundLatest(change: SandboxTransaction, subscription: Subscription): Promise<void> {
  const invoices = (await change.list('invoice')).filter(
    ({ parent, status }) => parent.subscription_details.subscription === subscription.id && status === 'paid',
  )
  const payments = await change.list('invoice_payment')
  const paid = payments
    .filter(({ invoice }) => invoices.some(({ id }) => id === invoice))
    .map(({ payment }) => payment.payment_intent)
  const charge = (await change.list('charge')).findLast(
    ({ payment_intent, refunded }) => paid.includes(payment_intent) && !refunded,
  )
  if (charge !== undefined) refundCharge(change, charge)
}

/**
 * Refunds a payment in full.
 *
 * @param change - The transaction.
 * @param charge - The payment.
 */
export function refundCharge(change: SandboxTransaction, charge: Charge): void {
  const refunded = { ...charge, refunded: true, amount_refunded: charge.amount }
  change.save(refunded)
  change.emit('charge.refunded', refunded)
}

function update(change: SandboxTransaction, subscription: Subscription): void {
  change.save(subscription)
  change.emit('customer.subscription.updated', subscription)
}

interface Bill {
  readonly amount: number
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  readonly period: { readonly start: number; readonly end: number }
}

function addInvoice(
  change: SandboxTransaction,
  subject: Pick<Subscription, 'id' | 'customer' | 'currency' | 'metadata'>,
  { amount, reason, period }: Bill,
): Invoice {
  const invoice: Invoice = {
    id: change.newId('in'),
    object: 'invoice',
    status: 'open',
    created: change.now,
    livemode: false,
    customer: subject.customer,
    currency: subject.currency,
    billing_reason: reason,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    status_transitions: { paid_at: null },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subject.id, metadata: subject.metadata },
    },
    lines: { object: 'list', data: [{ id: change.newId('il'), period }], has_more: false },
  }
  change.save(invoice)
  return invoice
}

function payInvoice(change: SandboxTransaction, invoice: Invoice): void {
  const amount = invoice.amount_due
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: amount,
    amount_remaining: 0,
    status_transitions: { paid_at: change.now },
  }
  change.save(paid)
  if (amount > 0) addPayment(change, paid)
  change.emit('invoice.paid', paid)
}

function addPayment(change: SandboxTransaction, { id, customer, currency, amount_paid: amount }: Invoice): void {
  const shared = { currency, created: change.now, livemode: false }
  const intent = change.newId('pi')
  const charge: Charge = {
    ...shared,
    id: change.newId('ch'),
    object: 'charge',
    customer,
    payment_intent: intent,
    amount,
    amount_refunded: 0,
    paid: true,
    refunded: false,
    status: 'succeeded',
  }
  change.save(charge)
  change.save({
    ...shared,
    id: change.newId('inpay'),
    object: 'invoice_payment',
    invoice: id,
    status: 'paid',
    is_default: true,
    amount_paid: amount,
    amount_requested: amount,
    payment: { type: 'payment_intent', payment_intent: intent },
  })
  change.emit('charge.succeeded', charge)
}

function itemsOf(item: SubscriptionItem): Subscription['items'] {
  const url = `/v1/subscription_items?subscription=${item.subscription}`
  return { object: 'list', data: [item], has_more: false, url }
}
