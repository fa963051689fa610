import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { type Caller, createAdmin, createCourse, createInstitution, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const put = (caller: Caller, payload: object) =>
  product.app.inject({ method: 'PUT', url: `/api/users/${caller.user.id}`, headers: caller.headers, payload })

test('the own name can be changed, with the address as it is or left out', async () => {
  const caller = await signUp(product)
  expect((await put(caller, { name: ' New Name ' })).json()).toMatchObject({
    name: 'New Name',
    email: caller.user.email,
  })
  const reply = await put(caller, { name: 'Newer Name', email: caller.user.email.toUpperCase() })
  expect([reply.statusCode, reply.json().name]).toEqual([200, 'Newer Name'])
})

test.each([
  { name: '' },
  { name: 'x'.repeat(101) },
  { name: 'X', role: 'admin' },
  { name: 'X', plan: 'premium' },
  { name: 'X', is_premium: true },
])('%o is refused', async (payload) => {
  const caller = await signUp(product)
  expect((await put(caller, payload)).statusCode).toBe(400)
  const own = await product.app.inject({ url: `/api/users/${caller.user.id}`, headers: caller.headers })
  expect(own.json()).toEqual(caller.user)
})

test('the admin’s counters count everyone, those who pay, every course and every institution', async () => {
  const own = await buildTestApp()
  const admin = await signUp(own, { role: 'admin' })
  await signUp(own, { plan: 'pro' })
  await signUp(own, { plan: 'premium' })
  const institutionId = await createInstitution(own)
  for (const status of ['approved', 'pending', 'rejected'] as const) await createCourse(own, { institutionId, status })
  const reply = await own.app.inject({ url: '/api/admin/counters/', headers: admin.headers })
  expect(reply.json()).toEqual({ totalUsers: 3, premiumUsers: 2, totalCourses: 3, institutions: 1 })
  await own.close()
})

test('admins see plan, verified address and last visit, and find accounts by their institution', async () => {
  const admin = await createAdmin(product)
  const institutionId = await createInstitution(product, 'Harbour Technical')
  const { user } = await signUp(product, { name: 'Nuwan', plan: 'pro', role: 'institution', institutionId })
  const find = async (query: string) => (await admin.get(`/users?${query}`)).json()
  const found = { id: user.id, plan: 'pro', premium: true, institution_name: 'Harbour Technical' }
  expect(await find('search=harbour')).toMatchObject([found])
  expect(await find('search=nuwan&plan=pro')).toMatchObject([found])
  expect(await find('search=nuwan&plan=basic')).toEqual([])
  const before = await find('search=nuwan')
  await product.client.pool.query('update users set email_verified_at = null where id = $1', [user.id])
  expect(await find('search=nuwan&verified=no')).toEqual([{ ...before[0], emailVerified: false }])
  expect(await find('search=nuwan&verified=yes')).toEqual([])
  await product.client.pool.query('update users set email_verified_at = now() where id = $1', [user.id])
  expect(await find('search=nuwan&verified=yes')).toEqual([{ ...before[0], emailVerified: true }])
  expect((await admin.get('/users?verified=maybe')).statusCode).toBe(400)
  const own = (await find('role=admin')).find(({ id }: { id: string }) => id === admin.userId)
  expect(own).toMatchObject({ emailVerified: expect.any(Boolean), lastSeenAt: expect.stringMatching(/^20.*Z$/) })
})

test('admins find accounts by when they joined and were last seen, also in the file', async () => {
  const admin = await createAdmin(product)
  const people = await Promise.all(['Early', 'Late', 'Away'].map((name) => signUp(product, { name: `Dated ${name}` })))
  const [early, late, away] = people.map(({ user }) => user.id)
  const { pool } = product.client
  const at = (day: string) => `2026-${day}T00:00:00.000Z`
  for (const [id, joined] of [
    [early, at('01-05')],
    [late, at('03-05')],
    [away, at('02-05')],
  ]) {
    await pool.query('update users set created_at = $2 where id = $1', [id, joined])
    await pool.query('delete from sessions where user_id = $1', [id])
    await pool.query('delete from login_logs where user_id = $1', [id])
  }
  const log = `insert into login_logs (user_id, email, status, created_at) values ($1, 'x@example.com', $2, $3)`
  await pool.query(log, [early, 'success', at('06-01')])
  await pool.query(log, [early, 'failed', at('09-01')])
  await pool.query(`insert into sessions (user_id, token_hash, last_seen_at, expires_at)
    values ('${late}', sha256('dated'), '${at('08-01')}', '2099-01-01')`)
  const find = async (query: string) => {
    const reply = await admin.get(`/users?search=dated&${query}`)
    const file = await admin.get(`/admin/users/export?search=dated&${query}`)
    const names: string[] = reply.json().map(({ name }: { name: string }) => name.replace('Dated ', ''))
    expect(file.body.match(/Dated \w+/g)?.toSorted() ?? []).toEqual(names.map((name) => `Dated ${name}`))
    expect(reply.headers['x-total-count']).toBe(String(names.length))
    return names
  }
  expect(await find(`joined_from=${at('02-05')}`)).toEqual(['Away', 'Late'])
  expect(await find(`joined_before=${at('02-05')}`)).toEqual(['Early'])
  expect(await find(`joined_from=${at('01-06')}&joined_before=${at('03-05')}`)).toEqual(['Away'])
  // A failed attempt to sign in is no visit.
  expect(await find(`seen_from=${at('06-01')}`)).toEqual(['Early', 'Late'])
  expect(await find(`seen_from=${at('06-02')}`)).toEqual(['Late'])
  expect(await find(`seen_before=${at('08-01')}`)).toEqual(['Away', 'Early'])
  expect(await find(`seen_before=${at('06-01')}`)).toEqual(['Away'])
  expect(await find(`seen_from=${at('05-01')}&seen_before=${at('07-01')}`)).toEqual(['Early'])
  expect((await admin.get('/users?joined_from=yesterday')).statusCode).toBe(400)
})
