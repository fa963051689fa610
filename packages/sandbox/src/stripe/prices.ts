import { refuse } from '#stripe/api-error.ts'
import type { SandboxCall } from '#stripe/call.ts'
import type { Price } from '#stripe/objects.ts'

/**
 * Creates a price.
 *
 * @param call - The call.
 * @returns The price as Stripe returns it.
 * @throws ApiError if the lookup key is taken or an amount is missing.
 */
export async function createPrice({ change, parameters }: SandboxCall): Promise<object> {
  const lookupKey = parameters.text('lookup_key') ?? null
  const taken = (await change.list('price')).some(({ lookup_key }) => lookup_key !== null && lookup_key === lookupKey)
  if (taken) refuse(`A price already uses that lookup key: '${lookupKey}'`)
  const currency = parameters.required('currency')
  const amount = parameters.wholeNumber('unit_amount') ?? refuse('Missing required param: unit_amount.')
  const lkr = parameters.wholeNumber('currency_options[lkr][unit_amount]')
  const price: Price = {
    id: change.newId('price'),
    object: 'price',
    active: true,
    created: change.now,
    livemode: false,
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1 },
    lookup_key: lookupKey,
    currency,
    unit_amount: amount,
    metadata: parameters.map('metadata'),
    product: change.newId('prod'),
    productName: parameters.required('product_data[name]'),
    currency_options: {
      [currency]: { unit_amount: amount },
      ...(lkr === undefined ? {} : { lkr: { unit_amount: lkr } }),
    },
  }
  change.save(price)
  return presentPrice(price, parameters.expands('currency_options'))
}

/**
 * Presents a price. As at Stripe, other currencies are included only on request.
 *
 * @param price - The price.
 * @param expands - Whether to include them.
 * @returns The price as Stripe returns it.
 */
export function presentPrice({ currency_options: options, ...price }: Price, expands: boolean): object {
  return expands ? { ...price, currency_options: options } : price
}
