import Fastify, { type FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthAfter } from '#stripe/lifecycle.ts'
import { recordsInMemory } from '#stripe/records.ts'
import { type StripeSandbox, serveStripeSandbox } from '#stripe/serve-stripe-sandbox.ts'

const secretKey = 'sk_sandbox_of_the_test'
const webhookSecret = 'whsec_of_the_test'
const seller = {
  mode: 'subscription',
  success_url: 'http://shop.example/?s={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.example/back',
} as const
let app: FastifyInstance
let listener: FastifyInstance
let sandbox: StripeSandbox
let address: string
let stripe: Stripe
/** What the listener was told, and whether it takes it. */
let told: { body: string; signature: string }[] = []
let takes = true

const records = recordsInMemory()

async function start(): Promise<void> {
  app = Fastify()
  sandbox = await serveStripeSandbox(app, {
    secretKey,
    webhookSecret,
    records,
    clock: () => new Date(),
    onFailure: () => undefined,
    pagesAt: () => address,
    webhookUrl: () => `${listener.listeningOrigin}/told`,
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  stripe = openSdk(secretKey)
}

function openSdk(key: string): Stripe {
  const { port } = new URL(address)
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

beforeAll(async () => {
  listener = Fastify()
  listener.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  listener.post('/told', async (request, reply) => {
    if (!takes) return reply.status(500).send()
    told.push({ body: String(request.body), signature: String(request.headers['stripe-signature']) })
    return {}
  })
  await listener.listen({ port: 0, host: '127.0.0.1' })
  await start()
})
afterAll(async () => {
  await app.close()
  await listener.close()
})

async function createPrice(lookupKey: string): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: 'usd',
    unit_amount: 1000,
    currency_options: { lkr: { unit_amount: 100_000 } },
    recurring: { interval: 'month' },
    lookup_key: lookupKey,
    product_data: { name: 'Something' },
  })
}

async function createCheckout(currency?: string) {
  const customer = await stripe.customers.create({ email: 'asha@example.com' })
  const price = await createPrice(`key ${Math.random()}`)
  return stripe.checkout.sessions.create({
    ...seller,
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    metadata: { userId: 'one' },
    subscription_data: { metadata: { userId: 'one' } },
    ...(currency === undefined ? {} : { currency }),
  })
}

const pay = (url: string | null) => fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' })

describe('the interface', () => {
  test('is closed to who does not know the key', async () => {
    await expect(openSdk('sk_guessed').customers.create()).rejects.toThrow(Stripe.errors.StripeAuthenticationError)
    expect((await fetch(`${address}/v1/prices`)).status).toBe(401)
  })

  test('answers the same to the same idempotency key, once, and refuses it for something else', async () => {
    const order = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'once' })
    const [one, other] = await Promise.all([order('asha@example.com'), order('asha@example.com')])
    expect(one.id).toBe(other.id)
    await expect(order('else@example.com')).rejects.toThrow(Stripe.errors.StripeIdempotencyError)
  })

  test.each([
    [
      'a parameter that Stripe does not know',
      () => stripe.rawRequest('POST', '/v1/customers', { mail: 'x' }),
      'parameter_unknown',
    ],
    [
      'something missing',
      () => stripe.rawRequest('POST', '/v1/checkout/sessions', { mode: 'subscription' }),
      'parameter_missing',
    ],
    ['what is not there', () => stripe.subscriptions.retrieve('sub_none'), 'resource_missing'],
  ])('refuses %s', async (_name, work, code) => {
    await expect(work()).rejects.toMatchObject({ code })
  })

  test('lists page by page, the newest first', async () => {
    const made: string[] = []
    for (const key of ['one', 'two', 'three']) made.push((await createPrice(key)).id)
    const listed: string[] = []
    for await (const { id } of stripe.prices.list({ lookup_keys: ['one', 'two', 'three'], limit: 2 })) listed.push(id)
    expect(listed).toEqual(made.toReversed())
  })

  test('says what a price is in other currencies only when asked', async () => {
    await createPrice('both')
    const [plain] = (await stripe.prices.list({ lookup_keys: ['both'] })).data
    const [full] = (await stripe.prices.list({ lookup_keys: ['both'], expand: ['data.currency_options'] })).data
    expect([plain?.currency_options, full?.currency_options?.['lkr']?.unit_amount]).toEqual([undefined, 100_000])
  })
})

test('a checkout that is paid leads back to the shop, and the shop hears of it with valid signatures', async () => {
  told = []
  const session = await createCheckout('lkr')
  expect(session.amount_total).toBe(100_000)
  const back = await pay(session.url)
  expect(back.headers.get('location')).toBe(`http://shop.example/?s=${session.id}`)
  const events = told.map(({ body, signature }) => stripe.webhooks.constructEvent(body, signature, webhookSecret))
  expect(events.map(({ type }) => type).sort()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
  ])
  await pay(session.url)
  expect(told).toHaveLength(4)
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete')
})

test('what was not taken is sent again, also after a restart', async () => {
  const session = await createCheckout()
  told = []
  takes = false
  await pay(session.url)
  expect(told).toEqual([])
  await app.close()
  takes = true
  await start()
  await sandbox.deliverEvents()
  expect(told).toHaveLength(4)
  await sandbox.deliverEvents()
  expect(told).toHaveLength(4)
})

test('the pages run no scripts, say what they are, and send forms nowhere but here and back', async () => {
  const reply = await fetch((await createCheckout()).url ?? '')
  expect(reply.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/shop\.example; base-uri 'none'; frame-ancestors 'none'$/,
  )
  const html = await reply.text()
  expect(html).toContain('Sandbox: no money moves')
  expect(html).not.toContain('<script')
  expect((await fetch(`${address}/sandbox/checkout/cs_none`)).status).toBe(404)
})

test.each([
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-15', '2027-01-15'],
])('a month after %s is %s', (from, to) => {
  expect(monthAfter(Date.parse(from) / 1000)).toBe(Date.parse(to) / 1000)
})
