import type { LoginLog } from '@milepost/contract/login-logs/schema'
import { afterAll, expect, test } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { loginLogs } from '#db/schema/login-logs.ts'
import { applyRetention } from '#retention.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin, type Learner } from '../../../test/factories.ts'

let admin: Learner
const day = 24 * 60 * 60 * 1000

const product = await buildTestApp()
admin = await createAdmin(product)
afterAll(() => product.close())

const signIn = (email: string, password: string) =>
  product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
const read = async (query = ''): Promise<{ logs: LoginLog[]; total: number }> => {
  const reply = await admin.get(`/login-logs/${query}`)
  return { logs: reply.json(), total: Number(reply.headers['x-total-count']) }
}

test('attempts are listed with who, how and what came of it; of an unknown address only a mask', async () => {
  await signIn('somebody.unknown@elsewhere.example', 'not it at all')
  const { logs } = await read()
  const time = logs[0]?.created_at ?? ''
  expect(logs[0]).toEqual({
    id: expect.any(Number),
    name: null,
    email: '***@elsewhere.example',
    role: null,
    status: 'failed',
    method: 'password',
    created_at: new Date(time).toISOString(),
    createdAt: time,
  })
  const [row] = (await read('?role=admin')).logs
  expect(row).toBeUndefined()
})

test('a role’s attempts are listed alone, page by page, whichever end of the log is nearer', async () => {
  const at = (hours: number) => new Date(product.dependencies.clock().getTime() - hours * 60 * 60 * 1000)
  const roles = ['institution', 'student', 'institution', 'admin', 'institution', 'institution', 'institution'] as const
  await product.dependencies.db.insert(loginLogs).values(
    roles.map((role, index) => ({
      name: `N${index}`,
      email: `n${index}@example.com`,
      role,
      status: 'success' as const,
      method: index === 3 ? ('google' as const) : ('password' as const),
      createdAt: at(10 - index),
    })),
  )
  const pages = [1, 2, 3, 4].map(async (page) => read(`?role=institution&page=${page}&page_size=2`))
  expect((await Promise.all(pages)).map(({ logs, total }) => [logs.map(({ name }) => name), total])).toEqual([
    [['N6', 'N5'], 5],
    [['N4', 'N2'], 5],
    [['N0'], 5],
    [[], 5],
  ])
  expect((await read('?role=admin')).logs).toMatchObject([{ name: 'N3', method: 'google' }])
})

test('attempts of a person, and those with an outcome, are listed alone', async () => {
  await product.dependencies.db.insert(loginLogs).values([
    { name: 'Mala Perera', email: 'mala@example.com', role: 'student', status: 'failed' },
    { name: 'Mala Perera', email: 'mala@example.com', role: 'student', status: 'success' },
    { name: 'Someone', email: 'someone@example.com', role: 'student', status: 'rate_limited' },
  ])
  await foldRows(product.dependencies, 'login_logs')
  const found = async (query: string) => (await read(query)).logs.map(({ name, status }) => [name, status])
  expect(await found('?person=mala@ex')).toEqual([
    ['Mala Perera', 'success'],
    ['Mala Perera', 'failed'],
  ])
  expect(await found('?person=perer&status=failed')).toEqual([['Mala Perera', 'failed']])
  expect(await found('?status=rate_limited')).toEqual([['Someone', 'rate_limited']])
})

test('the total holds while the log grows and is cut', async () => {
  const { db } = product.dependencies
  const old = new Date(product.dependencies.clock().getTime() - 80 * day)
  await db.insert(loginLogs).values({ email: 'old@example.com', status: 'failed', createdAt: old })
  const { total } = await read()
  await signIn('one.more@elsewhere.example', 'not it at all')
  expect((await read()).total).toBe(total + 1)
  product.advance(11 * day)
  await applyRetention(product.dependencies)
  // The session has expired by now.
  admin = await createAdmin(product)
  const left = await db.select().from(loginLogs)
  expect(left.map(({ email }) => email)).not.toContain('old@example.com')
  expect((await read()).total).toBe(left.length)
})

test.each(['?role=owner', '?page=0', '?page_size=101', '?status=unknown'])('%s is refused', async (query) => {
  expect((await admin.get(`/login-logs/${query}`)).statusCode).toBe(400)
})
