import { randomUUID } from 'node:crypto'
import type { OpenSession } from '@milepost/contract/accounts/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { sessions } from '#db/schema/sessions.ts'
import { nameAgent } from '#features/accounts/auth/name-agent.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { days, minutes } from '../../../../test/emails.ts'
import { actAs, type Caller, password, signUp } from '../../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Signs in to the same account again in another browser. */
async function signInAgain(caller: Caller, agent = firefox): Promise<Caller> {
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': agent },
    payload: { email: caller.user.email, password },
  })
  const { user, token } = reply.json()
  return { user, token, headers: { authorization: `Bearer ${token}` } }
}
const list = async (caller: Caller): Promise<OpenSession[]> =>
  (await actAs(product, caller).get(`/users/${caller.user.id}/sessions`)).json()
const end = (caller: Caller, id: string) => actAs(product, caller).remove(`/users/${caller.user.id}/sessions/${id}`)
const endOthers = (caller: Caller) => actAs(product, caller).remove(`/users/${caller.user.id}/sessions`)
const works = async (caller: Caller) =>
  (await actAs(product, caller).get(`/users/${caller.user.id}`)).statusCode === 200

describe('one’s sessions', () => {
  test('are listed with this one first, named by browser and system, without secrets or network addresses', async () => {
    const caller = await signUp(product)
    await signInAgain(caller)
    const listed = await list(caller)
    expect(listed).toEqual([
      expect.objectContaining({ current: true }),
      expect.objectContaining({ current: false, browser: 'Firefox', system: 'Windows' }),
    ])
    for (const each of listed) {
      expect(Object.keys(each).sort()).toEqual(['browser', 'createdAt', 'current', 'id', 'lastSeenAt', 'system'])
    }
  })

  test('that have expired, or that others have, are not among them', async () => {
    const caller = await signUp(product)
    await signUp(product)
    const idle = await signInAgain(caller)
    const { id } = (await list(idle)).find(({ current }) => current) ?? { id: '' }
    const seen = new Date(product.dependencies.clock().getTime() - 8 * days)
    await product.dependencies.db.update(sessions).set({ lastSeenAt: seen }).where(eq(sessions.id, id))
    expect(await list(caller)).toEqual([expect.objectContaining({ current: true })])
  })

  test('end at once, one by one, and the others go on', async () => {
    const caller = await signUp(product)
    const [one, other] = [await signInAgain(caller), await signInAgain(caller)]
    const id = (await list(one)).find(({ current }) => current)?.id ?? ''
    expect((await end(caller, id)).statusCode).toBe(204)
    expect([await works(caller), await works(one), await works(other)]).toEqual([true, false, true])
    expect((await end(caller, id)).statusCode).toBe(404)
    const [row] = await product.dependencies.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.objectId, id))
      .orderBy(auditLogs.id)
      .offset(1)
    expect(row).toMatchObject({ action: 'session.ended', actorId: caller.user.id })
  })

  test('of someone else cannot be ended, and look the same as unknown ones', async () => {
    const [caller, stranger] = [await signUp(product), await signUp(product)]
    const [{ id } = { id: '' }] = await list(stranger)
    expect((await end(caller, id)).statusCode).toBe(404)
    expect((await end(caller, randomUUID())).statusCode).toBe(404)
    expect(await works(stranger)).toBe(true)
  })

  test('all others end with a fresh proof, and only with one', async () => {
    const caller = await signUp(product)
    const [one, other] = [await signInAgain(caller), await signInAgain(caller)]
    product.advance(6 * minutes)
    expect((await endOthers(caller)).json().code).toBe('reauthentication_required')
    expect(await works(one)).toBe(true)
    await actAs(product, caller).post('/auth/reauthenticate', { password })
    const reply = await endOthers(caller)
    expect([reply.statusCode, reply.json()]).toEqual([200, { ended: 2 }])
    expect([await works(caller), await works(one), await works(other)]).toEqual([true, false, false])
  })

  test('two that end each other at once leave at most one', async () => {
    const caller = await signUp(product)
    const other = await signInAgain(caller)
    const replies = await Promise.all([endOthers(caller), endOthers(other)])
    expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect([await works(caller), await works(other)].filter(Boolean).length).toBeLessThanOrEqual(1)
  })

  test('keep what a browser calls itself up to a length', async () => {
    const caller = await signUp(product)
    await signInAgain(caller, `${firefox} ${'x'.repeat(5000)}`)
    const rows = await product.dependencies.db.select().from(sessions).where(eq(sessions.userId, caller.user.id))
    expect(Math.max(...rows.map(({ agent }) => agent?.length ?? 0))).toBe(400)
  })
})

test.each([
  [firefox, 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 OPR/124.0.0.0',
    'Opera',
    'ChromeOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  ['curl/8.9.1', null, null],
  ['', null, null],
  [null, null, null],
])('%s is named', (agent, browser, system) => {
  expect(nameAgent(agent)).toEqual({ browser, system })
})
