import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { loginLogs } from '#db/schema/login-logs.ts'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { emailsTo } from '../../../../test/emails.ts'
import { password, signUp } from '../../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
const read = (id: string, headers: Record<string, string>) =>
  product.app.inject({ method: 'GET', url: `/api/users/${id}`, headers })

describe('sign-up', () => {
  test('makes a learner and signs them in', async () => {
    const reply = await post('/auth/register', {
      name: ' Asha ',
      email: 'Asha@Example.COM ',
      password,
      role: 'student',
    })
    expect(reply.statusCode).toBe(201)
    expect(reply.json().user).toMatchObject({
      name: 'Asha',
      email: 'asha@example.com',
      role: 'student',
      plan: 'basic',
      is_premium: false,
      profileCompleted: false,
    })
    const own = await read(reply.json().user.id, { authorization: `Bearer ${reply.json().token}` })
    expect(own.statusCode).toBe(200)
  })

  test.each(['admin', 'institution'])('refuses the role %s and makes no account', async (role) => {
    const email = `${role}@example.com`
    const reply = await post('/auth/register', { name: 'X', email, password, role })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().code).toBe('role_not_allowed')
    expect(await product.dependencies.db.select().from(users).where(eq(users.email, email))).toEqual([])
  })

  test('says that an address is taken, however it is written', async () => {
    await signUp(product, { email: 'twice@example.com' })
    const reply = await post('/auth/register', { name: 'X', email: ' TWICE@example.com', password })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ code: 'email_taken', message: expect.stringContaining('email address') })
  })

  test('takes international addresses, which are one account however they are written', async () => {
    const email = 'அருள்@bücher.இலங்கை'
    const stored = 'அருள்@xn--bcher-kva.xn--xkc2al3hye2a'
    const reply = await post('/auth/register', { name: 'Arul', email, password })
    expect([reply.statusCode, reply.json().user.email]).toEqual([201, stored])
    expect((await post('/auth/register', { name: 'Arul', email: stored, password })).statusCode).toBe(409)
    expect((await post('/auth/login', { email: 'அருள்@BÜCHER.இலங்கை', password })).statusCode).toBe(200)
    await post('/auth/forgot-password', { email })
    expect(await emailsTo(product, stored, 'reset_password')).toHaveLength(1)
  })

  test('makes one account of twenty requests at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => post('/auth/register', { name: 'X', email: 'race@example.com', password })),
    )
    expect(replies.filter((reply) => reply.statusCode === 201)).toHaveLength(1)
    expect(replies.filter((reply) => reply.statusCode === 409)).toHaveLength(19)
  })

  test.each([
    ['name', { name: '  ' }, 'required', 'Name is required.'],
    ['email', { email: 'nobody' }, 'email', 'Email must be an email address'],
    ['email', { email: undefined }, 'required', 'Email is required.'],
    ['password', { password: 'short' }, 'too_short', 'Password must have at least 8 characters.'],
    ['password', { password: 'x'.repeat(129) }, 'too_long', 'Password can be up to 128 characters.'],
    ['password', { password: 'a\0bcdefghi' }, 'well_formed', 'Password contains a character'],
    ['password', { password: 'a\ud800bcdefghi' }, 'well_formed', 'Password contains a character'],
    ['name', { name: 7 }, 'type', 'Name must be text.'],
    ['plan', { plan: 'premium' }, 'unknown_key', 'Something in that request isn’t valid.'],
  ])('names the field %s and the rule when given %o', async (field, change, rule, text) => {
    const reply = await post('/auth/register', { name: 'X', email: 'invalid@example.com', password, ...change })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(text),
      issues: [{ field, rule }],
    })
    expect(reply.json().error).toBe(reply.json().message)
  })

  test.each(['password123', 'PASSWORD123', 'asha.common@example.com'])(
    'refuses the common password %s',
    async (common) => {
      const reply = await post('/auth/register', { name: 'X', email: 'asha.common@example.com', password: common })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().code).toBe('password_too_common')
    },
  )

  test.each(['milepost1987', 'my Milepost account', 'Ashanti-2026', 'ashanti', 'aaaaaaaaaa', '        '])(
    'refuses %j of Ashanti, whose address it is like',
    async (guessed) => {
      const payload = { name: 'Ashanti Perera', email: 'ashanti@example.com', password: guessed }
      const reply = await post('/auth/register', payload)
      expect([reply.statusCode, reply.json().issues[0].field]).toEqual([400, 'password'])
    },
  )

  test('leaves out of a name what no one sees, and keeps what Sinhala and Tamil need', async () => {
    const register = async (name: string) =>
      (await post('/auth/register', { name, email: `${randomUUID()}@example.com`, password })).json().user.name
    expect(await register('\u202Enimda\u202C\u200B Asha\r\nBcc: x')).toBe('nimda Asha Bcc: x')
    expect(await register('ක්\u200Dෂ ශ්\u200Dරී')).toBe('ක්\u200Dෂ ශ්\u200Dරී')
    const blank = await post('/auth/register', { name: '\u202E\u200B', email: `${randomUUID()}@example.com`, password })
    expect(blank.json()).toMatchObject({ issues: [{ field: 'name', rule: 'required' }] })
  })

  test('takes spaces, emoji and 128 characters as typed', async () => {
    const unusual = ` ${'é🙂 '.repeat(31)}ab`
    const email = 'unusual@example.com'
    expect((await post('/auth/register', { name: 'X', email, password: unusual })).statusCode).toBe(201)
    expect((await post('/auth/login', { email, password: unusual })).statusCode).toBe(200)
    expect((await post('/auth/login', { email, password: unusual.trim() })).statusCode).toBe(401)
  })
})

describe('sign-in', () => {
  test('opens a separate session each time', async () => {
    const first = await signUp(product, { email: 'again@example.com' })
    const reply = await post('/auth/login', { email: 'again@example.com', password })
    expect(reply.statusCode).toBe(200)
    expect(reply.json().user.id).toBe(first.user.id)
    expect(reply.json().token).not.toBe(first.token)
  })

  test('answers a wrong password and an unknown address with the same words', async () => {
    await signUp(product, { email: 'known@example.com' })
    const wrong = await post('/auth/login', { email: 'known@example.com', password: 'not this one' })
    const unknown = await post('/auth/login', { email: 'unknown@example.com', password: 'not this one' })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect({ ...wrong.json(), request_id: '' }).toEqual({ ...unknown.json(), request_id: '' })
  })

  test('records every attempt, and of unknown addresses only a mask', async () => {
    await signUp(product, { name: 'Logged', email: 'logged@example.com' })
    await post('/auth/login', { email: 'logged@example.com', password: 'wrong wrong' })
    await post('/auth/login', { email: 'secret-word@elsewhere.example', password: 'wrong wrong' })
    const rows = await product.dependencies.db.select().from(loginLogs)
    expect(rows).toContainEqual(
      expect.objectContaining({ email: 'logged@example.com', name: 'Logged', role: 'student', status: 'success' }),
    )
    expect(rows).toContainEqual(expect.objectContaining({ email: 'logged@example.com', status: 'failed' }))
    expect(rows).toContainEqual(
      expect.objectContaining({ email: '***@elsewhere.example', name: null, status: 'failed' }),
    )
    expect(JSON.stringify(rows)).not.toContain('secret-word')
  })
})

describe('sessions', () => {
  const browser = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' }

  test('a browser’s token is worthless without its cookie', async () => {
    const reply = await post('/auth/register', { name: 'B', email: 'browser@example.com', password }, browser)
    const { token, user } = reply.json()
    const cookie = reply.cookies.find(({ name }) => !name.endsWith('-device'))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const authorization = `Bearer ${token}`
    expect((await read(user.id, { authorization })).statusCode).toBe(401)
    expect((await read(user.id, { authorization, cookie: `${cookie?.name}=${'A'.repeat(43)}` })).statusCode).toBe(401)
    expect((await read(user.id, { cookie: `${cookie?.name}=${cookie?.value}` })).statusCode).toBe(401)
    expect((await read(user.id, { authorization, cookie: `${cookie?.name}=${cookie?.value}` })).statusCode).toBe(200)
  })

  test('signing out ends this session on the server and no other', async () => {
    const first = await signUp(product, { email: 'two-devices@example.com' })
    const second = (await post('/auth/login', { email: 'two-devices@example.com', password })).json()
    expect((await post('/auth/logout', {}, first.headers)).statusCode).toBe(200)
    expect((await read(first.user.id, first.headers)).statusCode).toBe(401)
    expect((await read(first.user.id, { authorization: `Bearer ${second.token}` })).statusCode).toBe(200)
  })

  test('the database holds no token that opens a session', async () => {
    const caller = await signUp(product)
    const rows = await product.dependencies.db.select().from(sessions).where(eq(sessions.userId, caller.user.id))
    const stored = rows[0]?.tokenHash ?? Buffer.alloc(0)
    for (const encoding of ['base64url', 'base64', 'hex', 'latin1'] as const) {
      expect((await read(caller.user.id, { authorization: `Bearer ${stored.toString(encoding)}` })).statusCode).toBe(
        401,
      )
    }
  })

  test('ends after a week without a request, and after thirty days in any case', async () => {
    const own = await buildTestApp()
    const day = 24 * 60 * 60 * 1000
    const caller = await signUp(own)
    const status = async () =>
      (await own.app.inject({ url: `/api/users/${caller.user.id}`, headers: caller.headers })).statusCode
    for (let i = 0; i < 4; i += 1) {
      own.advance(6 * day)
      expect(await status()).toBe(200)
    }
    own.advance(6.1 * day)
    expect(await status()).toBe(401)
    const idle = await signUp(own)
    own.advance(7.1 * day)
    expect((await own.app.inject({ url: `/api/users/${idle.user.id}`, headers: idle.headers })).statusCode).toBe(401)
    await own.close()
  })

  test('logs hold no password, token or address', async () => {
    const email = 'unlogged@example.com'
    const caller = await signUp(product, { email })
    await post('/auth/login', { email, password: 'a wrong password' })
    const logged = product.logged.join('')
    for (const secret of [password, caller.token, email, 'a wrong password']) expect(logged).not.toContain(secret)
  })
})
