import { randomUUID } from 'node:crypto'
import type { ListedUser } from '@milepost/contract/users/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { paymentCustomers } from '#db/schema/payment.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { minutes } from '../../../test/emails.ts'
import { createAdmin, createInstitution, createUser, type Learner, type signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

const person = (account: Parameters<typeof signUp>[1] = {}) => createUser(product, account)
const change = (by: Learner, of: { userId: string }, body: object) => by.put(`/admin/change/${of.userId}`, body)
const remove = (by: Learner, of: { userId: string }) => by.remove(`/users/${of.userId}`)
const me = async (of: Learner) => (await of.get(`/users/${of.userId}`)).json()
const codeOf = (reply: { statusCode: number; body: string }) => [
  reply.statusCode,
  reply.body === '' ? undefined : JSON.parse(reply.body).code,
]
const rowOf = async (id: string) => (await product.dependencies.db.select().from(users).where(eq(users.id, id)))[0]
const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).sort()

describe('the list of users', () => {
  const list = async (query: string): Promise<ListedUser[]> => (await admin.get(`/users/?${query}`)).json()

  test('is searched by name or address, sorted, filtered and paged in the database', async () => {
    const mark = `q${randomUUID().slice(0, 8)}`
    const institutionId = await createInstitution(product, 'Listed Institute')
    await person({ name: `Berta ${mark}`, plan: 'premium' })
    await person({ name: `Anton ${mark}`, role: 'admin' })
    await person({ name: 'Cleo', email: `${mark}@example.com`, role: 'institution', institutionId })
    const names = async (query: string) => (await list(query)).map(({ name }) => name.split(' ')[0])
    expect(await names(`search=${mark}`)).toEqual(['Anton', 'Berta', 'Cleo'])
    expect(await names(`search=${mark}&sort=role`)).toEqual(['Berta', 'Cleo', 'Anton'])
    expect(await names(`search=${mark.toUpperCase()}%20bert`)).toEqual(['Berta'])
    expect(await names(`search=${mark}&role=admin`)).toEqual(['Anton'])
    expect(await names(`search=${mark}&sort=joined`)).toEqual(['Cleo', 'Anton', 'Berta'])
    expect(await names('search=%25')).toEqual([])
    // PostgreSQL reads the first as a number with an exponent, and the words run into each other.
    await person({ name: 'Dora', email: `85e43014f8f3-${mark}@example.com` })
    expect(await names(`search=85e43014f8f3-${mark}@example.com`)).toEqual(['Dora'])
    const second = await admin.get(`/users?search=${mark}&page=2&page_size=2`)
    expect([second.headers['x-total-count'], second.json().length]).toEqual(['4', 2])
    expect((await list(`search=${mark}`))[2]).toEqual({
      id: expect.any(String),
      name: 'Cleo',
      email: `${mark}@example.com`,
      role: 'institution',
      premium: false,
      institution_id: institutionId,
      institution_role: 'member',
      institution_name: 'Listed Institute',
      plan: 'basic',
      emailVerified: false,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
    })
    expect((await list(`search=${mark}`))[1]).toMatchObject({ premium: true, institution_name: null })
    expect(JSON.stringify(await list(`search=${mark}`))).not.toMatch(/password|hash/i)
  })

  test.each(['sort=email', 'role=owner', 'page=0', 'page_size=101', 'everything=1'])('%s is refused', async (query) => {
    expect((await admin.get(`/users?${query}`)).statusCode).toBe(400)
  })
})

describe('changing a role', () => {
  test('takes effect with the next request, is notified, and is audited with before and after', async () => {
    const learner = await person({ plan: 'pro' })
    const { db } = product.dependencies
    await db.insert(paymentCustomers).values({ userId: learner.userId, customerId: `cus_${learner.userId}` })
    expect((await learner.get('/admin/counters')).statusCode).toBe(403)
    const reply = await change(admin, learner, { role: 'admin' })
    expect([reply.statusCode, reply.json().role]).toEqual([200, 'admin'])
    expect((await learner.get('/admin/counters')).statusCode).toBe(200)
    expect((await learner.get('/profile')).statusCode).toBe(403)
    const inbox = (await learner.get(`/notifications/${learner.userId}`)).json().notifications
    expect(inbox[0]).toMatchObject({ kind: 'role_changed', params: { role: 'admin' } })
    const where = and(eq(auditLogs.objectId, learner.userId), eq(auditLogs.action, 'user.role_changed'))
    const logged = await db.select().from(auditLogs).where(where)
    expect(logged).toMatchObject([
      { actorId: admin.userId, details: { from: 'student', to: 'admin', fromInstitution: null, toInstitution: null } },
    ])
    const queued = await product.client.pool.query("select data from pgboss.job where name = 'close-customer'")
    expect(queued.rows).toContainEqual({ data: { customerId: `cus_${learner.userId}` } })
    expect((await change(admin, learner, { role: 'admin' })).statusCode).toBe(200)
    expect(await db.select().from(auditLogs).where(where)).toHaveLength(1)
    expect((await change(admin, learner, { role: 'student' })).json().role).toBe('student')
  })

  test('to institution takes the institution, and sets both at once: its owner where it has none', async () => {
    const institutionId = await createInstitution(product)
    const [first, second] = [await person(), await person()]
    const missing = await change(admin, first, { role: 'institution' })
    expect([missing.statusCode, missing.json().issues]).toMatchObject([
      400,
      [{ field: 'institution_id', rule: 'required' }],
    ])
    const unknown = await change(admin, first, { role: 'institution', institution_id: 2_000_000_000 })
    expect([unknown.statusCode, unknown.json().issues]).toMatchObject([400, [{ field: 'institution_id' }]])
    expect((await change(admin, first, { role: 'student', institution_id: institutionId })).statusCode).toBe(400)
    expect((await me(first)).role).toBe('student')
    const replies = await Promise.all(
      [first, second].map((one) => change(admin, one, { role: 'institution', institution_id: institutionId })),
    )
    expect(replies.map((reply) => reply.json().institution_id)).toEqual([institutionId, institutionId])
    expect(replies.map((reply) => reply.json().institution_role).sort()).toEqual(['member', 'owner'])
    expect((await first.get(`/institutions/${institutionId}/members`)).statusCode).toBe(200)
  })

  test('from institution: a member can be anything, an owner hands over first', async () => {
    const institutionId = await createInstitution(product)
    const owner = await person({ role: 'institution', institutionId, institutionRole: 'owner' })
    const members = [
      await person({ role: 'institution', institutionId }),
      await person({ role: 'institution', institutionId }),
    ]
    for (const role of ['student', 'admin']) {
      expect(codeOf(await change(admin, owner, { role }))).toEqual([409, 'owner_stays'])
    }
    const other = await createInstitution(product)
    expect(codeOf(await change(admin, owner, { role: 'institution', institution_id: other }))).toEqual([
      409,
      'not_a_student',
    ])
    for (const [index, role] of (['student', 'admin'] as const).entries()) {
      const member = members[index] ?? owner
      expect((await change(admin, member, { role })).json()).toMatchObject({
        role,
        institution_id: null,
        institution_role: null,
      })
      expect((await member.get(`/institutions/${institutionId}/applications`)).statusCode).toBe(
        role === 'admin' ? 200 : 403,
      )
    }
    expect(await rowOf(owner.userId)).toMatchObject({ role: 'institution', institutionRole: 'owner', institutionId })
  })

  test('an admin cannot be picked for an institution', async () => {
    const other = await createAdmin(product)
    const institutionId = await createInstitution(product)
    const reply = await change(admin, other, { role: 'institution', institution_id: institutionId })
    expect(codeOf(reply)).toEqual([409, 'not_a_student'])
    expect((await me(other)).role).toBe('admin')
  })

  test('the last admin can neither be demoted, nor leave, nor be deleted', async () => {
    const own = await buildTestApp()
    const only = await createAdmin(own)
    expect(codeOf(await change(only, only, { role: 'student' }))).toEqual([409, 'last_admin'])
    const institutionId = await createInstitution(own)
    const turned = await change(only, only, { role: 'institution', institution_id: institutionId })
    expect(turned.statusCode).toBe(409)
    expect(codeOf(await remove(only, only))).toEqual([409, 'last_admin'])
    await own.close()
  })

  test.each(['demote', 'delete', 'demote themselves'] as const)(
    'admins who %s each other at once leave one',
    async (how) => {
      const own = await buildTestApp()
      const admins: Learner[] = []
      for (let i = 0; i < 4; i += 1) admins.push(await createAdmin(own))
      const replies = await Promise.all(
        admins.map((by, index) => {
          const next = admins[(index + 1) % admins.length] ?? by
          if (how === 'delete') return remove(by, next)
          return change(by, how === 'demote' ? next : by, { role: 'student' })
        }),
      )
      const left = await own.dependencies.db.select().from(users).where(eq(users.role, 'admin'))
      expect(left.length).toBeGreaterThan(0)
      expect(replies.filter(({ statusCode }) => statusCode < 300)).toHaveLength(4 - left.length)
      for (const { statusCode } of replies) expect([200, 204, 401, 403, 404, 409]).toContain(statusCode)
      await own.close()
    },
  )
})

describe('deleting someone else', () => {
  test('is an admin’s, ends their sessions, and takes no fresh proof', async () => {
    const own = await buildTestApp()
    const by = await createAdmin(own)
    const learner = await createUser(own)
    own.advance(6 * minutes)
    expect(codeOf(await remove(learner, by))).toEqual([403, 'forbidden'])
    expect(codeOf(await remove(by, { userId: randomUUID() }))).toEqual([404, 'not_found'])
    expect(statuses(await Promise.all([remove(by, learner), remove(by, learner)]))).toEqual([204, 404])
    expect((await learner.get(`/users/${learner.userId}`)).statusCode).toBe(401)
    expect((await by.get(`/users/${by.userId}`)).statusCode).toBe(200)
    const logs = await own.dependencies.db.select().from(auditLogs).where(eq(auditLogs.action, 'user.deleted'))
    expect(logs).toMatchObject([{ actorId: by.userId, objectId: expect.stringMatching(/^Deleted user [0-9a-f]{12}$/) }])
    await own.close()
  })

  test('the owner of an institution hands over first, also by themselves', async () => {
    const institutionId = await createInstitution(product)
    const owner = await person({ role: 'institution', institutionId, institutionRole: 'owner' })
    expect(codeOf(await remove(admin, owner))).toEqual([409, 'owner_stays'])
    expect(codeOf(await remove(owner, owner))).toEqual([409, 'owner_stays'])
    const member = await person({ role: 'institution', institutionId })
    expect((await remove(admin, member)).statusCode).toBe(204)
    expect(await rowOf(owner.userId)).toBeDefined()
  })
})
