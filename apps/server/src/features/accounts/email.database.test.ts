import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { identities } from '#db/schema/identities.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { days, emailedToken, emailsTo, hours, minutes, tokenIn } from '../../../test/emails.ts'
import { actAs, type Caller, password, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const forged = 'A'.repeat(43)
const anyAddress = () => `${randomUUID()}@example.com`
const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
const verify = (token: string, caller?: Caller) => post(`/auth/verify-email/${token}`, {}, { ...caller?.headers })
const undo = (token: string) => post(`/auth/undo-email/${token}`)
const signInAs = async (email: string): Promise<Caller> => {
  const session = (await post('/auth/login', { email, password })).json()
  return { ...session, headers: { authorization: `Bearer ${session.token}` } }
}
const own = (caller: Caller) => actAs(product, caller).get(`/users/${caller.user.id}`)
const isIn = async (caller: Caller) => (await own(caller)).statusCode === 200
const methods = async (caller: Caller) => (await actAs(product, caller).get('/auth/sign-in-methods')).json()
const ask = (caller: Caller, email: string, name = caller.user.name) =>
  actAs(product, caller).put(`/users/${caller.user.id}`, { name, email })

async function stored(caller: Caller) {
  const [row] = await product.dependencies.db.select().from(users).where(eq(users.id, caller.user.id))
  return row
}

/**
 * Changes an address and confirms it in the same browser.
 * @returns the new address
 */
async function changeAddress(caller: Caller): Promise<string> {
  const email = anyAddress()
  expect((await ask(caller, email)).statusCode).toBe(200)
  expect((await verify(await emailedToken(product, email, 'change_email'), caller)).statusCode).toBe(200)
  return email
}

describe('verifying an address', () => {
  test('is asked for by the email after sign-up, and works once, for three days', async () => {
    const caller = await signUp(product)
    const { email } = caller.user
    expect(caller.user.emailVerified).toBe(false)
    const token = await emailedToken(product, email, 'verify_email')
    product.advance(3 * days - hours)
    const done = await verify(token)
    expect([done.statusCode, done.json().email]).toEqual([200, email])
    expect((await own(caller)).json().emailVerified).toBe(true)
    expect((await methods(caller)).emailVerified).toBe(true)
    expect((await stored(caller))?.emailProvenAt).not.toBeNull()
    expect((await verify(token)).json().code).toBe('link_invalid')
    const late = await signUp(product)
    const lateToken = await emailedToken(product, late.user.email, 'verify_email')
    product.advance(3 * days + minutes)
    expect((await verify(lateToken)).json().code).toBe('link_invalid')
  })

  test.each(['.', '%3E%20', ').', '_'])('works though an email program took %s behind the link along', async (sign) => {
    const { user } = await signUp(product)
    const token = await emailedToken(product, user.email, 'verify_email')
    expect((await verify(token + sign)).statusCode).toBe(200)
  })

  test('a sign-up that fails orders no email', async () => {
    const { user } = await signUp(product)
    await emailsTo(product, user.email)
    expect((await post('/auth/register', { name: 'X', email: user.email, password })).statusCode).toBe(409)
    expect(await emailsTo(product, user.email)).toHaveLength(1)
  })

  test('the email can be sent again, and not once the address is verified', async () => {
    const caller = await signUp(product)
    const me = actAs(product, caller)
    const first = await emailedToken(product, caller.user.email, 'verify_email')
    expect((await me.post('/auth/verification')).json().message).toContain('sent you a link')
    expect(await emailsTo(product, caller.user.email, 'verify_email')).toHaveLength(2)
    expect((await verify(first)).statusCode).toBe(200)
    expect((await me.post('/auth/verification')).json().message).toContain('already confirmed')
    expect(await emailsTo(product, caller.user.email, 'verify_email')).toHaveLength(2)
  })

  test('an email that has lost its reason before it went out is not sent', async () => {
    const verified = await signUp(product)
    const moved = await signUp(product)
    const { db, clock } = product.dependencies
    await db.update(users).set({ emailVerifiedAt: clock() }).where(eq(users.id, verified.user.id))
    await db.update(users).set({ email: anyAddress() }).where(eq(users.id, moved.user.id))
    expect(await emailsTo(product, verified.user.email)).toEqual([])
    expect(await emailsTo(product, moved.user.email)).toEqual([])
  })

  test('where no email can be sent, accounts are made all the same and sending says why not', async () => {
    const off = await buildTestApp({ environment: { SANDBOX: '0' } })
    const caller = await signUp(off)
    const reply = await actAs(off, caller).post('/auth/verification')
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'service_off'])
    await off.close()
  })

  test.each([
    ['forged', () => forged],
    ['made for another purpose', resetTokenOf],
  ])('a link that is %s verifies nothing', async (_, tokenOf) => {
    const caller = await signUp(product)
    expect((await verify(await tokenOf(caller), caller)).json().code).toBe('link_invalid')
    expect((await own(caller)).json().emailVerified).toBe(false)
  })
})

async function resetTokenOf({ user }: Caller): Promise<string> {
  await post('/auth/forgot-password', { email: user.email })
  return emailedToken(product, user.email, 'reset_password')
}

describe('another address', () => {
  test('takes a fresh session, and nothing changes without one', async () => {
    const caller = await signUp(product, { name: 'Before' })
    product.advance(6 * minutes)
    const reply = await ask(caller, anyAddress(), 'After')
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'reauthentication_required'])
    expect(await stored(caller)).toMatchObject({ name: 'Before', email: caller.user.email })
    expect((await methods(caller)).pendingEmail).toBeNull()
    expect((await ask(caller, caller.user.email, 'After')).statusCode).toBe(200)
  })

  test('counts once it is verified: the name changes at once, the address by the link', async () => {
    const caller = await signUp(product)
    const elsewhere = await signInAs(caller.user.email)
    const email = anyAddress()
    const reply = await ask(caller, email, 'New Name')
    expect(reply.json()).toMatchObject({ name: 'New Name', email: caller.user.email, emailVerified: false })
    expect(await methods(caller)).toEqual({
      password: true,
      providers: [],
      emailVerified: false,
      secondFactor: { on: false, recoveryCodes: 0, required: false },
      pendingEmail: email,
    })
    const reset = await resetTokenOf(caller)
    const done = await verify(await emailedToken(product, email, 'change_email'), caller)
    expect([done.statusCode, done.json().email]).toEqual([200, email])
    expect((await own(caller)).json()).toMatchObject({ email, emailVerified: true })
    expect((await stored(caller))?.emailProvenAt).not.toBeNull()
    expect((await methods(caller)).pendingEmail).toBeNull()
    expect(await isIn(elsewhere)).toBe(false)
    expect((await post(`/auth/reset-password/${reset}`, { password })).json().code).toBe('link_invalid')
    const [told] = await emailsTo(product, caller.user.email, 'email_changed')
    expect(told?.plain).toContain(email)
  })

  test('confirmed where no one is signed in, it ends every session', async () => {
    const caller = await signUp(product)
    const email = anyAddress()
    await ask(caller, email)
    expect((await verify(await emailedToken(product, email, 'change_email'))).statusCode).toBe(200)
    expect(await isIn(caller)).toBe(false)
  })

  test('a newer request replaces the one that waits, and both end with a new password', async () => {
    const caller = await signUp(product)
    const [first, second] = [anyAddress(), anyAddress()]
    await ask(caller, first)
    const older = await emailedToken(product, first, 'change_email')
    await ask(caller, second)
    expect((await methods(caller)).pendingEmail).toBe(second)
    expect((await verify(older, caller)).json().code).toBe('link_invalid')
    const newer = await emailedToken(product, second, 'change_email')
    await actAs(product, caller).put('/auth/password', { password: 'quite another unusual one' })
    expect((await verify(newer, caller)).json().code).toBe('link_invalid')
    expect((await stored(caller))?.email).toBe(caller.user.email)
  })

  test('a request that was replaced before its email went out emails no one', async () => {
    const caller = await signUp(product)
    const [first, second] = [anyAddress(), anyAddress()]
    await ask(caller, first)
    await ask(caller, second)
    expect(await emailsTo(product, first)).toEqual([])
    expect(await emailsTo(product, second)).toHaveLength(1)
  })

  test('works for a day', async () => {
    const caller = await signUp(product)
    const email = anyAddress()
    await ask(caller, email)
    const token = await emailedToken(product, email, 'change_email')
    product.advance(days + minutes)
    expect((await methods(caller)).pendingEmail).toBeNull()
    expect((await verify(token)).json().code).toBe('link_invalid')
  })

  test('that is taken is refused, also when someone gets it before the link is used', async () => {
    const other = await signUp(product)
    const caller = await signUp(product)
    const taken = await ask(caller, other.user.email, 'New Name')
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'email_taken'])
    expect((await stored(caller))?.name).toBe(caller.user.name)
    const email = anyAddress()
    await ask(caller, email)
    const token = await emailedToken(product, email, 'change_email')
    const faster = await signUp(product, { email })
    for (let i = 0; i < 2; i += 1) expect((await verify(token, caller)).json().code).toBe('email_taken')
    expect((await stored(caller))?.email).toBe(caller.user.email)
    await product.dependencies.db.delete(users).where(eq(users.id, faster.user.id))
    expect((await verify(token, caller)).statusCode).toBe(200)
  })

  test('two accounts that confirm one address at once do not both get it', async () => {
    const email = anyAddress()
    const callers = [await signUp(product), await signUp(product)]
    const tokens: string[] = []
    for (const caller of callers) {
      await ask(caller, email)
      tokens.push(await emailedToken(product, email, 'change_email'))
    }
    const replies = await Promise.all(tokens.map((token) => verify(token)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('may be asked for so often and no more', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT_MAIL_ACCOUNT: '2' } })
    const caller = await signUp(limited)
    const statuses = []
    for (let i = 0; i < 3; i += 1) {
      const reply = await actAs(limited, caller).put(`/users/${caller.user.id}`, { name: 'X', email: anyAddress() })
      statuses.push(reply.statusCode)
    }
    expect(statuses).toEqual([200, 200, 429])
    await limited.close()
  })
})

describe('undoing a change of address', () => {
  test('gives the address back, signs everyone out, takes password and newer providers away', async () => {
    const caller = await signUp(product)
    const { db, clock } = product.dependencies
    const link = (provider: 'google' | 'github') =>
      db.insert(identities).values({ provider, subject: randomUUID(), userId: caller.user.id, createdAt: clock() })
    await link('google')
    product.advance(minutes)
    const newEmail = await changeAddress(caller)
    await link('github')
    const reply = await undo(await emailedToken(product, caller.user.email, 'email_changed'))
    expect([reply.statusCode, reply.json().email]).toEqual([200, caller.user.email])
    expect(await stored(caller)).toMatchObject({
      email: caller.user.email,
      passwordHash: null,
      emailVerifiedAt: expect.any(Date),
      emailProvenAt: expect.any(Date),
    })
    expect(await isIn(caller)).toBe(false)
    const left = await db.select().from(identities).where(eq(identities.userId, caller.user.id))
    expect(left.map(({ provider }) => provider)).toEqual(['google'])
    for (const email of [caller.user.email, newEmail]) {
      expect((await post('/auth/login', { email, password })).statusCode).toBe(401)
    }
    const token = await emailedToken(product, caller.user.email, 'reset_password')
    expect((await post(`/auth/reset-password/${token}`, { password })).statusCode).toBe(200)
    expect(await isIn(await signInAs(caller.user.email))).toBe(true)
  })

  test('works though the address was changed again, and ends the links that went to later addresses', async () => {
    const caller = await signUp(product)
    const second = await changeAddress(caller)
    const third = await changeAddress(caller)
    const firstUndo = await emailedToken(product, caller.user.email, 'email_changed')
    const secondUndo = await emailedToken(product, second, 'email_changed')
    expect((await undo(firstUndo)).statusCode).toBe(200)
    expect((await stored(caller))?.email).toBe(caller.user.email)
    expect((await undo(secondUndo)).json().code).toBe('link_invalid')
    expect((await undo(firstUndo)).json().code).toBe('link_invalid')
    expect((await stored(caller))?.email).not.toBe(third)
  })

  test('a later link that is used first does not end the owner’s', async () => {
    const caller = await signUp(product)
    const second = await changeAddress(caller)
    await changeAddress(caller)
    const firstUndo = await emailedToken(product, caller.user.email, 'email_changed')
    expect((await undo(await emailedToken(product, second, 'email_changed'))).statusCode).toBe(200)
    expect((await stored(caller))?.email).toBe(second)
    expect((await undo(firstUndo)).statusCode).toBe(200)
    expect((await stored(caller))?.email).toBe(caller.user.email)
  })

  test('a change there and back leaves a link for each change of the address', async () => {
    const caller = await signUp(product)
    const first = caller.user.email
    await changeAddress(caller)
    await ask(caller, first)
    await verify(await emailedToken(product, first, 'change_email'), caller)
    await changeAddress(caller)
    const told = await emailsTo(product, first, 'email_changed')
    const tokens = told.map(tokenIn)
    expect(new Set(tokens).size).toBe(2)
    expect((await undo(tokens[0] ?? '')).statusCode).toBe(200)
  })

  test('works for seven days, and not for an address that someone else has now', async () => {
    const late = await signUp(product)
    await changeAddress(late)
    const lateToken = await emailedToken(product, late.user.email, 'email_changed')
    product.advance(7 * days + minutes)
    expect((await undo(lateToken)).json().code).toBe('link_invalid')
    const caller = await signUp(product)
    const newEmail = await changeAddress(caller)
    const token = await emailedToken(product, caller.user.email, 'email_changed')
    await signUp(product, { email: caller.user.email })
    expect((await undo(token)).json().code).toBe('email_taken')
    expect(await stored(caller)).toMatchObject({ email: newEmail, passwordHash: expect.any(String) })
    expect(await isIn(caller)).toBe(true)
  })

  test.each([
    ['forged', () => forged],
    ['made for another purpose', (caller: Caller) => emailedToken(product, caller.user.email, 'verify_email')],
  ])('a link that is %s undoes nothing', async (_, tokenOf) => {
    const caller = await signUp(product)
    const token = await tokenOf(caller)
    expect((await undo(token)).json().code).toBe('link_invalid')
    expect(await isIn(caller)).toBe(true)
  })
})
