import { type Currency, monthlyPrices, type PaidPlan, paidPlans } from '@milepost/contract/plans'
import { product } from '@milepost/contract/product'
import type Stripe from 'stripe'

/** Stripe's price for each paid plan, which holds both currencies. */
export interface PlanPrices {
  readonly prices: Readonly<Record<PaidPlan, { readonly id: string; readonly product: string }>>
}

const names: Readonly<Record<PaidPlan, string>> = { pro: 'Pro', premium: 'Premium' }

/** The key contains the amounts: a new price list creates new prices, and subscribers keep theirs. */
function lookupKey(plan: PaidPlan): string {
  const { USD, LKR } = monthlyPrices[plan]
  return `milepost-${plan}-usd${USD}-lkr${LKR}`
}

/** The plan of a Stripe price; undefined if it is not ours. */
export function planOfPrice(price: Pick<Stripe.Price, 'metadata'>): PaidPlan | undefined {
  return paidPlans.find((plan) => plan === price.metadata['milepost_plan'])
}

/**
 * Finds our prices at Stripe and creates missing ones.
 * @throws if a price differs from our list, or on Stripe's errors
 */
export async function findPrices(stripe: Stripe): Promise<PlanPrices['prices']> {
  const found = await stripe.prices.list({
    lookup_keys: paidPlans.map(lookupKey),
    active: true,
    expand: ['data.currency_options'],
  })
  const priceOf = async (plan: PaidPlan) => {
    const price =
      found.data.find(({ lookup_key }) => lookup_key === lookupKey(plan)) ?? (await createPrice(stripe, plan))
    requireListPrice(price, plan)
    return { id: price.id, product: typeof price.product === 'string' ? price.product : price.product.id }
  }
  return { pro: await priceOf('pro'), premium: await priceOf('premium') }
}

function createPrice(stripe: Stripe, plan: PaidPlan): Promise<Stripe.Price> {
  const { USD, LKR } = monthlyPrices[plan]
  const key = lookupKey(plan)
  return stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: USD,
      currency_options: { lkr: { unit_amount: LKR } },
      recurring: { interval: 'month' },
      lookup_key: key,
      metadata: { milepost_plan: plan },
      product_data: { name: `${product.name} ${names[plan]}`, metadata: { milepost_plan: plan } },
      expand: ['currency_options'],
    },
    { idempotencyKey: key },
  )
}

function requireListPrice(price: Stripe.Price, plan: PaidPlan): void {
  const amounts: Record<Currency, unknown> = {
    USD: price.currency === 'usd' ? price.unit_amount : undefined,
    LKR: price.currency_options?.['lkr']?.unit_amount,
  }
  if (amounts.USD === monthlyPrices[plan].USD && amounts.LKR === monthlyPrices[plan].LKR) return
  throw new Error(`the payment provider's price ${price.id} is not that of the price list`)
}

/**
 * Finds or creates the portal configuration for these prices.
 * @returns its id
 */
export async function findPortalConfiguration(stripe: Stripe, prices: PlanPrices['prices']): Promise<string> {
  const mark = paidPlans.map((plan) => prices[plan].id).join(' ')
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (configuration.metadata?.['milepost_prices'] === mark) return configuration.id
  }
  const made = await stripe.billingPortal.configurations.create(
    {
      metadata: { milepost_prices: mark },
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          // Charges an upgrade immediately: otherwise it could be used and ended before it is paid.
          proration_behavior: 'always_invoice',
          products: paidPlans.map((plan) => ({ product: prices[plan].product, prices: [prices[plan].id] })),
        },
      },
    },
    { idempotencyKey: `milepost-portal-${mark.replace(' ', '-')}` },
  )
  return made.id
}
