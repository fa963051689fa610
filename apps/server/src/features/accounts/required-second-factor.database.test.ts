import { needsSecondFactor, type RouteShape } from '@milepost/contract/http'
import { rateLimits } from '@milepost/contract/rate-limits'
import { routes } from '@milepost/contract/routes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { limitSetting } from '#config.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { institutions } from '#db/schema/institutions.ts'
import { settings } from '#db/schema/settings.ts'
import { resetSecondFactor } from '#features/accounts/index.ts'
import { codeOf, createEnrolledAdmin, openCookieJar } from '../../../test/authenticator.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { minutes } from '../../../test/emails.ts'
import { createAdmin, createInstitution, createLearner, type Learner, password } from '../../../test/factories.ts'
import { buildSecondInstance } from '../../../test/second-instance.ts'

const limit = 'second-factor-account'
const environment = { [limitSetting(limit)]: String(rateLimits[limit].attempts) }
const product = await buildTestApp({ environment })
const other = await buildSecondInstance(product)
afterAll(async () => {
  await other.close()
  await product.close()
})
const { db } = product.dependencies
afterEach(() => db.update(settings).set({ requireSecondFactor: false }))

const requirement = '/auth/second-factor/requirement'
const require = (admin: Pick<Learner, 'put'>, required = true) => admin.put(requirement, { required })
const isRequired = async () => (await db.select().from(settings))[0]?.requireSecondFactor ?? false
const enrol = async (admin: Learner) => {
  await admin.post('/auth/second-factor')
  return admin.put('/auth/second-factor', { on: true, code: await codeOf(product, admin.userId) })
}

describe('requiring it of all admins', () => {
  test('takes an admin who has it and has just signed in, and is written down', async () => {
    const enrolled = await createEnrolledAdmin(product)
    const refused = await require(await createAdmin(product))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'second_factor_off'])
    expect((await require(await createLearner(product))).statusCode).toBe(403)
    expect(await isRequired()).toBe(false)
    expect((await require(enrolled)).json()).toEqual({ required: true })
    expect((await require(enrolled)).json()).toEqual({ required: true })
    const logged = await db.select().from(auditLogs).where(eq(auditLogs.objectId, 'requireSecondFactor'))
    expect(logged).toMatchObject([
      { action: 'settings.changed', actorId: enrolled.userId, details: { before: false, after: true } },
    ])
    product.advance(6 * minutes)
    expect((await require(enrolled, false)).json().code).toBe('reauthentication_required')
    expect(await isRequired()).toBe(true)
    await enrolled.post('/auth/reauthenticate', { password })
    expect((await require(enrolled, false)).json()).toEqual({ required: false })
    expect(await isRequired()).toBe(false)
  })

  test('an admin without it reaches no route but the setup, their own account and signing out', async () => {
    const enrolled = await createEnrolledAdmin(product)
    const admin = await createAdmin(product)
    await require(enrolled)
    const shapes: RouteShape[] = Object.values(routes)
    const answers = await Promise.all(
      shapes.filter(needsSecondFactor).map(async ({ method, path }) => {
        const url = path.replaceAll(/:\w+/g, '1')
        const { statusCode, body } = await product.app.inject({ method, url: `/api${url}`, headers: admin.headers })
        return [path, statusCode, body.includes('"code":"second_factor_required"')]
      }),
    )
    expect(answers.length).toBeGreaterThan(70)
    expect(answers.filter(([, status, isClear]) => status !== 403 || isClear !== true)).toEqual([])
    const own = [`/users/${admin.userId}`, `/users/${admin.userId}/sessions`, `/preferences/${admin.userId}`]
    for (const url of [...own, '/auth/sign-in-methods']) expect((await admin.get(url)).statusCode).toBe(200)
    expect((await enrolled.get('/admin/counters')).statusCode).toBe(200)
    const learner = await createLearner(product)
    expect((await learner.get(`/notifications/${learner.userId}`)).statusCode).toBe(200)
    expect((await admin.post('/auth/logout')).statusCode).toBeLessThan(300)
  })

  test('an admin without it is a visitor where visitors are let in, and deletes no other account', async () => {
    const enrolled = await createEnrolledAdmin(product)
    const admin = await createAdmin(product)
    const hidden = await createInstitution(product)
    await db.update(institutions).set({ email: '' }).where(eq(institutions.id, hidden))
    const seen = async () => {
      const list: { id: number }[] = (await admin.get('/institutions')).json()
      return list.some(({ id }) => id === hidden)
    }
    const learner = await createLearner(product)
    expect(await seen()).toBe(true)
    await require(enrolled)
    expect(await seen()).toBe(false)
    const deletion = await admin.remove(`/users/${learner.userId}`)
    expect(deletion.statusCode).toBe(403)
    expect(deletion.json().code).toBe('second_factor_required')
    expect((await learner.get(`/users/${learner.userId}`)).statusCode).toBe(200)
    expect((await admin.remove(`/users/${admin.userId}`)).statusCode).toBe(204)
  })

  test('it is in force at once on another instance, and setting it up there opens both', async () => {
    const enrolled = await createEnrolledAdmin(product)
    const admin = await createAdmin(product)
    const ask = async () => {
      const { headers } = admin
      const replies = await Promise.all(
        [product, other].map(({ app }) => app.inject({ url: '/api/admin/counters', headers })),
      )
      return replies.map(({ statusCode }) => statusCode)
    }
    expect(await ask()).toEqual([200, 200])
    await require(enrolled)
    expect(await ask()).toEqual([403, 403])
    expect((await enrol(admin)).statusCode).toBe(200)
    expect(await ask()).toEqual([200, 200])
    await require(enrolled, false)
    await resetSecondFactor({ ...product.dependencies, actor: null, address: null }, enrolled.email)
    expect(await ask()).toEqual([200, 200])
  })

  test('a secret that is not confirmed by a code is no second factor', async () => {
    const enrolled = await createEnrolledAdmin(product)
    const admin = await createAdmin(product)
    await require(enrolled)
    expect((await admin.post('/auth/second-factor')).statusCode).toBe(200)
    expect((await admin.get('/admin/counters')).json().code).toBe('second_factor_required')
  })

  test('a learner who becomes an admin sets it up first', async () => {
    const enrolled = await createEnrolledAdmin(product)
    await require(enrolled)
    const caller = await createLearner(product)
    await enrolled.put(`/admin/change/${caller.userId}`, { role: 'admin' })
    expect((await caller.get('/admin/counters')).json().code).toBe('second_factor_required')
    expect((await caller.get('/auth/sign-in-methods')).json().secondFactor).toEqual({
      on: false,
      recoveryCodes: 0,
      required: true,
    })
    await enrol(caller)
    expect((await caller.get('/admin/counters')).statusCode).toBe(200)
  })
})

describe('while it is required', () => {
  test('no one turns it off, and an attempt spends no code and is not counted as a guess', async () => {
    const enrolled = await createEnrolledAdmin(product)
    await require(enrolled)
    const off = { on: false, code: enrolled.recoveryCodes[0] ?? '' }
    for (let turn = 0; turn < rateLimits[limit].attempts + 1; turn += 1) {
      const refused = await enrolled.put('/auth/second-factor', off)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'second_factor_kept'])
    }
    expect((await enrolled.get('/auth/sign-in-methods')).json().secondFactor).toEqual({
      on: true,
      recoveryCodes: 10,
      required: true,
    })
    await require(enrolled, false)
    expect((await enrolled.put('/auth/second-factor', off)).statusCode).toBe(200)
  })

  test('an admin who requires it and turns it off at once does not do both', async () => {
    for (const [index, order] of [0, 1, 0, 1, 0, 1].entries()) {
      const admin = await createEnrolledAdmin(product)
      const off = { on: false, code: admin.recoveryCodes[index] ?? '' }
      const calls = [() => require(admin), () => admin.put('/auth/second-factor', off)]
      if (order === 1) calls.reverse()
      const statuses = (await Promise.all(calls.map((call) => call()))).map(({ statusCode }) => statusCode)
      expect(statuses.sort()).toEqual([200, 409])
      await db.update(settings).set({ requireSecondFactor: false })
    }
  })

  test('one that was lost is reset on the server, and its owner sets up another', async () => {
    const { email, userId, ...enrolled } = await createEnrolledAdmin(product)
    await require(enrolled)
    expect(await resetSecondFactor({ ...product.dependencies, actor: null, address: null }, email)).toBe(true)
    const jar = openCookieJar(product)
    const signedIn = await jar.signIn(email)
    expect(signedIn.statusCode).toBe(200)
    const headers = { authorization: `Bearer ${signedIn.json().token}` }
    expect((await jar.send('/auth/second-factor', {}, headers)).statusCode).toBe(200)
    const code = await codeOf(product, userId)
    const saved = await product.app.inject({
      method: 'PUT',
      url: '/api/auth/second-factor',
      payload: { on: true, code },
      cookies: jar.cookies,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    })
    expect(saved.statusCode).toBe(200)
  })
})
