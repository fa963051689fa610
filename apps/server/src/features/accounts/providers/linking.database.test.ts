import { randomUUID } from 'node:crypto'
import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accountTokens } from '#db/schema/account-tokens.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { emails, storedEmails } from '#db/schema/emails.ts'
import { identities } from '#db/schema/identities.ts'
import { loginLogs } from '#db/schema/login-logs.ts'
import { secondFactors } from '#db/schema/second-factors.ts'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'
import { createEnrolledAdmin } from '../../../../test/authenticator.ts'
import { type Browser, exchange, openBrowser } from '../../../../test/browser.ts'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { emailsTo, emailedToken as newestToken, tokenIn } from '../../../../test/emails.ts'
import { password, signUp } from '../../../../test/factories.ts'
import { type Script, serveScriptedProviders } from '../../../../test/scripted-providers.ts'

let product: TestApp
let origin: string
/** The address under test. */
let email: string
let browser: Browser

const providers = await serveScriptedProviders()
product = await buildTestApp({ environment: providers.environment })
origin = await product.listen()
afterAll(async () => {
  await product.close()
  await providers.close()
})
beforeEach(() => {
  email = `${randomUUID()}@example.com`
  browser = openBrowser(origin)
})

const db = () => product.dependencies.db
const account = async () => (await db().select().from(users).where(eq(users.email, email)))[0]
const setEmail = (change: { emailVerifiedAt: Date; emailProvenAt: Date | null }) =>
  db().update(users).set(change).where(eq(users.email, email))
const proveAccount = () => setEmail({ emailVerifiedAt: new Date(), emailProvenAt: new Date() })
const signIn = (secret: string) =>
  product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: secret } })

interface As {
  readonly subject?: string
  readonly verified?: boolean
  readonly provider?: SignInProvider
}

/**
 * Returns from a provider that reports `email`.
 * @returns the exchange's reply
 */
async function comeBack(by: Browser, { subject = email, verified = true, provider = 'google' }: As = {}) {
  const script: Partial<Script> =
    provider === 'google'
      ? { claims: { sub: subject, email, email_verified: verified } }
      : {
          githubUser: { id: Number(subject), login: 'octo' },
          githubAddresses: [{ email, primary: true, verified }],
        }
  providers.play(script)
  const { location } = await by.request(`/api/auth/${provider}`)
  providers.expect(location ?? new URL(origin))
  const state = location?.searchParams.get('state') ?? ''
  const back = await by.request(`/api/auth/${provider}/callback?${new URLSearchParams({ state, code: 'c' })}`)
  return exchange(by, back.location ?? new URL(origin))
}

async function post(by: Browser, path: string, json: object) {
  const reply = await by.request(`/api${path}`, { json })
  return { status: reply.status, body: JSON.parse(reply.text) }
}

/**
 * Requests the proof by email.
 * @returns the token of its link
 */
async function emailedToken(by: Browser, token: string): Promise<string> {
  expect((await post(by, '/auth/link/mail', { token })).status).toBe(200)
  await product.runJobs()
  const [sent] = await db()
    .select({ plain: storedEmails.plain })
    .from(storedEmails)
    .innerJoin(emails, eq(emails.id, storedEmails.id))
    .where(and(eq(emails.recipient, email), eq(emails.kind, 'link_account')))
    .orderBy(storedEmails.sentAt)
    .then((rows) => rows.slice(-1))
  return /\/link-account\/([\w-]{43})/.exec(sent?.plain ?? '')?.[1] ?? ''
}

const linkByEmail = async (by: Browser, token: string) => post(by, `/auth/link/${await emailedToken(by, token)}`, {})

describe('an account whose address its owner proved and the provider did not', () => {
  test('is not opened by the provider alone', async () => {
    const { user } = await signUp(product, { email })
    await proveAccount()
    const { status, body } = await comeBack(browser, { verified: false })
    expect(status).toBe(200)
    expect(body).toEqual({
      result: 'link-required',
      provider: 'google',
      email,
      password: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await db().select().from(identities).where(eq(identities.userId, user.id))).toEqual([])
    expect(await db().select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1)
  })

  test('is linked with its password, which stays where the address was verified', async () => {
    const { user, headers } = await signUp(product, { email })
    await proveAccount()
    const { body } = await comeBack(browser, { verified: false })
    const linked = await post(browser, '/auth/link', { token: body.token, password })
    expect(linked).toMatchObject({
      status: 200,
      body: { user: { id: user.id, emailVerified: true }, accessEnded: false },
    })
    expect((await signIn(password)).statusCode).toBe(200)
    expect((await product.app.inject({ url: `/api/users/${user.id}`, headers })).statusCode).toBe(200)
    const again = await comeBack(openBrowser(origin), { verified: false })
    expect(again.body).toMatchObject({ result: 'signed-in', user: { id: user.id } })
    const lines = await db().select().from(loginLogs).where(eq(loginLogs.userId, user.id)).orderBy(loginLogs.id)
    expect(lines.map(({ method }) => method)).toEqual(['password', 'google', 'password', 'google'])
    const actions = await db().select().from(auditLogs).where(eq(auditLogs.objectId, user.id))
    expect(actions.map(({ action }) => action)).toContain('identity.linked')
  })

  test('counts wrong passwords like signing in does, and records them', async () => {
    const { user } = await signUp(product, { email })
    await proveAccount()
    const { body } = await comeBack(browser, { verified: false })
    const wrong = await post(browser, '/auth/link', { token: body.token, password: 'not this one' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    const elsewhere = await post(openBrowser(origin), '/auth/link', { token: body.token, password })
    expect(elsewhere).toMatchObject({ status: 401, body: { code: 'sign_in_expired' } })
    const lines = await db().select().from(loginLogs).where(eq(loginLogs.userId, user.id)).orderBy(loginLogs.id)
    expect(lines.at(-1)).toMatchObject({ status: 'failed', method: 'google' })
    expect((await post(browser, '/auth/link', { token: body.token, password })).status).toBe(200)
    expect((await post(browser, '/auth/link', { token: body.token, password })).status).toBe(401)
  })

  test('is linked once, by whichever of two attempts comes first', async () => {
    await signUp(product, { email })
    await proveAccount()
    const { body } = await comeBack(browser, { verified: false })
    const attempts = [1, 2, 3].map(() => post(browser, '/auth/link', { token: body.token, password }))
    expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([200, 401, 401])
    const other = openBrowser(origin)
    const second = await comeBack(other, { verified: false, subject: 'another' })
    expect(second.status).toBe(401)
  })
})

test('guesses at the password are limited as at sign-in, in one count', async () => {
  const environment = { ...providers.environment, RATE_LIMIT_SIGN_IN_ACCOUNT: '3' }
  const strict = await buildTestApp({ environment })
  const [outer, outerOrigin] = [product, origin]
  product = strict
  origin = await strict.listen()
  const guesser = openBrowser(origin)
  await signUp(strict, { email })
  await proveAccount()
  const { body } = await comeBack(guesser, { verified: false })
  await signIn('a guess')
  await post(guesser, '/auth/link', { token: body.token, password: 'a guess' })
  await post(guesser, '/auth/link', { token: body.token, password: 'a guess' })
  expect((await post(guesser, '/auth/link', { token: body.token, password })).status).toBe(429)
  await strict.close()
  product = outer
  origin = outerOrigin
})

describe('the emailed proof', () => {
  test('links in the browser that began, once, and proves the address', async () => {
    const { user } = await signUp(product, { email })
    const { body } = await comeBack(browser, { verified: false })
    expect(body.password).toBe(false)
    const token = await emailedToken(browser, body.token)
    expect(await post(openBrowser(origin), `/auth/link/${token}`, {})).toMatchObject({
      status: 400,
      body: { code: 'link_invalid' },
    })
    const linked = await post(browser, `/auth/link/${token}`, {})
    expect(linked).toMatchObject({
      status: 200,
      body: { user: { id: user.id, emailVerified: true }, accessEnded: true },
    })
    expect((await post(browser, `/auth/link/${token}`, {})).status).toBe(400)
    expect(await account()).toMatchObject({ emailVerifiedAt: expect.any(Date), emailProvenAt: expect.any(Date) })
  })

  test('is not the token that asks for it', async () => {
    await signUp(product, { email })
    const { body } = await comeBack(browser)
    expect(await post(browser, `/auth/link/${body.token}`, {})).toMatchObject({
      status: 400,
      body: { code: 'link_invalid' },
    })
    expect((await account())?.emailVerifiedAt).toBeNull()
  })

  test('names the account and the provider, and leads to where the browser is', async () => {
    await signUp(product, { email, name: 'Asha Learner' })
    const localhost = openBrowser(origin.replace('127.0.0.1', 'localhost'))
    const { body } = await comeBack(localhost)
    await post(localhost, '/auth/link/mail', { token: body.token })
    await product.runJobs()
    const [sent] = await db()
      .select()
      .from(storedEmails)
      .innerJoin(emails, eq(emails.id, storedEmails.id))
      .where(and(eq(emails.recipient, email), eq(emails.kind, 'link_account')))
    expect(sent?.kept_mails.subject).toBe('Sign in to Milepost with Google')
    expect(sent?.kept_mails.plain).toContain('Is this you, Asha Learner?')
    expect(sent?.kept_mails.plain).toContain(origin.replace('127.0.0.1', 'localhost'))
  })

  test('works for half an hour, and only the newest', async () => {
    await signUp(product, { email })
    const { body } = await comeBack(browser)
    const first = await emailedToken(browser, body.token)
    const second = await emailedToken(browser, body.token)
    expect(second).not.toBe(first)
    expect((await post(browser, `/auth/link/${first}`, {})).status).toBe(400)
    product.advance(30 * 60 * 1000 + 1)
    expect((await post(browser, `/auth/link/${second}`, {})).status).toBe(400)
    expect((await account())?.passwordHash).not.toBeNull()
  })

  test('is void once the account has another address', async () => {
    const { user } = await signUp(product, { email })
    const { body } = await comeBack(browser)
    const token = await emailedToken(browser, body.token)
    await db()
      .update(users)
      .set({ email: `moved-${email}` })
      .where(eq(users.id, user.id))
    expect((await post(browser, `/auth/link/${token}`, {})).body.code).toBe('link_invalid')
    expect((await post(browser, '/auth/link/mail', { token: body.token })).body.code).toBe('sign_in_expired')
  })
})

/** The five ways of Sudhodanan and Paverd (2022) to be in an account before its owner is. */
describe('an address taken before its owner came', () => {
  const attackersPassword = password

  async function expectOwnersAlone(result: { status: number; body: { user: { id: string } } }, id: string) {
    expect(result).toMatchObject({ status: 200, body: { user: { id, emailVerified: true }, accessEnded: true } })
    expect((await signIn(attackersPassword)).statusCode).toBe(401)
    expect(await db().select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1)
    expect(await db().select().from(accountTokens).where(eq(accountTokens.userId, id))).toEqual([])
    const linked = await db().select().from(identities).where(eq(identities.userId, id))
    expect(linked.map(({ subject }) => subject)).toEqual([email])
    expect((await account())?.emailProvenAt).not.toBeNull()
  }

  test('has a password no more (classic merge)', async () => {
    const attacker = await signUp(product, { email })
    const { body } = await comeBack(browser)
    expect(body).toMatchObject({ result: 'link-required', password: true })
    await expectOwnersAlone(await linkByEmail(browser, body.token), attacker.user.id)
  })

  test('has a session no more (unexpired session)', async () => {
    const attacker = await signUp(product, { email })
    const { body } = await comeBack(browser)
    await expectOwnersAlone(await linkByEmail(browser, body.token), attacker.user.id)
    const reply = await product.app.inject({ url: `/api/users/${attacker.user.id}`, headers: attacker.headers })
    expect(reply.statusCode).toBe(401)
  })

  test('has an identity no more, and could not have put one there (trojan identifier)', async () => {
    const attacker = await signUp(product, { email })
    const trojan = openBrowser(origin)
    const tried = await comeBack(trojan, { provider: 'github', subject: '666', verified: false })
    expect(tried.body).toMatchObject({ result: 'link-required', password: false })
    const forced = await post(trojan, '/auth/link', { token: tried.body.token, password: attackersPassword })
    expect(forced).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    const row = { provider: 'github', subject: '666', userId: attacker.user.id, createdAt: new Date() } as const
    await db().insert(identities).values(row)
    const { body } = await comeBack(browser)
    await expectOwnersAlone(await linkByEmail(browser, body.token), attacker.user.id)
    const back = await comeBack(trojan, { provider: 'github', subject: '666', verified: false })
    expect(back.body.result).toBe('link-required')
  })

  test('has no change of address, reset or undoing open any more (unexpired change)', async () => {
    const attacker = await signUp(product, { email })
    const now = new Date()
    for (const purpose of ['change_email', 'reset_password', 'undo_email', 'verify_email'] as const) {
      await db()
        .insert(accountTokens)
        .values({
          tokenHash: digestOf(newSecret()),
          userId: attacker.user.id,
          purpose,
          email: 'evil@example.com',
          createdAt: now,
          expiresAt: new Date(now.getTime() + 60_000),
        })
    }
    const { body } = await comeBack(browser)
    const token = await emailedToken(browser, body.token)
    const waiting = { kind: 'change_email', recipient: 'evil@example.com', params: {}, createdAt: now }
    await db()
      .insert(emails)
      .values({ ...waiting, userId: attacker.user.id })
    await expectOwnersAlone(await post(browser, `/auth/link/${token}`, {}), attacker.user.id)
    expect(await db().select().from(emails).where(eq(emails.recipient, 'evil@example.com'))).toEqual([])
  })

  test('cannot take it by a provider that does not verify (non-verifying provider)', async () => {
    const attacker = openBrowser(origin)
    expect((await comeBack(attacker, { provider: 'github', subject: '667', verified: false })).status).toBe(401)
    expect(await account()).toBeUndefined()
    const { body } = await comeBack(browser)
    expect(body).toMatchObject({ result: 'signed-in', user: { email } })
    const second = await comeBack(attacker, { provider: 'github', subject: '667', verified: false })
    expect(second.body.result).toBe('link-required')
    expect((await post(attacker, '/auth/link', { token: second.body.token, password: attackersPassword })).status).toBe(
      401,
    )
  })
})

/** Until emailed links acted on a press, a scanner that opened one verified the address. */
describe.each([
  ['now', null],
  ['before links acted on a press', new Date()],
])('a squatter, an email scanner and the owner of the address, %s', (_, emailVerifiedAt) => {
  test('leave the owner alone in the account', async () => {
    const squatter = await createEnrolledAdmin(product)
    email = squatter.email
    const [welcome] = await emailsTo(product, email, 'verify_email')
    const reset = await post(openBrowser(origin), '/auth/forgot-password', { email })
    expect(reset.status).toBe(200)
    const resetToken = await newestToken(product, email, 'reset_password')
    const github = { provider: 'github', subject: String(Date.now()), userId: squatter.userId } as const
    await db()
      .insert(identities)
      .values({ ...github, createdAt: new Date() })

    const token = tokenIn(welcome) ?? ''
    const scanner = openBrowser(origin)
    for (const path of [`/verify-email/${token}`, `/api/auth/verify-email/${token}`]) await scanner.request(path)
    expect(await account()).toMatchObject({ emailVerifiedAt: null, emailProvenAt: null })
    if (emailVerifiedAt !== null) await setEmail({ emailVerifiedAt, emailProvenAt: null })

    const { body } = await comeBack(browser)
    const owner = await linkByEmail(browser, body.token)
    expect(owner).toMatchObject({ status: 200, body: { user: { id: squatter.userId }, accessEnded: true } })
    expect((await signIn(password)).statusCode).toBe(401)
    expect((await squatter.get(`/users/${squatter.userId}`)).statusCode).toBe(401)
    for (const path of [`/auth/verify-email/${token}`, `/auth/reset-password/${resetToken}`]) {
      expect((await post(openBrowser(origin), path, { password })).status).toBe(400)
    }
    const withGithub = await comeBack(openBrowser(origin), { ...github, verified: false })
    expect(withGithub.body.result).toBe('link-required')
    expect(await db().select().from(secondFactors).where(eq(secondFactors.userId, squatter.userId))).toEqual([])
    expect(await emailsTo(product, email, 'second_factor_disabled')).toHaveLength(1)
    expect((await comeBack(openBrowser(origin))).body).toMatchObject({ result: 'signed-in' })
  })
})

test('an address proven by a press: the provider is linked unasked, and nothing ends', async () => {
  const { user, headers } = await signUp(product, { email })
  await post(openBrowser(origin), `/auth/verify-email/${await newestToken(product, email, 'verify_email')}`, {})
  expect((await comeBack(browser)).body).toMatchObject({ result: 'signed-in', user: { id: user.id } })
  expect((await signIn(password)).statusCode).toBe(200)
  expect((await product.app.inject({ url: `/api/users/${user.id}`, headers })).statusCode).toBe(200)
})

test('an owner who knows the password of an account that was never proven keeps the account alone', async () => {
  const { user, headers } = await signUp(product, { email })
  const { body } = await comeBack(browser)
  const linked = await post(browser, '/auth/link', { token: body.token, password })
  expect(linked.body).toMatchObject({ user: { id: user.id, emailVerified: true }, accessEnded: true })
  expect((await signIn(password)).statusCode).toBe(401)
  expect((await product.app.inject({ url: `/api/users/${user.id}`, headers })).statusCode).toBe(401)
})

describe('an admin’s account with a second factor', () => {
  test('takes a code after the provider and after the emailed link', async () => {
    const admin = await createEnrolledAdmin(product)
    email = admin.email
    await proveAccount()
    const { body } = await comeBack(browser, { verified: false })
    const linked = await post(browser, `/auth/link/${await emailedToken(browser, body.token)}`, {})
    expect([linked.status, linked.body.code]).toEqual([401, 'second_factor_needed'])
    const [first = '', second = ''] = admin.recoveryCodes
    const entered = await post(browser, '/auth/second-factor/sign-in', { code: first })
    expect(entered.body).toMatchObject({ user: { id: admin.userId, emailVerified: true } })
    const again = openBrowser(origin)
    expect((await comeBack(again)).body.code).toBe('second_factor_needed')
    expect((await post(again, '/auth/second-factor/sign-in', { code: second })).status).toBe(200)
    const lines = await db().select().from(loginLogs).where(eq(loginLogs.userId, admin.userId)).orderBy(loginLogs.id)
    expect(lines.map(({ method }) => method)).toEqual(['password', 'google', 'google'])
  })

  test('is linked by its password only to a provider that verified the address', async () => {
    const admin = await createEnrolledAdmin(product)
    email = admin.email
    await proveAccount()
    const { body } = await comeBack(browser, { verified: false })
    expect(body).toMatchObject({ result: 'link-required', password: false })
    expect((await post(browser, '/auth/link', { token: body.token, password })).body.code).toBe('wrong_credentials')
    expect(await db().select().from(identities).where(eq(identities.userId, admin.userId))).toEqual([])
  })
})
