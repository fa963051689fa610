import { refuse, requireFound } from '#stripe/api-error.ts'
import type { SandboxCall } from '#stripe/call.ts'
import { endNow, refundCharge } from '#stripe/lifecycle.ts'
import type { CheckoutSession, Customer, PortalConfiguration, PortalSession, Subscription } from '#stripe/objects.ts'
import type { Parameters } from '#stripe/parameters.ts'
import { createPrice, presentPrice } from '#stripe/prices.ts'

interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly parameters: readonly string[]
  readonly answer: (call: SandboxCall) => Promise<object>
}

const paging = ['limit', 'starting_after'] as const
const day = 24 * 60 * 60

/** The part of Stripe's API that a subscription business uses. */
export const operations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/customers',
    parameters: ['email', 'metadata[*]'],
    answer: async ({ change, parameters }) => {
      const customer: Customer = {
        id: change.newId('cus'),
        object: 'customer',
        created: change.now,
        livemode: false,
        email: parameters.text('email') ?? null,
        metadata: parameters.map('metadata'),
      }
      change.save(customer)
      return customer
    },
  },
  {
    method: 'GET',
    path: '/prices',
    parameters: [...paging, 'lookup_keys[]', 'active'],
    answer: async ({ change, parameters }) => {
      const keys = parameters.list('lookup_keys')
      const prices = (await change.list('price')).filter(
        ({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key ?? ''),
      )
      const expands = parameters.expands('data.currency_options')
      return page('/v1/prices', prices, parameters, (price) => presentPrice(price, expands))
    },
  },
  {
    method: 'POST',
    path: '/prices',
    answer: createPrice,
    parameters: [
      'currency',
      'unit_amount',
      'currency_options[*][unit_amount]',
      'recurring[interval]',
      'lookup_key',
      'metadata[*]',
      'product_data[name]',
      'product_data[metadata][*]',
    ],
  },
  {
    method: 'POST',
    path: '/checkout/sessions',
    answer: createCheckout,
    parameters: [
      'mode',
      'customer',
      'client_reference_id',
      'currency',
      'line_items[][price]',
      'line_items[][quantity]',
      'adaptive_pricing[enabled]',
      'metadata[*]',
      'subscription_data[metadata][*]',
      'success_url',
      'cancel_url',
    ],
  },
  {
    method: 'GET',
    path: '/checkout/sessions',
    parameters: [...paging, 'customer', 'status'],
    answer: async ({ change, parameters }) => {
      const [customer, status] = [parameters.text('customer'), parameters.text('status')]
      const sessions = (await change.list('checkout.session')).filter(
        (session) =>
          (customer ?? session.customer) === session.customer && (status ?? session.status) === session.status,
      )
      return page('/v1/checkout/sessions', sessions, parameters, presentSession)
    },
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id',
    parameters: [],
    answer: async ({ change, id }) =>
      presentSession(requireFound(await change.find('checkout.session', id), 'checkout.session', id)),
  },
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    parameters: [],
    answer: async ({ change, id }) => {
      const session = requireFound(await change.find('checkout.session', id), 'checkout.session', id)
      if (session.status !== 'open') refuse('Only Checkout Sessions with a status of "open" can be expired.')
      const expired: CheckoutSession = { ...session, status: 'expired', url: null }
      change.save(expired)
      change.emit('checkout.session.expired', presentSession(expired))
      return presentSession(expired)
    },
  },
  {
    method: 'GET',
    path: '/billing_portal/configurations',
    parameters: [...paging, 'active'],
    answer: async ({ change, parameters }) =>
      page('/v1/billing_portal/configurations', await change.list('billing_portal.configuration'), parameters),
  },
  {
    method: 'POST',
    path: '/billing_portal/configurations',
    answer: createPortalConfiguration,
    parameters: [
      'metadata[*]',
      'features[invoice_history][enabled]',
      'features[payment_method_update][enabled]',
      'features[subscription_cancel][enabled]',
      'features[subscription_cancel][mode]',
      ...[
        'enabled',
        'default_allowed_updates[]',
        'proration_behavior',
        'products[][product]',
        'products[][prices][]',
      ].map((name) => `features[subscription_update]${name.replace(/^[a-z_]+/, '[$&]')}`),
    ],
  },
  {
    method: 'POST',
    path: '/billing_portal/sessions',
    answer: createPortal,
    parameters: [
      'customer',
      'configuration',
      'return_url',
      'flow_data[type]',
      'flow_data[subscription_cancel][subscription]',
      'flow_data[subscription_update][subscription]',
    ],
  },
  {
    method: 'GET',
    path: '/subscriptions',
    parameters: [...paging, 'status', 'customer'],
    answer: async ({ change, parameters }) => {
      const [customer, status = 'living'] = [parameters.text('customer'), parameters.text('status')]
      const hasStatus = (is: string) => status === 'all' || (status === 'living' ? is !== 'canceled' : is === status)
      const subscriptions = (await change.list('subscription')).filter(
        (subscription) =>
          hasStatus(subscription.status) && (customer ?? subscription.customer) === subscription.customer,
      )
      return page('/v1/subscriptions', subscriptions, parameters)
    },
  },
  {
    method: 'GET',
    path: '/subscriptions/:id',
    parameters: [],
    answer: async ({ change, parameters, id }) => {
      const subscription = requireFound(await change.find('subscription', id), 'subscription', id)
      if (!parameters.expands('latest_invoice')) return subscription
      return { ...subscription, latest_invoice: await change.find('invoice', subscription.latest_invoice) }
    },
  },
  {
    method: 'DELETE',
    path: '/subscriptions/:id',
    parameters: [],
    answer: async ({ change, id }) => {
      const subscription: Subscription = requireFound(await change.find('subscription', id), 'subscription', id)
      if (subscription.status === 'canceled') requireFound(undefined, 'subscription', id)
      return endNow(change, subscription)
    },
  },
  {
    method: 'GET',
    path: '/charges/:id',
    parameters: [],
    answer: async ({ change, id }) => requireFound(await change.find('charge', id), 'charge', id),
  },
  {
    method: 'GET',
    path: '/invoices/:id',
    parameters: [],
    answer: async ({ change, id }) => requireFound(await change.find('invoice', id), 'invoice', id),
  },
  {
    method: 'GET',
    path: '/invoices',
    parameters: [...paging, 'subscription', 'status'],
    answer: async ({ change, parameters }) => {
      const [subscription, status] = [parameters.required('subscription'), parameters.text('status')]
      const invoices = (await change.list('invoice')).filter(
        (invoice) =>
          invoice.parent.subscription_details.subscription === subscription &&
          (status ?? invoice.status) === invoice.status,
      )
      return page('/v1/invoices', invoices, parameters)
    },
  },
  {
    method: 'GET',
    path: '/invoice_payments',
    parameters: [...paging, 'invoice', 'payment[type]', 'payment[payment_intent]'],
    answer: async ({ change, parameters }) => {
      const [invoice, intent] = [parameters.text('invoice'), parameters.text('payment[payment_intent]')]
      const payments = (await change.list('invoice_payment')).filter(
        (paid) =>
          (invoice ?? paid.invoice) === paid.invoice &&
          (intent ?? paid.payment.payment_intent) === paid.payment.payment_intent,
      )
      return page('/v1/invoice_payments', payments, parameters)
    },
  },
  {
    method: 'POST',
    path: '/refunds',
    parameters: ['payment_intent'],
    answer: async ({ change, parameters }) => {
      const intent = parameters.required('payment_intent')
      const charges = (await change.list('charge')).filter(({ payment_intent }) => payment_intent === intent)
      const charge = requireFound(charges.at(-1), 'payment_intent', intent)
      if (charge.refunded) refuse(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
      refundCharge(change, charge)
      const { amount, currency } = charge
      return {
        id: change.newId('re'),
        object: 'refund',
        status: 'succeeded',
        created: change.now,
        amount,
        currency,
        charge: charge.id,
        payment_intent: intent,
      }
    },
  },
]

/** The newest first, as Stripe lists them. */
function page<T extends { readonly id: string }>(
  url: string,
  found: readonly T[],
  parameters: Parameters,
  present: (item: T) => object = (item) => item,
) {
  const newest = found.toReversed()
  const after = parameters.text('starting_after')
  const start = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) requireFound(undefined, 'object', after)
  const limit = Math.min(100, Math.max(1, parameters.wholeNumber('limit') ?? 10))
  const data = newest.slice(start, start + limit).map(present)
  return { object: 'list', url, data, has_more: newest.length > start + limit }
}

async function createCheckout({ change, parameters, pagesAt }: SandboxCall): Promise<object> {
  if (parameters.required('mode') !== 'subscription') refuse('The sandbox sells subscriptions only.')
  const customer = parameters.required('customer')
  requireFound(await change.find('customer', customer), 'customer', customer)
  const priceId = parameters.required('line_items[0][price]')
  const price = requireFound(await change.find('price', priceId), 'price', priceId)
  const currency = parameters.text('currency') ?? price.currency
  const amount = price.currency_options[currency]?.unit_amount ?? refuse(`The price has no amount in ${currency}.`)
  const id = change.newId('cs')
  const success = parameters.required('success_url')
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer,
    client_reference_id: parameters.text('client_reference_id') ?? null,
    currency,
    amount_total: amount,
    priceId,
    metadata: parameters.map('metadata'),
    subscriptionMetadata: parameters.map('subscription_data[metadata]'),
    success_url: success.replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancel_url: parameters.text('cancel_url') ?? null,
    created: change.now,
    expires_at: change.now + day,
    livemode: false,
    subscription: null,
    url: `${pagesAt(success)}/sandbox/checkout/${id}`,
  }
  change.save(session)
  return presentSession(session)
}

function presentSession({ priceId: _, subscriptionMetadata: __, ...session }: CheckoutSession): object {
  return session
}

async function createPortalConfiguration({ change, parameters }: SandboxCall): Promise<object> {
  const prices = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((index) =>
    parameters.list(`features[subscription_update][products][${index}][prices]`),
  )
  const configuration: PortalConfiguration = {
    id: change.newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: change.now,
    livemode: false,
    metadata: parameters.map('metadata'),
    priceIds: prices,
  }
  change.save(configuration)
  return configuration
}

async function createPortal({ change, parameters, pagesAt }: SandboxCall): Promise<object> {
  const customer = parameters.required('customer')
  requireFound(await change.find('customer', customer), 'customer', customer)
  const configuration = parameters.required('configuration')
  requireFound(await change.find('billing_portal.configuration', configuration), 'configuration', configuration)
  const returnUrl = parameters.required('return_url')
  const flowType = parameters.text('flow_data[type]') ?? null
  if (flowType !== null) {
    const subscription = parameters.required(`flow_data[${flowType}][subscription]`)
    requireFound(await change.find('subscription', subscription), 'subscription', subscription)
  }
  const id = change.newId('bps')
  const url = `${pagesAt(returnUrl)}/sandbox/portal/${id}`
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: change.now,
    livemode: false,
    customer,
    configuration,
    flowType,
    return_url: returnUrl,
    url,
  }
  change.save(session)
  return session
}
