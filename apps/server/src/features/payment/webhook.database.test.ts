import { and, eq, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { paymentEvents, subscriptions } from '#db/schema/payment.ts'
import { deletePaymentTraces } from '#features/payment/index.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { signUp } from '../../../test/factories.ts'
import { scriptPayment } from '../../../test/scripted-payment.ts'

const secret = 'whsec_of_the_test'
let events = 0
let event: { id: string; object: string; type: string; created: number; data: object }

const environment = {
  STRIPE_SECRET_KEY: 'sk_test_unused',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: 'http://127.0.0.1:9',
}
const plain = await buildTestApp({ environment })
const scripted = scriptPayment(plain.dependencies.payment)
await plain.close()
const product = await buildTestApp({ environment, dependencies: { payment: scripted.gateway } })
afterAll(() => product.close())
beforeEach(() => {
  events += 1
  event = {
    id: `evt_${events}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: 1,
    data: { object: { id: `sub_${events}`, object: 'subscription' } },
  }
})

type Sent = readonly [body: string, signature: string | undefined]

function sign(body: string, given: { secret?: string; timestamp?: number } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, ...given })
}

const send = (body: string | Buffer, signature: string | undefined) =>
  product.app.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    payload: body,
  })

async function countStored(): Promise<unknown> {
  const { db } = product.dependencies
  const jobs = await db.execute(sql`select count(*)::int as n from pgboss.job where name like 'sync-%'`)
  return [await db.$count(paymentEvents), await db.$count(subscriptions), jobs.rows[0]?.['n']]
}

describe('refused, with nothing changed:', () => {
  const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago
  test.each([
    ['no signature', (body: string): Sent => [body, undefined]],
    ['an empty signature', (body: string): Sent => [body, '']],
    ['a signature by another secret', (body: string): Sent => [body, sign(body, { secret: 'whsec_guessed' })]],
    ['a body that was changed', (body: string): Sent => [body.replace('sub_', 'sub_other'), sign(body)]],
    ['a body with a space more', (body: string): Sent => [`${body} `, sign(body)]],
    ['a signature of ten minutes ago', (body: string): Sent => [body, sign(body, { timestamp: seconds(600) })]],
    [
      'an old signature with a new time',
      (body: string): Sent => {
        const old = sign(body, { timestamp: seconds(600) })
        return [body, old.replace(/t=\d+/, `t=${seconds(0)}`)]
      },
    ],
    ['signed nonsense', (_: string): Sent => ['{"id":', sign('{"id":')]],
    ['nothing at all', (_: string): Sent => ['', sign('')]],
  ])('%s', async (_name, make) => {
    const before = await countStored()
    const [body, signature] = make(JSON.stringify(event))
    const reply = await send(body, signature)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
    expect(await countStored()).toEqual(before)
  })

  test('more than an event can be', async () => {
    const body = JSON.stringify({ ...event, padding: 'x'.repeat(257 * 1024) })
    expect((await send(body, sign(body))).statusCode).toBe(413)
  })
})

test('bodies of 64 to 256 kB are taken, and other routes keep their own limit', async () => {
  const body = JSON.stringify({ ...event, padding: 'x'.repeat(200 * 1024) })
  expect((await send(body, sign(body))).json()).toEqual({ received: true })
  const payload = { name: 'x'.repeat(70 * 1024) }
  const other = await product.app.inject({ method: 'POST', url: '/api/auth/register', payload })
  expect(other.statusCode).toBe(413)
})

test('what is new to the product is taken and leads to nothing', async () => {
  const body = JSON.stringify({ ...event, type: 'tax.settings.updated' })
  const [received, , jobs] = (await countStored()) as number[]
  expect((await send(body, sign(body))).statusCode).toBe(200)
  expect(await countStored()).toEqual([Number(received) + 1, expect.any(Number), jobs])
})

test('fifty times the same event at once, and replayed later, has one effect', async () => {
  const { user } = await signUp(product)
  scripted.set({ id: `sub_${events}`, userId: user.id, plan: 'premium', status: 'active' })
  const body = JSON.stringify(event)
  const [received, , jobs] = (await countStored()) as number[]
  const replies = await Promise.all(Array.from({ length: 50 }, () => send(body, sign(body))))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await countStored()).toEqual([Number(received) + 1, expect.any(Number), Number(jobs) + 1])
  await product.runJobs()
  expect((await send(body, sign(body))).statusCode).toBe(200)
  await product.runJobs()
  const { db } = product.dependencies
  expect(await db.$count(subscriptions, eq(subscriptions.userId, user.id))).toBe(1)
  expect(await db.$count(emails, and(eq(emails.recipient, user.email), eq(emails.kind, 'receipt')))).toBe(1)
})

test.each([
  ['invoice.paid', { parent: { subscription_details: { subscription: 'SUB' } } }],
  ['invoice.payment_failed', { parent: { subscription_details: { subscription: 'SUB' } } }],
  ['checkout.session.completed', { subscription: 'SUB' }],
  ['customer.subscription.deleted', { id: 'SUB' }],
])('%s leads to the subscription it is about', async (type, object) => {
  const { user, headers } = await signUp(product)
  scripted.set({ id: `sub_${events}`, userId: user.id, plan: 'pro', status: 'active' })
  const body = JSON.stringify({ ...event, type, data: { object } }).replace('SUB', `sub_${events}`)
  await send(body, sign(body))
  await product.runJobs()
  const billing = await product.app.inject({ url: `/api/payment/billing/${user.id}`, headers })
  expect(billing.json().plan).toBe('pro')
})

test('what was received is forgotten when it could not come again', async () => {
  const { db, clock } = product.dependencies
  const at = (days: number) => new Date(clock().getTime() - days * 24 * 60 * 60 * 1000)
  await db.insert(paymentEvents).values([
    { id: 'evt_old', type: 'invoice.paid', receivedAt: at(90.1) },
    { id: 'evt_kept', type: 'invoice.paid', receivedAt: at(89.9) },
  ])
  await deletePaymentTraces(db, clock())
  const left = (await db.select().from(paymentEvents)).map(({ id }) => id)
  expect([left.includes('evt_old'), left.includes('evt_kept')]).toEqual([false, true])
})
