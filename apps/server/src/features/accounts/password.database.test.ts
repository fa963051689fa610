import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { accountTokens } from '#db/schema/account-tokens.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { identities } from '#db/schema/identities.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { emailedToken, emailsTo, minutes, tokenIn } from '../../../test/emails.ts'
import { actAs, type Caller, password, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const newPassword = 'quite another unusual one'
const forged = 'A'.repeat(43)

const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
const forgot = (email: string, headers: Record<string, string> = {}) =>
  post('/auth/forgot-password', { email }, headers)
const reset = (token: string, secret = newPassword) => post(`/auth/reset-password/${token}`, { password: secret })
const signInStatus = async (email: string, secret: string) =>
  (await post('/auth/login', { email, password: secret })).statusCode
const isIn = async (caller: Caller) => (await actAs(product, caller).get(`/users/${caller.user.id}`)).statusCode === 200

async function requestReset(email: string): Promise<string> {
  expect((await forgot(email)).statusCode).toBe(200)
  return emailedToken(product, email, 'reset_password')
}

/** The queued jobs without times and ids. */
async function waitingJobs(): Promise<unknown[]> {
  const result = await product.dependencies.db.execute(
    sql`select name, data, priority, retry_limit from pgboss.job where state = 'created' order by name, data::text`,
  )
  return result.rows
}

describe('a forgotten password', () => {
  test('known and unknown addresses get the same answer, and the same jobs wait for both', async () => {
    const { user } = await signUp(product)
    await product.runJobs()
    const stranger = `${randomUUID()}@example.com`
    const asked = []
    for (const email of [user.email, stranger]) {
      const reply = await forgot(email)
      const jobs = JSON.stringify(await waitingJobs()).replaceAll(email, 'ADDRESS')
      asked.push({ status: reply.statusCode, body: reply.body, headers: Object.keys(reply.headers), jobs })
      await product.runJobs()
    }
    expect(asked[0]).toEqual(asked[1])
    expect(asked[0]).toMatchObject({ status: 200, jobs: expect.stringContaining('reset-password') })
    expect(await emailsTo(product, user.email, 'reset_password')).toHaveLength(1)
    expect(await emailsTo(product, stranger)).toEqual([])
  })

  test('is mailed to the address of the account, never to a look-alike that was typed', async () => {
    const { user } = await signUp(product, { email: `mike.${randomUUID()}@git.example` })
    // The Kelvin sign and full width read as the letters of the account's address.
    const typed = user.email.replace('mike', 'mi\u212ae').replace('git', 'ｇit')
    await requestReset(user.email)
    expect((await forgot(typed)).statusCode).toBe(200)
    expect(await emailsTo(product, user.email, 'reset_password')).toHaveLength(2)
    expect(await emailsTo(product, typed)).toEqual([])
    const other = user.email.replace('mike', 'm\u0131ke')
    expect((await forgot(other)).statusCode).toBe(200)
    expect([
      ...(await emailsTo(product, other)),
      ...(await emailsTo(product, user.email, 'reset_password')),
    ]).toHaveLength(2)
  })

  test('is answered alike however often it is asked for; past a few no more is emailed, and those emailed before work', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT_MAIL_ACCOUNT: '2' } })
    const { user } = await signUp(limited)
    const ask = (email: string) =>
      limited.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
    const answers = async (email: string) => {
      const replies = []
      // In any spelling.
      for (const written of [email, email.toUpperCase(), ` ${email} `]) replies.push(await ask(written))
      return replies.map(({ statusCode, body }) => [statusCode, body])
    }
    const known = await answers(user.email)
    expect(known.map(([status]) => status)).toEqual([200, 200, 200])
    expect(await answers('unknown@example.com')).toEqual(known)
    const emailed = await emailsTo(limited, user.email, 'reset_password')
    expect(emailed).toHaveLength(2)
    const oldest = await limited.app.inject({
      method: 'POST',
      url: `/api/auth/reset-password/${tokenIn(emailed.at(-1))}`,
      payload: { password: newPassword },
    })
    expect(oldest.statusCode).toBe(200)
    await limited.close()
  })

  test('where no email can be sent it says so, for every address', async () => {
    const off = await buildTestApp({ environment: { SANDBOX: '0' } })
    await signUp(off, { email: 'known@example.com' })
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const reply = await off.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'service_off'])
    }
    await off.close()
  })

  test('the link leads to the product’s own address, whatever the Host header says', async () => {
    const { user } = await signUp(product)
    await forgot(user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const [email] = await emailsTo(product, user.email, 'reset_password')
    expect(email?.plain).toMatch(/http:\/\/127\.0\.0\.1:8080\/reset-password\/[\w-]{43}\n/)
    expect(JSON.stringify(email)).not.toContain('evil')
  })
})

describe('a reset', () => {
  test('sets the password once, ends every session, verifies the address and is notified', async () => {
    const caller = await signUp(product)
    const { id, email } = caller.user
    const token = await requestReset(email)
    const done = await reset(token)
    expect([done.statusCode, done.json().message]).toEqual([200, expect.stringContaining('password has been changed')])
    expect(await isIn(caller)).toBe(false)
    expect([await signInStatus(email, password), await signInStatus(email, newPassword)]).toEqual([401, 200])
    expect((await post('/auth/login', { email, password: newPassword })).json().user.emailVerified).toBe(true)
    expect(await emailsTo(product, email, 'password_changed')).toHaveLength(1)
    const again = await reset(token, 'a third unusual one')
    expect([again.statusCode, again.json().code]).toEqual([400, 'link_invalid'])
    expect(await signInStatus(email, newPassword)).toBe(200)
    const audited = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.objectId, id))
    expect(audited.map(({ action }) => action)).toContain('password.reset')
  })

  test('works for an hour', async () => {
    const { user } = await signUp(product)
    const inTime = await requestReset(user.email)
    product.advance(59 * minutes)
    expect((await reset(inTime)).statusCode).toBe(200)
    const late = await requestReset(user.email)
    product.advance(61 * minutes)
    expect((await reset(late)).json().code).toBe('link_invalid')
  })

  test('of twenty uses at once exactly one succeeds', async () => {
    const { user } = await signUp(product)
    const token = await requestReset(user.email)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) => reset(token, `an unusual one, number ${number}`)),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19)
    const winner = replies.findIndex(({ statusCode }) => statusCode === 200)
    expect(await signInStatus(user.email, `an unusual one, number ${winner}`)).toBe(200)
  })

  test('each link is good for its own account alone, and using one ends the others', async () => {
    const one = await signUp(product)
    const other = await signUp(product)
    const older = await requestReset(one.user.email)
    const newer = await requestReset(one.user.email)
    const foreign = await requestReset(other.user.email)
    expect(newer).not.toBe(older)
    expect((await reset(foreign)).statusCode).toBe(200)
    expect(await signInStatus(one.user.email, password)).toBe(200)
    expect((await reset(older)).statusCode).toBe(200)
    expect((await reset(newer)).json().code).toBe('link_invalid')
  })

  test.each([
    ['forged', 400, 'link_invalid', () => forged],
    ['no token at all', 400, 'invalid', () => 'short'],
    [
      'made for another purpose',
      400,
      'link_invalid',
      (caller: Caller) => emailedToken(product, caller.user.email, 'verify_email'),
    ],
  ])('a link that is %s sets nothing', async (_, status, code, tokenOf) => {
    const caller = await signUp(product)
    const reply = await reset(await tokenOf(caller))
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    expect([await isIn(caller), await signInStatus(caller.user.email, password)]).toEqual([true, 200])
  })

  test('a password that is refused leaves the link as it was', async () => {
    const { user } = await signUp(product)
    const token = await requestReset(user.email)
    for (const refused of ['short', 'password123', user.email])
      expect((await reset(token, refused)).statusCode).toBe(400)
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('an address never proved before loses what someone may have prepared for it', async () => {
    const { db, clock } = product.dependencies
    const { user } = await signUp(product)
    await db
      .insert(identities)
      .values({ provider: 'github', subject: randomUUID(), userId: user.id, createdAt: clock() })
    await reset(await requestReset(user.email))
    const left = () => db.select().from(identities).where(eq(identities.userId, user.id))
    expect(await left()).toEqual([])
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ emailVerifiedAt: expect.any(Date), emailProvenAt: expect.any(Date) })
    await db
      .insert(identities)
      .values({ provider: 'github', subject: randomUUID(), userId: user.id, createdAt: clock() })
    await reset(await requestReset(user.email), 'a third unusual one')
    expect(await left()).toHaveLength(1)
  })

  test('logs and database hold no link', async () => {
    const { user } = await signUp(product)
    const token = await requestReset(user.email)
    await reset(token, 'password123')
    await reset(token)
    expect(product.logged.join('')).not.toContain(token)
    expect(product.logged.join('')).not.toContain(user.email)
    const pending = await requestReset(user.email)
    const rows = await product.dependencies.db.select().from(accountTokens).where(eq(accountTokens.userId, user.id))
    expect(rows.map(({ purpose }) => purpose)).toEqual(['reset_password'])
    for (const encoding of ['base64url', 'hex', 'utf8'] as const) {
      expect(rows[0]?.tokenHash.toString(encoding)).not.toContain(pending)
    }
    const stored = rows[0]?.tokenHash.toString('base64url') ?? ''
    expect((await reset(stored)).statusCode).toBe(400)
  })
})

describe('saying one’s password again', () => {
  test('is good for five minutes, in this session alone', async () => {
    const caller = await signUp(product)
    const me = actAs(product, caller)
    const elsewhere = (await post('/auth/login', { email: caller.user.email, password })).json()
    product.advance(6 * minutes)
    expect((await me.put('/auth/password', { password: newPassword })).json().code).toBe('reauthentication_required')
    expect((await me.post('/auth/reauthenticate', { password })).statusCode).toBe(200)
    const other = await product.app.inject({
      method: 'PUT',
      url: '/api/auth/password',
      payload: { password: newPassword },
      headers: { authorization: `Bearer ${elsewhere.token}` },
    })
    expect(other.json().code).toBe('reauthentication_required')
    product.advance(4 * minutes)
    expect((await me.put('/auth/password', { password: newPassword })).statusCode).toBe(200)
  })

  test('a wrong one changes nothing; too many end this session alone, and no sign-in', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT_REAUTHENTICATION_SESSION: '3' } })
    const caller = await signUp(limited)
    const me = actAs(limited, caller)
    const signIn = () =>
      limited.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: caller.user.email, password },
      })
    const other = (await signIn()).json()
    limited.advance(6 * minutes)
    const guess = async (secret: string) => (await me.post('/auth/reauthenticate', { password: secret })).statusCode
    for (let i = 0; i < 3; i += 1) expect(await guess('guess guess')).toBe(401)
    expect((await me.put('/auth/password', { password: newPassword })).json().code).toBe('reauthentication_required')
    expect(await guess(password)).toBe(401)
    expect((await me.get(`/users/${caller.user.id}`)).statusCode).toBe(401)
    const headers = { authorization: `Bearer ${other.token}` }
    expect((await limited.app.inject({ url: `/api/users/${caller.user.id}`, headers })).statusCode).toBe(200)
    expect((await signIn()).statusCode).toBe(200)
    await limited.close()
  })
})

describe('setting a password', () => {
  test('ends the other sessions and open links, keeps this one, and is notified', async () => {
    const caller = await signUp(product)
    const me = actAs(product, caller)
    const { email } = caller.user
    const other = (await post('/auth/login', { email, password })).json()
    const link = await requestReset(email)
    const reply = await me.put('/auth/password', { password: newPassword })
    expect([reply.statusCode, reply.json().message]).toEqual([
      200,
      expect.stringContaining('password has been changed'),
    ])
    expect(await isIn(caller)).toBe(true)
    expect(await isIn({ ...other, headers: { authorization: `Bearer ${other.token}` } })).toBe(false)
    expect((await reset(link)).json().code).toBe('link_invalid')
    expect([await signInStatus(email, password), await signInStatus(email, newPassword)]).toEqual([401, 200])
    expect(await emailsTo(product, email, 'password_changed')).toHaveLength(1)
  })

  test.each(['password123', 'short', 'x'.repeat(129)])('%s is refused', async (refused) => {
    const caller = await signUp(product)
    expect((await actAs(product, caller).put('/auth/password', { password: refused })).statusCode).toBe(400)
    expect(await signInStatus(caller.user.email, password)).toBe(200)
  })
})
