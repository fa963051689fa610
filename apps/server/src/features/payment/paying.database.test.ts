import { randomUUID } from 'node:crypto'
import { type PriceId, prices } from '@milepost/contract/plans'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { checkoutLocks, paymentCustomers } from '#db/schema/payment.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCustomer, sandboxObjects } from '../../../test/paying-customer.ts'

const product = await buildTestApp()
await product.listen()
afterAll(() => product.close())

const newcomer = () => createCustomer(product)
const count = async (kind: string) => (await sandboxObjects(product, kind)).length

describe('opening a checkout', () => {
  test('eight at once open one checkout for one customer; later the same is answered, and after ten minutes another', async () => {
    const payer = await newcomer()
    const [customersBefore, sessionsBefore] = [await count('customer'), await count('checkout.session')]
    const replies = await Promise.all(Array.from({ length: 8 }, () => payer.checkout('pro-usd')))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect([await count('customer'), await count('checkout.session')]).toEqual([
      customersBefore + 1,
      sessionsBefore + 1,
    ])
    const first = replies[0]?.json().sessionId
    product.advance(9.9 * 60 * 1000)
    expect((await payer.checkout('pro-usd')).json().sessionId).toBe(first)
    product.advance(0.2 * 60 * 1000)
    const later = (await payer.checkout('pro-usd')).json().sessionId
    expect(later).not.toBe(first)
    const states = (await sandboxObjects(product, 'checkout.session')).slice(-2)
    expect(states.map(({ id, status }) => [id, status])).toEqual([
      [first, 'expired'],
      [later, 'open'],
    ])
    expect(await product.dependencies.db.$count(paymentCustomers, eq(paymentCustomers.userId, payer.userId))).toBe(1)
  })

  test('two instances asked at once open one checkout', async () => {
    const payer = await newcomer()
    const instances = [product.app, await buildApp(product.dependencies, { webFolder: null })]
    const ask = (priceId: PriceId, instance: number) =>
      instances[instance]?.inject({
        method: 'POST',
        url: '/api/payment/create-checkout-session',
        headers: payer.headers,
        payload: { priceId, plan: prices[priceId].plan, userId: payer.userId },
      })
    const same = await Promise.all([0, 1, 0, 1].map((instance) => ask('pro-usd', instance)))
    expect(new Set(same.map((reply) => reply?.body)).size).toBe(1)
    const different = await Promise.all([ask('premium-usd', 0), ask('pro-lkr', 1)])
    expect(different.map((reply) => reply?.statusCode)).toEqual([200, 200])
    const opened = (await sandboxObjects(product, 'checkout.session')).filter(
      ({ client_reference_id, status }) => client_reference_id === payer.userId && status === 'open',
    )
    expect(opened).toHaveLength(1)
    await instances[1]?.close()
  })

  test('a process that ended while it opened a checkout does not block the next for long', async () => {
    const payer = await newcomer()
    const lock = { userId: payer.userId, holder: randomUUID(), expiresAt: new Date(Date.now() + 1_000) }
    await product.dependencies.db.insert(checkoutLocks).values(lock)
    expect((await payer.checkout('pro-usd')).statusCode).toBe(200)
  })
})
