import { randomUUID } from 'node:crypto'
import { completeCheckout, endNow } from '@milepost/sandbox/stripe/lifecycle'
import type { CheckoutSession, Subscription } from '@milepost/sandbox/stripe/objects'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { subscriptions } from '#db/schema/payment.ts'
import { users } from '#db/schema/users.ts'
import { reconcilePayments } from '#features/payment/index.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { startOutsideStripe } from '../../../test/outside-stripe.ts'
import { createCustomer, type Payer } from '../../../test/paying-customer.ts'

const outside = await startOutsideStripe()
const product = await buildTestApp({ environment: outside.environment })
await product.listen()
afterAll(async () => {
  await product.close()
  await outside.close()
})

/** Pays while no event reaches the product. */
async function payUnseen(): Promise<Payer> {
  const payer = await createCustomer(product)
  await payer.pay('pro-usd')
  expect(await payer.plan()).toBe('basic')
  return payer
}

async function subscriptionsOf(payer: Payer): Promise<Subscription[]> {
  const all = (await outside.list('subscription')).map(({ data }) => data as Subscription)
  return all.filter(({ metadata }) => metadata['userId'] === payer.userId)
}

const reconcile = async (): Promise<unknown> => {
  await reconcilePayments(product.dependencies)
  const line = product.logged.findLast((entry) => entry.includes('payments reconciled')) ?? '{}'
  return JSON.parse(line).repaired
}

test('what lost events would have said is found out, once', async () => {
  const payer = await payUnseen()
  expect(await reconcile()).toBe(1)
  expect(await payer.billing()).toMatchObject({ plan: 'pro', subscription: { state: 'active' } })
  expect(await reconcile()).toBe(0)
  await outside.sandbox.state.change(async (change) => {
    for (const subscription of await subscriptionsOf(payer)) endNow(change, subscription)
  })
  expect(await reconcile()).toBe(1)
  expect(await payer.billing()).toMatchObject({ plan: 'basic', subscription: { state: 'ended' } })
  expect(await reconcile()).toBe(0)
})

test('what the provider does not know has ended', async () => {
  const payer = await createCustomer(product)
  const { db } = product.dependencies
  await db.insert(subscriptions).values({
    id: 'sub_gone',
    userId: payer.userId,
    plan: 'premium',
    currency: 'USD',
    status: 'active',
    cancelAtPeriodEnd: false,
    paidUntil: new Date('2030-01-01'),
    askedAt: new Date(0),
  })
  await db.update(users).set({ plan: 'premium' }).where(eq(users.id, payer.userId))
  expect(await reconcile()).toBe(1)
  expect(await payer.billing()).toMatchObject({ plan: 'basic', subscription: { state: 'ended' } })
})

test('a subscription of a deleted account is cancelled', async () => {
  const payer = await payUnseen()
  await product.dependencies.db.delete(users).where(eq(users.id, payer.userId))
  await reconcile()
  expect((await subscriptionsOf(payer)).map(({ status }) => status)).toEqual(['canceled'])
})

test('of many unknown accounts none is touched; those behind them in the list are found', async () => {
  const payer = await payUnseen()
  const [paid] = (await outside.list('checkout.session')).map(({ data }) => data as CheckoutSession)
  if (paid === undefined) throw new Error('no checkout')
  await outside.sandbox.state.change(async (change) => {
    for (let index = 0; index < 120; index += 1) {
      const id = change.newId('cs')
      const subscriptionMetadata = { userId: randomUUID() }
      await completeCheckout(change, { ...paid, id, status: 'open', subscription: null, subscriptionMetadata })
    }
  })
  expect(await reconcile()).toBe(1)
  expect(await payer.plan()).toBe('pro')
  const living = (await outside.list('subscription')).filter(({ data }) => (data as Subscription).status === 'active')
  expect(living).toHaveLength(121)
  expect(product.logged.join('\n')).toContain('subscriptions of unknown accounts are left as they are')
})
