import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { emailSubscriptions } from '#db/schema/emails.ts'
import { subscriptionToken } from '#features/emails/repository.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

/** Creates a user who gets emails of a kind that may be refused. */
async function subscribe() {
  const { user } = await signUp(product)
  const token = randomBytes(32).toString('base64url')
  await product.dependencies.db.insert(emailSubscriptions).values({ userId: user.id, kind: 'news', token })
  const isSubscribed = async () => {
    const [row] = await product.dependencies.db
      .select()
      .from(emailSubscriptions)
      .where(eq(emailSubscriptions.userId, user.id))
    return row?.unsubscribedAt === null
  }
  return { user, token, isSubscribed }
}

const send = (method: 'POST' | 'DELETE', token: string) =>
  product.app.inject({ method, url: `/api/mail/unsubscribe/${token}` })

test('a link ends one kind of email for one person, as often as it is used, and can be taken back', async () => {
  const one = await subscribe()
  const other = await subscribe()
  for (let i = 0; i < 2; i += 1) {
    const reply = await send('POST', one.token)
    expect([reply.statusCode, reply.json().message]).toEqual([200, 'You’re unsubscribed from these emails.'])
    expect([await one.isSubscribed(), await other.isSubscribed()]).toEqual([false, true])
  }
  expect(await subscriptionToken(product.dependencies.db, one.user.id, 'news')).toBeNull()
  const back = await send('DELETE', one.token)
  expect([back.statusCode, back.json().message]).toEqual([200, 'You’ll get these emails again.'])
  expect(await one.isSubscribed()).toBe(true)
  expect(await subscriptionToken(product.dependencies.db, one.user.id, 'news')).toBe(one.token)
})

test('an email client ends it with one click: a form, sent by POST (RFC 8058)', async () => {
  const { token, isSubscribed } = await subscribe()
  const reply = await product.app.inject({
    method: 'POST',
    url: `/api/mail/unsubscribe/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(reply.statusCode).toBe(200)
  expect(await isSubscribed()).toBe(false)
})

test('looking at the link ends nothing', async () => {
  const { token, isSubscribed } = await subscribe()
  expect((await product.app.inject({ url: `/api/mail/unsubscribe/${token}` })).statusCode).toBe(405)
  expect(await isSubscribed()).toBe(true)
})

test.each([
  ['A'.repeat(43), 'link_invalid'],
  ['short', 'invalid'],
])('the made-up link %s is refused', async (token, code) => {
  for (const method of ['POST', 'DELETE'] as const) {
    const reply = await send(method, token)
    expect([reply.statusCode, reply.json().code]).toEqual([400, code])
  }
})

test('forms are taken nowhere else', async () => {
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a@example.com',
  })
  expect(reply.statusCode).toBe(415)
})
