import { type RateLimitName, rateLimits } from '@milepost/contract/rate-limits'
import { desc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { limitSetting } from '#config.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { loginLogs } from '#db/schema/login-logs.ts'
import { secondFactors } from '#db/schema/second-factors.ts'
import { sessions } from '#db/schema/sessions.ts'
import { settings } from '#db/schema/settings.ts'
import { loseSecondFactors, resetSecondFactor, sealSecrets } from '#features/accounts/index.ts'
import { encodeBase32, openSecret } from '#features/accounts/second-factor/index.ts'
import { newKey } from '#lib/key-ring.ts'
import { codeOf, createEnrolled, createEnrolledAdmin, openCookieJar } from '../../../test/authenticator.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { emailedToken, emailsTo, minutes } from '../../../test/emails.ts'
import { actAs, createAdmin, password, signUp } from '../../../test/factories.ts'
import { createKeyRing } from '../../../test/key-ring.ts'

const limits: RateLimitName[] = ['second-factor-account', 'second-factor-account-day']
const environment = Object.fromEntries(limits.map((name) => [limitSetting(name), String(rateLimits[name].attempts)]))
const product = await buildTestApp({ environment })
afterAll(() => product.close())

const { db } = product.dependencies
const step = minutes / 2
const stateOf = async (admin: { get: (url: string) => Promise<{ json: () => { secondFactor: unknown } }> }) =>
  (await admin.get('/auth/sign-in-methods')).json().secondFactor
const countSessions = async (userId: string) =>
  (await db.select().from(sessions).where(eq(sessions.userId, userId))).length
const loginsOf = async (userId: string) => {
  const logs = await db.select().from(loginLogs).where(eq(loginLogs.userId, userId)).orderBy(desc(loginLogs.id))
  return logs.map(({ status, method }) => `${status} ${method}`)
}
const actionsOf = async (userId: string) => {
  const logs = await db.select().from(auditLogs).where(eq(auditLogs.actorId, userId)).orderBy(auditLogs.id)
  return logs.map(({ action }) => action).filter((action) => action.startsWith('second_factor'))
}

describe('turning it on and off', () => {
  test('takes a secret and a code of it, gives recovery codes once, and ends the other sessions', async () => {
    const caller = await signUp(product, { role: 'admin' })
    const admin = actAs(product, caller)
    await openCookieJar(product).signIn(caller.user.email)
    expect(await stateOf(admin)).toEqual({ on: false, recoveryCodes: 0, required: false })
    expect((await admin.put('/auth/second-factor', { on: true, code: '123456' })).statusCode).toBe(404)
    const { secret, uri } = (await admin.post('/auth/second-factor')).json()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}&issuer=Milepost`)
    expect((await admin.put('/auth/second-factor', { on: true, code: 'no code' })).json().code).toBe('wrong_code')
    expect(await stateOf(admin)).toEqual({ on: false, recoveryCodes: 0, required: false })
    // Not before it is confirmed.
    expect((await openCookieJar(product).signIn(caller.user.email)).statusCode).toBe(200)
    const code = await codeOf(product, admin.userId)
    const reply = await admin.put('/auth/second-factor', { on: true, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    const { recoveryCodes } = reply.json()
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
    expect(await stateOf(admin)).toEqual({ on: true, recoveryCodes: 10, required: false })
    expect(await countSessions(admin.userId)).toBe(1)
    expect((await admin.post('/auth/second-factor')).json().code).toBe('second_factor_on')
    const stored = await db.select().from(secondFactors).where(eq(secondFactors.userId, admin.userId))
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0].replaceAll('-', ''))
    expect(await emailsTo(product, caller.user.email, 'second_factor_enabled')).toHaveLength(1)
  })

  test('takes a recent proof of identity', async () => {
    const enrolled = await createEnrolledAdmin(product)
    const admin = await createAdmin(product)
    product.advance(6 * minutes)
    expect((await admin.post('/auth/second-factor')).json().code).toBe('reauthentication_required')
    const off = { on: false, code: await codeOf(product, enrolled.userId) }
    expect((await enrolled.put('/auth/second-factor', off)).json().code).toBe('reauthentication_required')
    expect(await stateOf(enrolled)).toMatchObject({ on: true })
  })

  test('stores the secret sealed, for its account alone', async () => {
    const [admin, other] = [await createEnrolledAdmin(product), await createAdmin(product)]
    const { secret } = (await other.post('/auth/second-factor')).json()
    const rows = await db.select().from(secondFactors)
    const stored = rows.find(({ userId }) => userId === other.userId)?.secret ?? Buffer.alloc(0)
    const clear = openSecret(product.dependencies.keys, { userId: other.userId, secret: stored })
    expect(encodeBase32(clear)).toBe(secret)
    expect(stored.includes(clear)).toBe(false)
    expect(() => openSecret(product.dependencies.keys, { userId: admin.userId, secret: stored })).toThrow()
  })

  test('turning it off takes an unused code, ends the other sessions, and is written down', async () => {
    const admin = await createEnrolledAdmin(product)
    const used = { on: false, code: admin.usedCode }
    expect((await admin.put('/auth/second-factor', used)).json().code).toBe('wrong_code')
    expect(await stateOf(admin)).toMatchObject({ on: true })
    const jar = openCookieJar(product)
    await jar.signIn(admin.email)
    expect((await jar.sendCode(admin.recoveryCodes[0] ?? '')).statusCode).toBe(200)
    const off = await admin.put('/auth/second-factor', { on: false, code: await codeOf(product, admin.userId, 1) })
    expect([off.statusCode, off.json()]).toEqual([200, { recoveryCodes: [] }])
    expect(await stateOf(admin)).toEqual({ on: false, recoveryCodes: 0, required: false })
    expect(await countSessions(admin.userId)).toBe(1)
    expect(await actionsOf(admin.userId)).toEqual(['second_factor.enabled', 'second_factor.disabled'])
    expect(await emailsTo(product, admin.email, 'second_factor_disabled')).toHaveLength(1)
    expect((await openCookieJar(product).signIn(admin.email)).statusCode).toBe(200)
  })

  test('new recovery codes take a code and replace the old ones', async () => {
    const admin = await createEnrolledAdmin(product)
    const [old = '', other = ''] = admin.recoveryCodes
    const made = (await admin.put('/auth/second-factor', { on: true, code: other })).json().recoveryCodes
    expect([made.length, made.includes(old)]).toEqual([10, false])
    const jar = openCookieJar(product)
    await jar.signIn(admin.email)
    expect((await jar.sendCode(old)).json().code).toBe('wrong_code')
    expect((await jar.sendCode(made[0])).statusCode).toBe(200)
    expect(await emailsTo(product, admin.email, 'recovery_codes_made')).toHaveLength(1)
  })
})

describe('signing in', () => {
  test('takes a code after the password, and gives no session before', async () => {
    const admin = await createEnrolledAdmin(product)
    const jar = openCookieJar(product)
    const before = await countSessions(admin.userId)
    const first = await jar.signIn(admin.email)
    expect([first.statusCode, first.json().code]).toEqual([401, 'second_factor_needed'])
    expect(first.cookies).toEqual([
      expect.objectContaining({ name: 'milepost-second-factor', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ])
    expect(await countSessions(admin.userId)).toBe(before)
    expect((await jar.sendCode('000000')).json().code).toBe('wrong_code')
    const second = await jar.sendCode(await codeOf(product, admin.userId, 1))
    expect(second.json()).toMatchObject({ user: { id: admin.userId }, token: expect.any(String) })
    expect(await loginsOf(admin.userId)).toEqual(['success password', 'failed password', 'success password'])
    // The sign-in that waited is used up.
    expect((await jar.sendCode(await codeOf(product, admin.userId, 1))).json().code).toBe('sign_in_expired')
  })

  test('the cookie of a sign-in that waits for a code opens no route', async () => {
    const admin = await createEnrolledAdmin(product)
    const jar = openCookieJar(product)
    await jar.signIn(admin.email)
    const secret = jar.cookies['milepost-second-factor'] ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    const cookies = { ...jar.cookies, milepost: secret }
    const headers = { authorization: `Bearer ${secret}`, 'sec-fetch-site': 'same-origin' }
    for (const url of ['/api/admin/counters', '/api/auth/sign-in-methods', `/api/users/${admin.userId}`]) {
      expect((await product.app.inject({ url, cookies })).statusCode).toBe(401)
      expect((await product.app.inject({ url, cookies, headers })).statusCode).toBe(401)
    }
    for (const url of [`/auth/sign-in-link/${secret}`, `/auth/verify-email/${secret}`, `/auth/undo-email/${secret}`]) {
      expect((await jar.send(url)).json().code).toBe('link_invalid')
    }
    const reset = await jar.send(`/auth/reset-password/${secret}`, { password: 'another unusual one' })
    expect(reset.json().code).toBe('link_invalid')
  })

  test('a code needs the browser that gave the password, within 10 minutes', async () => {
    const admin = await createEnrolledAdmin(product)
    const [jar, other] = [openCookieJar(product), openCookieJar(product)]
    await jar.signIn(admin.email)
    expect((await other.sendCode(admin.recoveryCodes[0] ?? '')).json().code).toBe('sign_in_expired')
    product.advance(11 * minutes)
    expect((await jar.sendCode(admin.recoveryCodes[0] ?? '')).json().code).toBe('sign_in_expired')
  })

  test.each(['authenticator', 'list'])('six who send one code of their %s at once get one session', async (kind) => {
    const admin = await createEnrolledAdmin(product)
    product.advance(2 * step)
    const code = kind === 'authenticator' ? await codeOf(product, admin.userId) : (admin.recoveryCodes[3] ?? '')
    const jars = Array.from({ length: 6 }, () => openCookieJar(product))
    for (const jar of jars) await jar.signIn(admin.email)
    const replies = await Promise.all(jars.map((jar) => jar.sendCode(code)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401, 401])
    expect((await openCookieJar(product).signIn(admin.email)).json().code).toBe('second_factor_needed')
    expect(await stateOf(admin)).toMatchObject({ on: true, recoveryCodes: kind === 'authenticator' ? 10 : 9 })
  })

  test('a code of an earlier time step is refused once a later one was used', async () => {
    const admin = await createEnrolledAdmin(product)
    product.advance(4 * step)
    const [jar, other] = [openCookieJar(product), openCookieJar(product)]
    await jar.signIn(admin.email)
    await other.signIn(admin.email)
    expect((await jar.sendCode(await codeOf(product, admin.userId))).statusCode).toBe(200)
    expect((await other.sendCode(await codeOf(product, admin.userId, -1))).json().code).toBe('wrong_code')
  })

  test('an emailed link takes a code too, and a new password does not remove the factor', async () => {
    const admin = await createEnrolledAdmin(product)
    const jar = openCookieJar(product)
    const verification = await emailedToken(product, admin.email, 'verify_email')
    await jar.send(`/auth/verify-email/${verification}`)
    await jar.send('/auth/sign-in-link', { email: admin.email })
    const link = await emailedToken(product, admin.email, 'sign_in_link')
    expect((await jar.send(`/auth/sign-in-link/${link}`)).json().code).toBe('second_factor_needed')
    // The link is used up, although the sign-in is not complete.
    expect((await jar.send(`/auth/sign-in-link/${link}`)).json().code).toBe('link_invalid')
    await jar.send('/auth/forgot-password', { email: admin.email })
    const reset = await emailedToken(product, admin.email, 'reset_password')
    expect((await jar.send(`/auth/reset-password/${reset}`, { password: 'another unusual one' })).statusCode).toBe(200)
    // What waited was proved by the old way in.
    expect((await jar.sendCode(admin.recoveryCodes[0] ?? '')).json().code).toBe('sign_in_expired')
    expect((await jar.signIn(admin.email, 'another unusual one')).json().code).toBe('second_factor_needed')
    expect((await jar.sendCode(admin.recoveryCodes[0] ?? '')).statusCode).toBe(200)
    expect((await loginsOf(admin.userId))[0]).toBe('success password')
  })

  test('an admin who loses the role keeps the factor, and may turn it off though admins must have one', async () => {
    const admin = await createEnrolledAdmin(product)
    const [jar, other] = [openCookieJar(product), await createAdmin(product)]
    await jar.signIn(admin.email)
    expect((await other.put(`/admin/change/${admin.userId}`, { role: 'student' })).statusCode).toBe(200)
    expect((await jar.sendCode(admin.recoveryCodes[0] ?? '')).statusCode).toBe(200)
    await db.update(settings).set({ requireSecondFactor: true })
    expect(await stateOf(admin)).toEqual({ on: true, recoveryCodes: 9, required: false })
    const off = await admin.put('/auth/second-factor', { on: false, code: admin.recoveryCodes[1] ?? '' })
    await db.update(settings).set({ requireSecondFactor: false })
    expect(off.statusCode).toBe(200)
  })
})

test('wrong codes are limited by account, a known browser has a separate count, and the owner gets an email', async () => {
  const admin = await createEnrolledAdmin(product)
  const known = openCookieJar(product)
  await known.signIn(admin.email)
  expect((await known.sendCode(admin.recoveryCodes[0] ?? '')).statusCode).toBe(200)
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const jar = openCookieJar(product, `10.0.${turn}.1`)
    await jar.signIn(admin.email)
    statuses.push((await jar.sendCode('000000')).statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  // Also the right code of a new browser has to wait.
  const fresh = openCookieJar(product, '198.51.100.1')
  await fresh.signIn(admin.email)
  expect((await fresh.sendCode(admin.recoveryCodes[1] ?? '')).json().code).toBe('rate_limited')
  await known.signIn(admin.email)
  expect((await known.sendCode(admin.recoveryCodes[1] ?? '')).statusCode).toBe(200)
  expect((await loginsOf(admin.userId)).filter((login) => login.startsWith('rate_limited'))).toHaveLength(1)
  expect(await emailsTo(product, admin.email, 'codes_guessed')).toHaveLength(1)
  // A signed-in admin who guesses a code to turn it off shares the account's count.
  const off = await admin.put('/auth/second-factor', { on: false, code: admin.recoveryCodes[2] ?? '' })
  expect(off.json().code).toBe('rate_limited')
})

test('the password is still asked first: wrong ones say nothing of a factor', async () => {
  const admin = await createEnrolledAdmin(product)
  const reply = await openCookieJar(product).signIn(admin.email, `${password}!`)
  expect([reply.json().code, reply.cookies]).toEqual(['wrong_credentials', []])
})

test('an operator turns off one that was lost: its sessions end, and its owner gets an email', async () => {
  const { userId, email } = await createEnrolledAdmin(product)
  const ctx = { ...product.dependencies, actor: null, address: null }
  expect(await resetSecondFactor(ctx, email)).toBe(true)
  expect(await countSessions(userId)).toBe(0)
  expect(await emailsTo(product, email, 'second_factor_disabled')).toHaveLength(1)
  expect((await openCookieJar(product).signIn(email)).statusCode).toBe(200)
  expect(await resetSecondFactor(ctx, email)).toBe(false)
  expect(await resetSecondFactor(ctx, 'nobody@example.com')).toBe(false)
})

describe('learners', () => {
  test('turn it on as admins do, sign in with it, and reset a password without its browser being known before the code', async () => {
    const learner = await createEnrolled(product, 'student')
    const jar = openCookieJar(product)
    await jar.send(`/auth/verify-email/${await emailedToken(product, learner.email, 'verify_email')}`)
    await jar.send('/auth/forgot-password', { email: learner.email })
    const token = await emailedToken(product, learner.email, 'reset_password')
    const reset = await jar.send(`/auth/reset-password/${token}`, { password: 'another unusual one' })
    expect([reset.statusCode, reset.cookies]).toEqual([200, []])
    expect((await jar.signIn(learner.email, 'another unusual one')).json().code).toBe('second_factor_needed')
    expect(Object.keys(jar.cookies)).not.toContain('milepost-device')
    expect((await jar.sendCode(learner.recoveryCodes[0] ?? '')).json().user).toMatchObject({ role: 'student' })
    expect(Object.keys(jar.cookies)).toContain('milepost-device')
  })

  test.each([
    ['student', 'second_factor_disabled', 200],
    ['admin', 'second_factor_enabled', 401],
  ] as const)('a new password by a link to an address never proven: %s', async (role, lastEmail, status) => {
    const squatter = await createEnrolled(product, role)
    const owner = openCookieJar(product)
    await owner.send('/auth/forgot-password', { email: squatter.email })
    const token = await emailedToken(product, squatter.email, 'reset_password')
    await owner.send(`/auth/reset-password/${token}`, { password: 'another unusual one' })
    expect(await emailsTo(product, squatter.email, lastEmail)).toHaveLength(1)
    expect((await owner.signIn(squatter.email, 'another unusual one')).statusCode).toBe(status)
  })

  test('who undoes a change of address is not locked out by an authenticator of since', async () => {
    const caller = await signUp(product)
    const thief = actAs(product, caller)
    const { email } = caller.user
    await thief.put(`/users/${thief.userId}`, { name: 'X', email: `thief-${email}` })
    const moved = await emailedToken(product, `thief-${email}`, 'change_email')
    await openCookieJar(product).send(`/auth/verify-email/${moved}`)
    const undo = await emailedToken(product, email, 'email_changed')
    const again = openCookieJar(product)
    const { token } = (await again.signIn(`thief-${email}`)).json()
    const { secret } = (await again.send('/auth/second-factor', {}, { authorization: `Bearer ${token}` })).json()
    expect(secret).toHaveLength(32)
    await db.update(secondFactors).set({ confirmedAt: product.dependencies.clock() })
    await openCookieJar(product).send(`/auth/undo-email/${undo}`)
    expect(await db.select().from(secondFactors).where(eq(secondFactors.userId, thief.userId))).toEqual([])
    expect(await emailsTo(product, email, 'second_factor_disabled')).toHaveLength(1)
  })
})

describe('the key of the installation', () => {
  test('clear secrets are sealed, a new key seals again, and their codes still work', async () => {
    const admin = await createEnrolledAdmin(product)
    const stored = async () =>
      (await db.select().from(secondFactors).where(eq(secondFactors.userId, admin.userId)))[0]?.secret ??
      Buffer.alloc(0)
    const { keys } = product.dependencies
    const clear = openSecret(keys, { userId: admin.userId, secret: await stored() })
    await db.update(secondFactors).set({ secret: clear }).where(eq(secondFactors.userId, admin.userId))
    expect(await Promise.all([sealSecrets({ db, keys }), sealSecrets({ db, keys })])).toEqual([0, 0])
    expect((await stored()).includes(clear)).toBe(false)
    const code = await codeOf(product, admin.userId, 1)
    const jar = openCookieJar(product)
    await jar.signIn(admin.email)
    expect((await jar.sendCode(code)).statusCode).toBe(200)
  })

  test('what another key sealed is counted at the start, and ends with an email where the key is lost', async () => {
    const own = await buildTestApp()
    const [admin, learner] = [await createEnrolledAdmin(own), await createEnrolled(own, 'student')]
    const [oldKey, fresh] = [newKey(), newKey()]
    const reseal = async (...keys: string[]) => sealSecrets({ db: own.dependencies.db, keys: createKeyRing(...keys) })
    expect(await reseal(oldKey)).toBe(2)
    await own.dependencies.db.update(secondFactors).set({ secret: Buffer.alloc(20, 1) })
    expect(await reseal(oldKey)).toBe(0)
    expect(await reseal(fresh, oldKey)).toBe(0)
    expect(await reseal(fresh)).toBe(0)
    const ctx = { ...own.dependencies, keys: createKeyRing(fresh), actor: null, address: null }
    expect(await loseSecondFactors(ctx)).toBe(0)
    expect(await loseSecondFactors({ ...ctx, keys: createKeyRing(oldKey) })).toBe(2)
    for (const { email } of [admin, learner]) {
      expect(await emailsTo(own, email, 'second_factor_lost')).toHaveLength(1)
      expect((await openCookieJar(own).signIn(email)).statusCode).toBe(200)
    }
    await own.close()
  })
})
