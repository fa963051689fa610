import { createHash } from 'node:crypto'
import { prices as priceList } from '@milepost/contract/plans'
import Stripe from 'stripe'
import { AppError } from '#http/errors.ts'
import type {
  CheckoutOrder,
  PaymentGateway,
  PortalOrder,
  SubscriptionReply,
} from '#integrations/stripe/payment-gateway.ts'
import { eventFacts, idOf, invoiceFacts, subscriptionFacts } from '#integrations/stripe/stripe-facts.ts'
import { findPortalConfiguration, findPrices, type PlanPrices } from '#integrations/stripe/stripe-prices.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiUrl: string
  /** The deadline of a call in milliseconds. */
  readonly deadline: number
  readonly clock: () => Date
}

/** The maximum age of an event's signature in seconds. */
const signatureSeconds = 300

/** Opens Stripe, without any request yet. */
export function openStripe(settings: StripeSettings): PaymentGateway {
  const stripe = connect(settings)
  const ask = askWithin(settings.deadline)
  const prices = cacheResult(() => findPrices(stripe))
  const configuration = cacheResult(async () => findPortalConfiguration(stripe, await prices.get()))
  const nextMoment = clockThatNeverStops(settings.clock)
  return {
    createCustomer: (user, replaces = '') => ask(() => createCustomer(stripe, user, replaces)),
    createCheckout: (order) =>
      ask(async () => {
        try {
          return await orGone(createCheckout(stripe, await prices.get(), order))
        } catch (error) {
          prices.forget()
          throw error
        }
      }),
    closeCheckout: (sessionId) => ask(() => closeCheckout(stripe, sessionId)),
    createPortal: (order) =>
      ask(async () => {
        const params = portalParams(order, await configuration.get())
        const session = await orGone(stripe.billingPortal.sessions.create(params))
        return session === null ? null : required(session.url)
      }),
    readSubscription: (id) => ask(() => readSubscription(stripe, id, nextMoment())),
    listSubscriptions: () => listSubscriptions(stripe, ask),
    cancelSubscription: (id) => ask(() => cancelSubscription(stripe, id)),
    refundSubscription: (id) => refundSubscription(stripe, ask, id),
    closeCustomer: (customerId) => closeCustomer(stripe, ask, customerId),
    findRefunded: (chargeId) => ask(() => findRefunded(stripe, chargeId)),
    readEvent: async (body, signature) => {
      if (signature === undefined) return null
      try {
        const { webhookSecret } = settings
        return eventFacts(await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, signatureSeconds))
      } catch {
        return null
      }
    },
  }
}

function connect({ apiUrl, secretKey, deadline }: StripeSettings): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: deadline,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

type Ask = <T>(work: () => Promise<T>) => Promise<T>

/** Turns any provider failure into one error; the log has the cause. */
function askWithin(deadline: number): Ask {
  return async (work) => {
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${deadline} ms`)), deadline)
    })
    try {
      return await Promise.race([work(), over])
    } catch (error) {
      throw new AppError('payment_unreachable', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Caches the result; a failure is retried. */
function cacheResult<T>(find: () => Promise<T>): { get: () => Promise<T>; forget: () => void } {
  let found: Promise<T> | undefined
  const forget = () => {
    found = undefined
  }
  return {
    forget,
    get: () => {
      found ??= find().catch((error: unknown) => {
        forget()
        throw error
      })
      return found
    },
  }
}

function clockThatNeverStops(clock: () => Date): () => Date {
  let last = 0
  return () => {
    last = Math.max(clock().getTime(), last + 1)
    return new Date(last)
  }
}

/** A broken endpoint may omit fields that Stripe always sends. */
function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined || value === '') throw new Error('the answer is not that of the provider')
  return value
}

/** With other keys (such as a sandbox's) the database may hold customers that this provider doesn't know. */
async function orGone<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply
  } catch (error) {
    if (isMissing(error) && error.param === 'customer') return null
    throw error
  }
}

function isMissing(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

async function orMissing<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function createCustomer(stripe: Stripe, { id, email }: { id: string; email: string }, replaces: string) {
  const idempotencyKey = `milepost-customer-${id}-${createHash('sha256').update(`${email} ${replaces}`).digest('base64url')}`
  const customer = await stripe.customers.create({ email, metadata: { userId: id } }, { idempotencyKey })
  return required(customer.id)
}

async function createCheckout(stripe: Stripe, prices: PlanPrices['prices'], order: CheckoutOrder) {
  const { plan, currency } = priceList[order.priceId]
  const metadata = { userId: order.userId }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: order.customerId,
      client_reference_id: order.userId,
      currency: currency.toLowerCase(),
      line_items: [{ price: prices[plan].id, quantity: 1 }],
      // The screen has shown the price, so no other currency may replace it.
      adaptive_pricing: { enabled: false },
      metadata,
      subscription_data: { metadata },
      success_url: `${order.origin}/payment-success?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${order.origin}/plans?payment=cancelled`,
    },
    { idempotencyKey: order.key },
  )
  return { sessionId: required(session.id), url: required(session.url) }
}

async function closeCheckout(stripe: Stripe, sessionId: string): Promise<string | null> {
  const session = await orMissing(stripe.checkout.sessions.retrieve(sessionId))
  if (session === undefined) return null
  if (session.status === 'open') await stripe.checkout.sessions.expire(sessionId)
  return session.status === 'complete' && session.subscription !== null ? idOf(session.subscription) : null
}

function portalParams({ customerId, flow, returnUrl }: PortalOrder, configuration: string) {
  const params = { customer: customerId, configuration, return_url: returnUrl }
  if (flow === null || flow.kind === 'overview') return params
  const subscription = flow.subscriptionId
  if (flow.kind === 'cancel') {
    return { ...params, flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription } } }
  }
  return { ...params, flow_data: { type: 'subscription_update', subscription_update: { subscription } } }
}

async function* listSubscriptions(stripe: Stripe, ask: Ask) {
  let after: string | undefined
  for (;;) {
    const start = after === undefined ? {} : { starting_after: after }
    const page = await ask(async () => {
      const page = await stripe.subscriptions.list({ status: 'all', limit: 100, ...start })
      required(page.data)
      return page
    })
    for (const subscription of page.data) {
      const facts = subscriptionFacts(subscription)
      if (facts !== null) yield facts
    }
    after = page.data.at(-1)?.id
    if (!page.has_more || after === undefined) return
  }
}

async function readSubscription(stripe: Stripe, id: string, askedAt: Date): Promise<SubscriptionReply> {
  const found = await orMissing(stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }))
  if (found === undefined) return { id, askedAt, subscription: 'missing', latestInvoice: null }
  required(found.items)
  const subscription = subscriptionFacts(found) ?? 'foreign'
  return { id, askedAt, subscription, latestInvoice: invoiceFacts(found.latest_invoice) }
}

async function cancelSubscription(stripe: Stripe, id: string): Promise<void> {
  const found = await orMissing(stripe.subscriptions.retrieve(id))
  if (found === undefined || found.status === 'canceled' || found.status === 'incomplete_expired') return
  await orMissing(stripe.subscriptions.cancel(id))
}

async function refundSubscription(stripe: Stripe, ask: Ask, subscription: string): Promise<void> {
  const invoices = await ask(() => stripe.invoices.list({ subscription, status: 'paid', limit: 100 }))
  for (const { id: invoice } of invoices.data) {
    const payments = await ask(() => stripe.invoicePayments.list({ invoice, limit: 100 }))
    for (const { payment } of payments.data) {
      const intent = payment.payment_intent
      if (intent !== undefined) await ask(() => refundPayment(stripe, idOf(intent)))
    }
  }
}

async function refundPayment(stripe: Stripe, payment_intent: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent }, { idempotencyKey: `milepost-refund-${payment_intent}` })
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
    if (!isDone) throw error
  }
}

async function closeCustomer(stripe: Stripe, ask: Ask, customer: string): Promise<void> {
  const sessions = await ask(() => orMissing(stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })))
  for (const session of sessions?.data ?? []) await ask(() => closeCheckout(stripe, session.id))
  const subscriptions = await ask(() => orMissing(stripe.subscriptions.list({ customer, status: 'all', limit: 100 })))
  for (const { id } of subscriptions?.data ?? []) await ask(() => cancelSubscription(stripe, id))
}

/** Invoices for a whole period; others are for an upgrade's difference, without which the plan is still paid. */
const wholePeriods = new Set<Stripe.Invoice['billing_reason']>(['subscription_create', 'subscription_cycle'])

/** Stripe links a charge to its invoice through an invoice payment. */
async function findRefunded(stripe: Stripe, chargeId: string): Promise<string | null> {
  const charge = await stripe.charges.retrieve(chargeId)
  if (!charge.refunded || charge.payment_intent === null) return null
  const payments = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: idOf(charge.payment_intent) },
  })
  for (const payment of payments.data) {
    const invoice = await stripe.invoices.retrieve(idOf(payment.invoice))
    const reference = invoice.parent?.subscription_details?.subscription
    if (reference === undefined || !wholePeriods.has(invoice.billing_reason)) continue
    const subscription = await orMissing(stripe.subscriptions.retrieve(idOf(reference)))
    const [item] = subscription?.items.data ?? []
    if (subscription === undefined || item === undefined || subscriptionFacts(subscription) === null) continue
    const paidFor = Math.max(...invoice.lines.data.map(({ period }) => period.end))
    if (paidFor >= item.current_period_end) return subscription.id
  }
  return null
}
