import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { identities, providerSignIns } from '#db/schema/identities.ts'
import { loginLogs } from '#db/schema/login-logs.ts'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import { choose, exchange, openBrowser, signInAt } from '../../../../test/browser.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { signUp } from '../../../../test/factories.ts'

const google = { meera: '100000000000000000001', tariq: '100000000000000000002', halfway: '100000000000000000003' }

const product = await buildTestApp()
const origin = await product.listen()
afterAll(() => product.close())

test.each(['google', 'github'])('the short address /auth/%s leads to the same sign-in', async (provider) => {
  const browser = openBrowser(origin)
  const short = await browser.request(`/auth/${provider}`)
  expect([short.status, short.location?.href]).toEqual([302, `${origin}/api/auth/${provider}`])
  const page = await browser.follow(short)
  expect(page.address.pathname).toContain('/sandbox/')
  expect(browser.cookies.size).toBeGreaterThan(0)
})

const db = () => product.dependencies.db
const usersOf = (email: string) => db().select().from(users).where(eq(users.email, email))

async function verify(email: string): Promise<void> {
  await db().update(users).set({ emailVerifiedAt: new Date(), emailProvenAt: new Date() }).where(eq(users.email, email))
}

describe.each([
  ['google', google.meera, 'meera@people.example', 'Meera Ponnambalam'],
  ['github', 'aravind-k', 'aravind@people.example', 'Aravind Kandiah'],
] as const)('a new person by %s', (provider, person, email, name) => {
  test('gets an account with a verified address, and the same account the next time', async () => {
    const browser = openBrowser(origin)
    const end = await signInAt(browser, provider, person)
    expect(end.pathname).toBe('/oauth-redirect')
    expect([...end.searchParams.keys()]).toEqual(['token'])
    expect(await usersOf(email)).toEqual([])
    const { status, body } = await exchange(browser, end)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      result: 'signed-in',
      user: { email, name, role: 'student', plan: 'basic', emailVerified: true, profileCompleted: false },
    })
    const own = await browser.request(`/api/users/${body.user.id}`, { bearer: body.token })
    expect(own.status).toBe(200)
    const again = openBrowser(origin)
    const second = await exchange(again, await signInAt(again, provider, person))
    expect(second.body.user.id).toBe(body.user.id)
    expect(await usersOf(email)).toMatchObject([{ emailProvenAt: expect.any(Date) }])
  })

  test('is in both logs with its method', async () => {
    const [user] = await usersOf(email)
    const logins = await db().select().from(loginLogs).where(eq(loginLogs.email, email))
    expect(logins).toHaveLength(2)
    for (const line of logins) expect(line).toMatchObject({ status: 'success', method: provider, userId: user?.id })
    const actions = await db()
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.actorId, user?.id ?? ''))
      .orderBy(auditLogs.id)
    expect(actions.map(({ action }) => action)).toEqual([
      'user.registered',
      'identity.linked',
      'session.opened',
      'session.opened',
    ])
  })
})

test('the address of the product stays that of its account, whatever the provider says later', async () => {
  await db().update(users).set({ email: 'moved@example.com' }).where(eq(users.email, 'meera@people.example'))
  const browser = openBrowser(origin)
  const { body } = await exchange(browser, await signInAt(browser, 'google', google.meera))
  expect(body.user.email).toBe('moved@example.com')
  expect(await usersOf('meera@people.example')).toEqual([])
})

test('an account whose address its owner proved and the provider verified is linked without asking', async () => {
  const { user } = await signUp(product, { email: 'halfway@milepost.example', role: 'institution' })
  await verify(user.email)
  const browser = openBrowser(origin)
  const { body } = await exchange(browser, await signInAt(browser, 'google', google.halfway))
  expect(body).toMatchObject({ result: 'signed-in', user: { id: user.id, role: 'institution' } })
  const linked = await db().select().from(identities).where(eq(identities.userId, user.id))
  expect(linked).toMatchObject([{ provider: 'google', subject: google.halfway }])
  const { headers } = await signUp(product, { email: 'other@example.com' })
  expect((await product.app.inject({ url: `/api/users/${user.id}`, headers })).statusCode).toBe(403)
})

test('a second account at the same provider does not take an account over', async () => {
  const { user } = await signUp(product, { email: 'tariq@people.example' })
  await verify(user.email)
  await db()
    .insert(identities)
    .values({ provider: 'google', subject: 'before', userId: user.id, createdAt: new Date() })
  const browser = openBrowser(origin)
  const end = await signInAt(browser, 'google', google.tariq)
  expect(`${end.pathname}${end.search}`).toBe('/login?problem=other_identity')
  const lines = await db().select().from(loginLogs).where(eq(loginLogs.userId, user.id)).orderBy(loginLogs.id)
  expect(lines.at(-1)).toMatchObject({ status: 'failed', method: 'google' })
})

test('two tabs of one browser end well, each with its own sign-in', async () => {
  const browser = openBrowser(origin)
  const first = await browser.request('/api/auth/google')
  const end = await signInAt(browser, 'github', 'aravind-k')
  expect((await exchange(browser, end)).status).toBe(200)
  const page = await browser.follow(first)
  expect((await exchange(browser, await choose(browser, page.reply, google.meera))).status).toBe(200)
})

test('two exchanges at once: one session', async () => {
  const browser = openBrowser(origin)
  const end = await signInAt(browser, 'github', 'aravind-k')
  const before = (await db().select().from(sessions)).length
  const replies = await Promise.all([1, 2, 3, 4].map(() => exchange(browser, end)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  expect(await db().select().from(sessions)).toHaveLength(before + 1)
})

test('the cookie is out of reach for scripts and other sites; the address names the exact way back', async () => {
  const browser = openBrowser(origin)
  const reply = await browser.request('/api/auth/google')
  expect(reply.status).toBe(302)
  const [cookie] = reply.headers.getSetCookie()
  expect(cookie).toMatch(/^milepost-sign-in=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(Object.fromEntries(reply.location?.searchParams ?? [])).toMatchObject({
    redirect_uri: `${origin}/api/auth/google/callback`,
    response_type: 'code',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  const localhost = origin.replace('127.0.0.1', 'localhost')
  const there = openBrowser(localhost)
  const away = await there.request('/api/auth/github')
  expect(away.location?.origin).toBe(localhost)
  expect(away.location?.searchParams.get('redirect_uri')).toBe(`${localhost}/api/auth/github/callback`)
  expect((await exchange(there, await signInAt(there, 'google', google.meera))).status).toBe(200)
})

test('behind TLS the cookie is bound to the host', async () => {
  const secure = await buildTestApp({
    environment: { PUBLIC_URL: 'https://127.0.0.1', GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' },
  })
  const reply = await secure.app.inject({ url: '/api/auth/github' })
  expect(reply.headers['set-cookie']).toMatch(/^__Host-milepost-sign-in=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/)
  expect(reply.headers.location).toContain('https://github.com/login/oauth/authorize?')
  expect(reply.headers.location).toContain(encodeURIComponent('https://127.0.0.1/api/auth/github/callback'))
  await secure.close()
})

test('where a provider is off, sign-in says so', async () => {
  const off = await buildTestApp({ environment: { SANDBOX: '0' } })
  for (const path of ['/api/auth/google', '/api/auth/github', '/api/auth/google/callback?state=x&code=y']) {
    expect((await off.app.inject({ url: path })).headers.location).toBe('/login?problem=off')
  }
  expect((await off.app.inject({ url: '/sandbox/google/.well-known/openid-configuration' })).statusCode).toBe(404)
  await off.close()
})

describe('proving again by a provider', () => {
  async function begin(provider: string, person: string) {
    const browser = openBrowser(origin)
    const { body } = await exchange(browser, await signInAt(browser, 'google', google.meera))
    const start = await browser.request(`/api/auth/providers/${provider}/reauthentication`, {
      json: {},
      bearer: body.token,
    })
    await db()
      .update(sessions)
      .set({ authenticatedAt: new Date(0) })
      .where(eq(sessions.userId, body.user.id))
    const end =
      start.status === 200
        ? await choose(browser, (await browser.follow(await browser.request(JSON.parse(start.text).url))).reply, person)
        : null
    const authenticatedAt = async () => {
      const rows = await db().select().from(sessions).where(eq(sessions.userId, body.user.id))
      return Math.max(...rows.map((row) => row.authenticatedAt.getTime()))
    }
    return { browser, token: String(body.token), start, end: end ?? new URL(origin), authenticatedAt }
  }

  test('by an identity of the account makes the session fresh', async () => {
    const { browser, token, end, authenticatedAt } = await begin('google', google.meera)
    expect(await exchange(browser, end, token)).toEqual({ status: 200, body: { result: 'reauthenticated' } })
    expect(await authenticatedAt()).toBeGreaterThan(0)
  })

  test('by someone else does not', async () => {
    const { browser, token, end, authenticatedAt } = await begin('google', google.halfway)
    expect(end.pathname).toBe('/oauth-redirect')
    expect((await exchange(browser, end, token)).status).toBe(401)
    expect(await authenticatedAt()).toBe(0)
  })

  test('out of another session, or of none, does not', async () => {
    const signedOut = await begin('google', google.meera)
    expect((await exchange(signedOut.browser, signedOut.end)).status).toBe(401)
    expect(await signedOut.authenticatedAt()).toBe(0)
    const first = await begin('google', google.meera)
    const other = await exchange(first.browser, await signInAt(first.browser, 'google', google.meera))
    const code = first.end
    expect((await exchange(first.browser, code, other.body.token)).status).toBe(401)
  })

  test('by a provider that is not linked is not offered', async () => {
    expect((await begin('github', 'aravind-k')).start.status).toBe(404)
  })
})

test('nothing of all this is left behind once it has expired', async () => {
  product.advance(2 * 60 * 60 * 1000)
  await product.dependencies.jobs.send(product.dependencies, 'retention', {})
  await product.runJobs()
  expect(await db().select().from(providerSignIns)).toEqual([])
})
