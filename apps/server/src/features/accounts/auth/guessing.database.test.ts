import { randomUUID } from 'node:crypto'
import { type RateLimitName, rateLimits } from '@milepost/contract/rate-limits'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { limitSetting } from '#config.ts'
import { loginLogs } from '#db/schema/login-logs.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { emailedToken, emailsTo, hours, minutes } from '../../../../test/emails.ts'
import { password } from '../../../../test/factories.ts'

/** The product's real limits. */
const environment = Object.fromEntries(
  (Object.keys(rateLimits) as RateLimitName[])
    .filter((name) => name.startsWith('sign-in'))
    .map((name) => [limitSetting(name), String(rateLimits[name].attempts)]),
)

const product = await buildTestApp({ environment })
afterAll(() => product.close())

/** A browser at a network address, with its cookies. */
function browserAt(remoteAddress: string) {
  const cookies: Record<string, string> = {}
  return async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const reply = await product.app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      remoteAddress,
      cookies,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
    for (const { name, value } of reply.cookies) cookies[name] = value
    return reply
  }
}
type TestBrowser = ReturnType<typeof browserAt>

const newAddress = () => `${randomUUID()}@example.com`
const signIn = (browser: TestBrowser, email: string, secret = password) =>
  browser('/auth/login', { email, password: secret })

async function register(browser: TestBrowser, email = newAddress()): Promise<string> {
  const reply = await browser('/auth/register', { name: 'Owner', email, password })
  expect(reply.statusCode).toBe(201)
  return email
}

/**
 * Sends wrong passwords, each from a new browser.
 * @returns how often each status occurred
 */
async function guess(email: string, times: number, networkOf: (turn: number) => string) {
  const statuses: Record<number, number> = {}
  for (let turn = 0; turn < times; turn += 1) {
    const { statusCode } = await signIn(browserAt(networkOf(turn)), email, 'not this one')
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  }
  return statuses
}
const everywhere = (turn: number) => `10.${turn >> 8}.${turn & 255}.1`

describe('many wrong passwords from many networks', () => {
  test('keep the owner out of nothing in a known browser, and in a new one an emailed link helps', async () => {
    const known = browserAt('192.0.2.1')
    const email = await register(known)
    const verification = await emailedToken(product, email, 'verify_email')
    expect((await known(`/auth/verify-email/${verification}`, {})).statusCode).toBe(200)
    expect(await guess(email, 300, everywhere)).toEqual({ 401: 30, 429: 270 })

    const again = await signIn(known, email)
    expect(again.statusCode).toBe(200)
    const { token, user } = again.json()
    const headers = { authorization: `Bearer ${token}` }
    expect((await known('/auth/reauthenticate', { password }, headers)).statusCode).toBe(200)

    const fresh = browserAt('198.51.100.1')
    expect((await signIn(fresh, email)).statusCode).toBe(429)
    expect((await fresh('/auth/sign-in-link', { email })).statusCode).toBe(200)
    const link = await emailedToken(product, email, 'sign_in_link')
    const opened = await fresh(`/auth/sign-in-link/${link}`, {})
    expect([opened.statusCode, opened.json().user.id]).toEqual([200, user.id])
    expect((await fresh(`/auth/sign-in-link/${link}`, {})).json().code).toBe('link_invalid')
    // The link has made this a known browser.
    expect((await signIn(fresh, email)).statusCode).toBe(200)
  })

  test('are sixty a day at most, of which the owner is notified once', async () => {
    const email = await register(browserAt('192.0.2.2'))
    const tried = { 401: 0, 429: 0 }
    for (let quarter = 0; quarter < 6; quarter += 1) {
      const statuses = await guess(email, 40, (turn) => everywhere(1_000 * quarter + turn))
      tried[401] += statuses[401] ?? 0
      product.advance(16 * minutes)
    }
    expect(tried[401]).toBe(60)
    expect(await emailsTo(product, email, 'sign_in_guessed')).toHaveLength(1)
    product.advance(24 * hours)
    expect((await signIn(browserAt('198.51.100.2'), email)).statusCode).toBe(200)
  })

  test('are answered alike for an address that has no account, and recorded once', async () => {
    const nobody = newAddress()
    expect(await guess(nobody, 40, everywhere)).toEqual({ 401: 30, 429: 10 })
    const reply = await signIn(browserAt('198.51.100.3'), nobody)
    const taken = await register(browserAt('192.0.2.3'))
    await guess(taken, 40, everywhere)
    const other = await signIn(browserAt('198.51.100.3'), taken)
    const seen = ({ statusCode, headers, json }: typeof reply) => [
      statusCode,
      Object.keys(headers),
      { ...json(), request_id: '' },
    ]
    expect(seen(reply)).toEqual(seen(other))
    const lines = await product.dependencies.db.select().from(loginLogs)
    expect(lines.filter(({ email, status }) => email === taken && status === 'rate_limited')).toHaveLength(1)
  })
})

test('one network gets ten tries at an account, and other networks are not concerned', async () => {
  const email = await register(browserAt('192.0.2.4'))
  expect(await guess(email, 15, (turn) => `203.0.113.${turn}`)).toEqual({ 401: 10, 429: 5 })
  const stopped = await signIn(browserAt('203.0.113.77'), email)
  expect(stopped.json()).toMatchObject({ code: 'rate_limited', message: expect.stringContaining('15 minutes') })
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  expect((await signIn(browserAt('198.51.100.4'), email)).statusCode).toBe(200)
})

test('a house with IPv6 is one network, however its addresses are written', async () => {
  const email = await register(browserAt('192.0.2.11'))
  const house = ['2001:db8:0:7::1', '2001:db8::7:0:0:0:2', '2001:0db8:0000:0007:aaaa:bbbb:cccc:dddd']
  expect(await guess(email, 12, (turn) => house[turn % 3] ?? '')).toEqual({ 401: 10, 429: 2 })
  expect((await signIn(browserAt('2001:db8:0:8::1'), email)).statusCode).toBe(200)
  expect((await signIn(browserAt('::ffff:203.0.113.9'), email)).statusCode).toBe(200)
})

test('a pupil who tries everyone’s account locks the school out of none', async () => {
  const school = '203.0.114.5'
  const teacher = await register(browserAt('192.0.2.5'))
  const targets = await Promise.all([1, 2].map((part) => register(browserAt(`192.0.2.${5 + part}`))))
  const [tried = '', untried = ''] = targets
  await signIn(browserAt(school), tried, 'not this one')
  for (let turn = 0; turn <= rateLimits['sign-in-names'].attempts; turn += 1) {
    expect((await signIn(browserAt(school), `pupil-${turn}@example.com`, 'not this one')).statusCode).toBe(401)
  }
  expect((await signIn(browserAt(school), teacher)).statusCode).toBe(200)
  expect((await signIn(browserAt(school), untried)).statusCode).toBe(200)
  // Accounts attacked from that network still have the link, and every other network.
  expect((await signIn(browserAt(school), tried)).statusCode).toBe(429)
  expect((await signIn(browserAt('198.51.100.5'), tried)).statusCode).toBe(200)
})

test('a known browser has ten tries to itself, and then those that all others share', async () => {
  const known = browserAt('192.0.2.8')
  const email = await register(known)
  const statuses = []
  for (let turn = 0; turn < 25; turn += 1) statuses.push((await signIn(known, email, 'not this one')).statusCode)
  expect([statuses.indexOf(429), statuses.filter((status) => status === 401).length]).toEqual([20, 20])
})

test('neither another account’s device cookie nor an invented one makes a browser known', async () => {
  const email = await register(browserAt('192.0.2.9'))
  const stranger = browserAt('203.0.115.1')
  await register(stranger)
  await guess(email, 40, everywhere)
  expect((await signIn(stranger, email)).statusCode).toBe(429)
  const forged = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress: '203.0.115.2',
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { 'milepost-device': 'A'.repeat(43) },
  })
  expect(forged.statusCode).toBe(429)
})

test('an address that was never proven, though verified, gets a link for a new password instead', async () => {
  const email = await register(browserAt('192.0.2.10'))
  await product.dependencies.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, email))
  await browserAt('198.51.100.6')('/auth/sign-in-link', { email })
  expect(await emailsTo(product, email, 'sign_in_link')).toEqual([])
  expect(await emailsTo(product, email, 'reset_password')).toHaveLength(1)
  const invented = newAddress()
  await browserAt('198.51.100.6')('/auth/sign-in-link', { email: invented })
  expect(await emailsTo(product, invented)).toEqual([])
})
