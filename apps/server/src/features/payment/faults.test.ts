import type { Price } from '@milepost/sandbox/stripe/objects'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { checkouts, paymentCustomers, subscriptions } from '#db/schema/payment.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { type Misbehaviour, secretKey, startOutsideStripe, webhookSecret } from '../../../test/outside-stripe.ts'
import { createCustomer, type Payer } from '../../../test/paying-customer.ts'

const outside = await startOutsideStripe()
const product = await buildTestApp({ environment: { ...outside.environment, OUTSIDE_DEADLINE_MILLISECONDS: '1500' } })
outside.sendEventsTo(await product.listen())
afterEach(() => outside.misbehave(null))
afterAll(async () => {
  await product.close()
  await outside.close()
})

const issues: Record<string, Misbehaviour> = {
  'answers 500': (reply) => reply.status(500).send({ error: { type: 'api_error', message: 'broken' } }),
  'answers a page instead of data': (reply) =>
    reply.type('text/html').send('<html>Welcome to the hotel network</html>'),
  'answers data of something else': (reply) => reply.send({ hello: 'there' }),
  'hangs up': (reply) => {
    reply.hijack()
    reply.raw.destroy()
  },
  'refuses the key': (reply) =>
    reply.status(401).send({ error: { type: 'invalid_request_error', message: 'Invalid key' } }),
  'is too busy': (reply) => reply.status(429).send({ error: { type: 'rate_limit_error', message: 'Slow down' } }),
  'never answers': (reply) => {
    reply.hijack()
  },
}

async function stored(): Promise<unknown> {
  const { db } = product.dependencies
  const here = [await db.$count(paymentCustomers), await db.$count(checkouts), await db.$count(subscriptions)]
  return [here, (await outside.list('subscription')).length, (await outside.list('charge')).length]
}

describe.each(Object.entries(issues))('where the payment provider %s,', (_name, how) => {
  test('a checkout is refused and nothing is stored or charged; once it is well again, all goes on', async () => {
    const payer = await createCustomer(product)
    const before = await stored()
    outside.misbehave(how)
    const reply = await payer.checkout('pro-usd')
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'payment_unreachable'])
    expect(await stored()).toEqual(before)
    outside.misbehave(null)
    await payer.pay('pro-usd')
    expect(await payer.plan()).toBe('pro')
  })

  test('the last step of a checkout leaves none behind', async () => {
    const payer = await createCustomer(product)
    outside.misbehave(how, '/checkout')
    expect((await payer.checkout('pro-usd')).statusCode).toBe(503)
    expect(await product.dependencies.db.$count(checkouts)).toBe(0)
    outside.misbehave(null)
    const first = (await payer.checkout('pro-usd')).json().sessionId
    expect((await payer.checkout('pro-usd')).json().sessionId).toBe(first)
    await product.dependencies.db.delete(checkouts)
  })

  test('the portal is refused, and plans stay as they are', async () => {
    const payer = await createCustomer(product)
    await payer.pay('premium-lkr')
    const billing = await payer.billing()
    outside.misbehave(how)
    const reply = await payer.post('/payment/create-portal-session', { userId: payer.userId })
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'payment_unreachable'])
    expect(await payer.billing()).toEqual(billing)
  })

  test('an event waits in the queue until it can be asked about', async () => {
    const payer = await createCustomer(product)
    const { url } = (await payer.checkout('pro-usd')).json()
    await payer.press(`${url}/pay`)
    outside.misbehave(how)
    await expect(product.runJobs()).rejects.toThrow('payment_unreachable')
    expect(await payer.plan()).toBe('basic')
    outside.misbehave(null)
    await retryJobs()
    expect(await payer.plan()).toBe('pro')
  })
})

/** Simulates the queue's own retries. */
async function retryJobs(): Promise<void> {
  await product.client.pool.query(
    "update pgboss.job set state = 'created', started_on = null where state in ('active', 'retry')",
  )
  await product.runJobs()
}

test('an address where no one listens is refused like the others', async () => {
  const alone = await buildTestApp({
    environment: {
      ...outside.environment,
      STRIPE_API_URL: 'http://127.0.0.1:9',
      OUTSIDE_DEADLINE_MILLISECONDS: '2000',
    },
  })
  const payer: Payer = await createCustomer(alone)
  const reply = await payer.checkout('pro-usd')
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'payment_unreachable'])
  expect(await alone.dependencies.db.$count(paymentCustomers)).toBe(0)
  await alone.close()
})

test('a price at the provider that is not that of the list is never sold', async () => {
  const other = await startOutsideStripe()
  const own = await buildTestApp({ environment: other.environment })
  const payer: Payer = await createCustomer(own)
  // Creates the price that is changed below.
  await (await createCustomer(product)).checkout('pro-usd')
  const [price] = (await outside.list('price')).map(({ data }) => data as Price)
  if (price === undefined) throw new Error('no price')
  await other.sandbox.state.change(async (change) => change.save({ ...price, unit_amount: 1 }))
  const reply = await payer.checkout('pro-usd')
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'payment_unreachable'])
  expect(await other.list('checkout.session')).toEqual([])
  await own.close()
  await other.close()
})

test('a customer whom the provider does not know, from before its keys were set, is made again', async () => {
  const payer = await createCustomer(product)
  await product.dependencies.db
    .insert(paymentCustomers)
    .values({ userId: payer.userId, customerId: 'cus_of_a_sandbox' })
  const portal = await payer.post('/payment/create-portal-session', { userId: payer.userId })
  expect([portal.statusCode, portal.json().code]).toEqual([404, 'not_found'])
  await payer.pay('pro-usd')
  expect(await payer.plan()).toBe('pro')
  expect(await payer.portal()).toContain('/sandbox/portal/')
})

test('where payment is off everything says so, and there is no sandbox', async () => {
  const off = await buildTestApp({ environment: { SANDBOX: '0' } })
  const payer: Payer = await createCustomer(off)
  for (const reply of [
    await payer.checkout('pro-usd'),
    await payer.post('/payment/create-portal-session', { userId: payer.userId }),
    await off.app.inject({ method: 'POST', url: '/api/payment/webhook', payload: {} }),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'service_off'])
  expect(await payer.billing()).toEqual({ plan: 'basic', subscription: null })
  await off.close()
})

test('only a product whose payment is a sandbox serves one', async () => {
  const paths = ['/v1/prices', '/sandbox/checkout/cs_1', '/sandbox/portal/bps_1']
  for (const url of paths) expect((await product.app.inject({ url })).json().code).toBe('not_found')
  expect([...product.routes].filter((route) => /\/v1|\/sandbox\/(checkout|portal)/.test(route))).toEqual([])
})

test('no key is in the log', async () => {
  const log = product.logged.join('\n')
  expect(log).toContain('payment_unreachable')
  for (const secret of [secretKey, webhookSecret]) expect(log).not.toContain(secret)
})
