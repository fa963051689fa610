import { monthlyPrices, type PriceId, paidPlans, priceIds, prices } from '@milepost/contract/plans'
import type { RoadmapVersion } from '@milepost/contract/roadmaps/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { emails, storedEmails } from '#db/schema/emails.ts'
import { checkouts, subscriptions } from '#db/schema/payment.ts'
import { users } from '#db/schema/users.ts'
import { transaction } from '#db/transaction.ts'
import { closeCustomer } from '#features/payment/index.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { signUpWithRoadmap } from '../../../test/factories.ts'
import { createCustomer, type Payer, sandboxObjects } from '../../../test/paying-customer.ts'

const product = await buildTestApp()
await product.listen()
afterAll(() => product.close())

const newcomer = () => createCustomer(product)
/** Only emails about payment, without the one that verifies the address. */
const emailsOf = async (payer: Payer) => {
  const toPayer = eq(emails.recipient, payer.email)
  const rows = await product.dependencies.db.select().from(emails).where(toPayer).orderBy(emails.createdAt)
  return rows.map(({ kind }) => kind).filter((kind) => kind !== 'verify_email')
}
const planChanges = async (payer: Payer) => {
  const rows = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.objectId, payer.userId))
    .orderBy(auditLogs.id)
  const changes = rows.filter(({ action }) => action === 'plan.changed')
  return changes.map(({ details, actorName }) => `${details['before']} ${details['after']} ${actorName}`)
}
const sandboxSubscriptions = async (payer: Payer) =>
  (await sandboxObjects(product, 'subscription')).filter(
    ({ metadata }) => Reflect.get(Object(metadata), 'userId') === payer.userId,
  )

describe('paying', () => {
  test.each(priceIds)('%s gives the plan, at the price of the list', async (priceId) => {
    const payer = await newcomer()
    expect(await payer.billing()).toEqual({ plan: 'basic', subscription: null })
    const paid = await payer.pay(priceId)
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toMatch(/^http:\/\/localhost:80\/payment-success\?session=cs_\w+$/)
    const { plan, currency } = prices[priceId]
    expect(await payer.billing()).toEqual({
      plan,
      subscription: { plan, currency, state: 'active', paidUntil: expect.any(String), cancelled: false },
    })
    const charge = (await sandboxObjects(product, 'charge')).at(-1)
    expect([charge?.['amount'], charge?.['currency']]).toEqual([monthlyPrices[plan][currency], currency.toLowerCase()])
    expect(await emailsOf(payer)).toEqual(['receipt'])
    expect(await planChanges(payer)).toEqual([`basic ${plan} system`])
  })

  test('the receipt says what was paid and until when', async () => {
    const payer = await newcomer()
    await payer.pay('premium-lkr')
    await product.runJobs()
    const [email] = await product.dependencies.db
      .select({ plain: storedEmails.plain })
      .from(storedEmails)
      .innerJoin(emails, eq(emails.id, storedEmails.id))
      .where(and(eq(emails.recipient, payer.email), eq(emails.kind, 'receipt')))
    expect(email?.plain).toMatch(/We received LKR\s1,990\.00 for Milepost Premium\. It’s paid until \d+ \w+ \d{4}\./)
  })

  const pairs = priceIds.flatMap((priceId) => [...paidPlans, 'basic'].map((plan) => [priceId, plan] as const))
  test.each(pairs)(
    '%s sold as %s is refused where the two do not agree, and nothing is opened',
    async (priceId, plan) => {
      const payer = await newcomer()
      const payload = { priceId, plan, userId: payer.userId }
      const reply = await payer.post('/payment/create-checkout-session', payload)
      const agrees = prices[priceId].plan === plan
      expect(reply.statusCode).toBe(agrees ? 200 : 400)
      if (!agrees) {
        expect(reply.json().code).toBe('invalid')
        expect(reply.json().issues[0].field).toBe(plan === 'basic' ? 'plan' : 'priceId')
      }
      const opened = await product.dependencies.db.$count(checkouts, eq(checkouts.userId, payer.userId))
      expect(opened).toBe(agrees ? 1 : 0)
    },
  )

  test('of two plans that were paid all the same the later is ended and its money given back, and an admin sees it', async () => {
    const payer = await newcomer()
    const first = (await payer.checkout('pro-usd')).json()
    // As if the first checkout had been opened without our record.
    await product.dependencies.db.delete(checkouts).where(eq(checkouts.userId, payer.userId))
    const second = (await payer.checkout('premium-usd')).json()
    await payer.press(`${first.url}/pay`)
    product.advance(2_000)
    await payer.press(`${second.url}/pay`)
    await product.runJobs()
    expect((await sandboxSubscriptions(payer)).map(({ status }) => status)).toEqual(['active', 'canceled'])
    const charges = (await sandboxObjects(product, 'charge')).slice(-2)
    expect(charges.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [monthlyPrices.pro.USD, false],
      [monthlyPrices.premium.USD, true],
    ])
    expect(await payer.billing()).toMatchObject({ plan: 'pro', subscription: { plan: 'pro', state: 'active' } })
    expect(await emailsOf(payer)).toEqual(['receipt', 'paid_twice'])
    const lines = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.objectId, payer.userId))
    expect(lines.filter(({ action }) => action === 'plan.second_refunded')).toHaveLength(1)
  })

  test('of two checkouts only the later can be paid', async () => {
    const payer = await newcomer()
    const usd = (await payer.checkout('pro-usd')).json()
    const lkr = (await payer.checkout('pro-lkr')).json()
    const late = await payer.press(`${usd.url}/pay`)
    expect(late.headers.get('location')).toContain('/plans?payment=cancelled')
    await payer.press(`${lkr.url}/pay`)
    await product.runJobs()
    expect(await sandboxSubscriptions(payer)).toHaveLength(1)
    expect((await payer.billing()).subscription).toMatchObject({ currency: 'LKR' })
  })

  test('who has a plan cannot pay for another, not even before the product knows', async () => {
    const payer = await newcomer()
    const { url } = (await payer.checkout('pro-usd')).json()
    await payer.press(`${url}/pay`)
    const early = await payer.checkout('premium-usd')
    expect([early.statusCode, early.json().code]).toEqual([409, 'already_subscribed'])
    await product.runJobs()
    for (const priceId of priceIds) expect((await payer.checkout(priceId)).json().code).toBe('already_subscribed')
    expect(await payer.plan()).toBe('pro')
    expect(await sandboxSubscriptions(payer)).toHaveLength(1)
  })

  test('a declined card, going back, and the address after payment change nothing', async () => {
    const payer = await newcomer()
    const { url, sessionId } = (await payer.checkout('pro-usd')).json()
    expect((await payer.press(`${url}/decline`)).headers.get('location')).toContain('declined')
    expect((await payer.press(`${url}/cancel`)).headers.get('location')).toContain('/plans?payment=cancelled')
    await product.app.inject({ url: `/payment-success?session=${sessionId}` })
    await product.runJobs()
    expect(await payer.billing()).toEqual({ plan: 'basic', subscription: null })
    expect(await emailsOf(payer)).toEqual([])
  })

  test('what the paid plans unlock is locked before and open after', async () => {
    const payer = await createCustomer(product, await signUpWithRoadmap(product))
    const regenerate = () => payer.make({ regenerate: true })
    const quota = async () => (await payer.get(`/chat/${payer.userId}`)).json().quota.aDay
    const locked = await regenerate()
    expect([locked.statusCode, locked.json().code, await quota()]).toEqual([403, 'premium_required', 20])
    await payer.pay('premium-usd')
    expect([(await regenerate()).statusCode, await quota()]).toEqual([200, 500])
    const versions: RoadmapVersion[] = await payer.versions()
    expect(versions.length).toBeGreaterThan(1)
    await payer.inPortal('end')
    expect([(await regenerate()).statusCode, await quota()]).toEqual([403, 20])
  })
})

describe('afterwards', () => {
  async function subscriber(priceId: PriceId = 'pro-lkr'): Promise<Payer> {
    const payer = await newcomer()
    await payer.pay(priceId)
    return payer
  }

  test('another plan keeps the currency, and the difference is paid at once', async () => {
    const payer = await subscriber()
    await payer.inPortal('price/')
    expect(await payer.billing()).toMatchObject({ plan: 'premium', subscription: { plan: 'premium', currency: 'LKR' } })
    const charge = (await sandboxObjects(product, 'charge')).at(-1)
    expect([charge?.['amount'], charge?.['currency']]).toEqual([100_000, 'lkr'])
    expect(await emailsOf(payer)).toEqual(['receipt', 'receipt'])
    await payer.inPortal('price/')
    expect(await payer.plan()).toBe('pro')
    expect(await planChanges(payer)).toEqual(['basic pro system', 'pro premium system', 'premium pro system'])
  })

  test('cancelled, the plan stays until its time is over; the cancellation can be taken back', async () => {
    const payer = await subscriber()
    await payer.inPortal('cancel')
    expect(await payer.billing()).toMatchObject({ plan: 'pro', subscription: { state: 'active', cancelled: true } })
    await payer.inPortal('resume')
    expect(await payer.billing()).toMatchObject({ plan: 'pro', subscription: { state: 'active', cancelled: false } })
  })

  test('a payment that fails is said and the plan is kept; paid later, all is well', async () => {
    const payer = await subscriber()
    await payer.inPortal('fail')
    expect(await payer.billing()).toMatchObject({ plan: 'pro', subscription: { state: 'past_due' } })
    expect(await emailsOf(payer)).toEqual(['receipt', 'payment_failed'])
    await payer.inPortal('pay')
    expect(await payer.billing()).toMatchObject({ plan: 'pro', subscription: { state: 'active' } })
    expect(await emailsOf(payer)).toEqual(['receipt', 'payment_failed', 'receipt'])
    expect(await planChanges(payer)).toHaveLength(1)
  })

  test('ended, it is over at once, and can be bought again', async () => {
    const payer = await subscriber()
    await payer.inPortal('end')
    expect(await payer.billing()).toMatchObject({ plan: 'basic', subscription: { plan: 'pro', state: 'ended' } })
    expect(await emailsOf(payer)).toEqual(['receipt', 'plan_ended'])
    expect(await planChanges(payer)).toEqual(['basic pro system', 'pro basic system'])
    await payer.pay('premium-usd')
    expect(await payer.billing()).toMatchObject({ plan: 'premium', subscription: { plan: 'premium', state: 'active' } })
  })

  test('money given back ends what it had paid for', async () => {
    const payer = await subscriber()
    await payer.inPortal('refund')
    expect(await payer.billing()).toMatchObject({ plan: 'basic', subscription: { state: 'ended' } })
    expect((await sandboxSubscriptions(payer)).map(({ status }) => status)).toEqual(['canceled'])
  })

  test('only the difference of an upgrade given back ends nothing', async () => {
    const payer = await subscriber()
    await payer.inPortal('price/')
    expect(await payer.plan()).toBe('premium')
    await payer.inPortal('refund')
    expect(await payer.billing()).toMatchObject({ plan: 'premium', subscription: { state: 'active' } })
    await payer.inPortal('refund')
    expect(await payer.billing()).toMatchObject({ plan: 'basic', subscription: { state: 'ended' } })
  })

  test('money given back for a time that is over ends nothing', async () => {
    const payer = await subscriber()
    product.advance(60 * 60 * 1000)
    await payer.inPortal('fail')
    await payer.inPortal('refund')
    expect(await payer.billing()).toMatchObject({ plan: 'pro', subscription: { state: 'past_due' } })
  })

  test.each(['change', 'cancel'] as const)('the portal opens at %s, and back leads to the settings', async (flow) => {
    const payer = await subscriber()
    await payer.portal(flow)
    const session = (await sandboxObjects(product, 'billing_portal.session')).at(-1)
    expect(session).toMatchObject({
      flowType: flow === 'change' ? 'subscription_update' : 'subscription_cancel',
      return_url: 'http://localhost:80/dashboard/settings',
    })
  })

  test('a deleted account is charged no more, and what comes late does not bring it back', async () => {
    const payer = await subscriber()
    const leave = await newcomer()
    const { url } = (await leave.checkout('pro-usd')).json()
    for (const { userId } of [payer, leave]) {
      await transaction(product.dependencies, async (tx) => {
        await closeCustomer(tx, userId)
        await tx.db.delete(users).where(eq(users.id, userId))
      })
    }
    await product.runJobs()
    expect((await sandboxSubscriptions(payer)).map(({ status }) => status)).toEqual(['canceled'])
    await leave.press(`${url}/pay`)
    await product.runJobs()
    expect(await sandboxSubscriptions(leave)).toEqual([])
    expect(await product.dependencies.db.$count(subscriptions, eq(subscriptions.userId, payer.userId))).toBe(0)
  })

  test('a subscription that begins after its account was deleted is cancelled', async () => {
    const payer = await newcomer()
    const { url } = (await payer.checkout('pro-usd')).json()
    await product.dependencies.db.delete(users).where(eq(users.id, payer.userId))
    await payer.press(`${url}/pay`)
    await product.runJobs()
    expect((await sandboxSubscriptions(payer)).map(({ status }) => status)).toEqual(['canceled'])
  })
})
