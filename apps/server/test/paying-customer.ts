import type { Billing } from '@milepost/contract/payment/schema'
import { type PriceId, prices } from '@milepost/contract/plans'
import { eq } from 'drizzle-orm'
import { sandboxRecords } from '#db/schema/sandbox-records.ts'
import { users } from '#db/schema/users.ts'
import type { TestApp } from './build-test-app.ts'
import { actAs, type Caller, signUp } from './factories.ts'

/** A learner who pays, over the API and on the sandbox's pages like a browser. */
export async function createCustomer(product: TestApp, caller?: Caller) {
  const session = caller ?? (await signUp(product))
  const learner = actAs(product, session)
  const { userId } = learner
  /** An injected request names no port. */
  const onNetwork = (address: string) =>
    address.replace(/^http:\/\/localhost(:80)?(?=\/)/, product.dependencies.originFor())
  const press = async (address: string) => {
    return fetch(onNetwork(address), { method: 'POST', redirect: 'manual' })
  }
  const checkout = (priceId: PriceId) =>
    learner.post('/payment/create-checkout-session', { priceId, userId, plan: prices[priceId].plan })
  const portal = async (flow: 'overview' | 'change' | 'cancel' = 'overview'): Promise<string> => {
    const reply = await learner.post('/payment/create-portal-session', { userId, flow })
    if (reply.statusCode !== 200) throw new Error(`the portal answered ${reply.statusCode}: ${reply.body}`)
    return reply.json().url
  }
  return {
    ...learner,
    headers: session.headers,
    email: session.user.email,
    press,
    checkout,
    portal,
    /** Opens a checkout, pays it, and runs the product's jobs. */
    pay: async (priceId: PriceId) => {
      const reply = await checkout(priceId)
      if (reply.statusCode !== 200) throw new Error(`the checkout answered ${reply.statusCode}: ${reply.body}`)
      const paid = await press(`${reply.json().url}/pay`)
      await product.runJobs()
      return paid
    },
    /** Presses a button of the portal, for the latest subscription. */
    inPortal: async (action: string) => {
      const address = await portal()
      const html = await (await fetch(onNetwork(address))).text()
      const found = [...html.matchAll(/action="([^"]+)"/g)].map(([, path = '']) => path)
      const path = found.find((each) => each.includes(`/${action}`))
      if (path === undefined) throw new Error(`no button ${action} in ${found.join(' ')}`)
      const reply = await press(`${new URL(onNetwork(address)).origin}${path}`)
      await product.runJobs()
      return reply
    },
    billing: async (): Promise<Billing> => (await learner.get(`/payment/billing/${userId}`)).json(),
    plan: async () => {
      const [user] = await product.dependencies.db.select().from(users).where(eq(users.id, userId))
      return user?.plan
    },
  }
}

export type Payer = Awaited<ReturnType<typeof createCustomer>>

/** The sandbox's stored objects of one kind, oldest first. */
export async function sandboxObjects(product: TestApp, kind: string) {
  const rows = await product.dependencies.db
    .select()
    .from(sandboxRecords)
    .where(eq(sandboxRecords.kind, `stripe.${kind}`))
    .orderBy(sandboxRecords.number)
  return rows.map(({ data }) => data as Record<string, unknown> & { id: string })
}
