import { randomUUID } from 'node:crypto'
import type { Session } from '@milepost/contract/accounts/schema'
import type { Billing } from '@milepost/contract/payment/schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { password } from './factories.ts'
import { type OutsideStripe, startOutsideStripe } from './outside-stripe.ts'
import { createProcessDatabase, type ProcessDatabase } from './process-database.ts'
import { type RunningServer, startServer } from './running-server.ts'

let outside: OutsideStripe
let environment: Record<string, string>
let database: ProcessDatabase

beforeEach(async () => {
  outside = await startOutsideStripe()
  database = await createProcessDatabase()
  environment = database.environment
})
afterEach(async () => {
  await outside.close()
  await database.remove()
})

async function call<T>(server: RunningServer, path: string, token: string | null, body?: object): Promise<T> {
  const reply = await fetch(`${server.address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}

async function openCheckout(server: RunningServer): Promise<Session & { url: string }> {
  const account = { name: 'X', email: `${randomUUID()}@example.com`, password }
  const session = await call<Session>(server, '/auth/register', null, account)
  const payload = { userId: session.user.id, priceId: 'premium-lkr', plan: 'premium' }
  const { url } = await call<{ url: string }>(server, '/payment/create-checkout-session', session.token, payload)
  return { ...session, url }
}

const billing = (server: RunningServer, { user, token }: Session) =>
  call<Billing>(server, `/payment/billing/${user.id}`, token)
const pay = (url: string) => fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' })

test('killed between payment and event, the product has the plan after it starts again, once', {
  timeout: 240_000,
}, async () => {
  const setting = { ...environment, ...outside.environment }
  let server = await startServer(setting)
  outside.sendEventsTo(server.address)
  const session = await openCheckout(server)
  await server.stop('SIGKILL')
  expect((await pay(session.url)).status).toBe(303)
  server = await startServer(setting)
  try {
    outside.sendEventsTo(server.address)
    await outside.sandbox.deliverEvents()
    await outside.sandbox.deliverEvents()
    await vi.waitFor(
      async () =>
        expect(await billing(server, session)).toMatchObject({
          plan: 'premium',
          subscription: { currency: 'LKR', state: 'active' },
        }),
      { timeout: 20_000, interval: 200 },
    )
    expect(await outside.list('subscription')).toHaveLength(1)
    expect(await outside.list('charge')).toHaveLength(1)
    const emails = await fetch(`${server.address}/dev/mail?to=${session.user.email}`, {
      headers: { accept: 'application/json' },
    })
    expect(((await emails.json()) as { kind: string }[]).filter(({ kind }) => kind === 'receipt').length).toBeLessThan(
      2,
    )
  } finally {
    await server.stop('SIGTERM')
  }
})

test('the product’s own sandbox keeps what was paid when it is killed', { timeout: 240_000 }, async () => {
  let server = await startServer(environment)
  const session = await openCheckout(server)
  expect((await pay(session.url)).status).toBe(303)
  await server.stop('SIGKILL')
  server = await startServer(environment)
  try {
    await vi.waitFor(async () => expect((await billing(server, session)).plan).toBe('premium'), {
      timeout: 20_000,
      interval: 200,
    })
    const page = await fetch(session.url.replace(/^http:\/\/[^/]+/, server.address))
    expect(await page.text()).toContain('This checkout was paid.')
  } finally {
    await server.stop('SIGTERM')
  }
})
