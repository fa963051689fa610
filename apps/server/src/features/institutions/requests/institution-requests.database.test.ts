import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { institutionRequests } from '#db/schema/institution-requests.ts'
import { institutions } from '#db/schema/institutions.ts'
import { paymentCustomers } from '#db/schema/payment.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { emailsTo } from '../../../../test/emails.ts'
import { createAdmin, createInstitution, createUser, type Learner, signUp } from '../../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

const profile = {
  name: 'Lagoon Institute',
  email: 'Office@Lagoon.example',
  description: 'Evening courses in web development.',
  address: '1 Lagoon Road, Batticaloa',
}

async function createApplicant(account: Parameters<typeof signUp>[1] = {}) {
  const email = account.email ?? `${randomUUID()}@example.com`
  return { ...(await createUser(product, { email, ...account })), email }
}
const apply = (person: Learner, changes: object = {}) =>
  person.post('/institutions/requests', { ...profile, user_id: person.userId, ...changes })
const own = async (person: Learner) => (await person.get(`/institutions/requests/${person.userId}`)).json()
const told = async (person: Learner) => (await person.get(`/notifications/${person.userId}`)).json().notifications
const accountOf = async (person: Learner) => (await person.get(`/users/${person.userId}`)).json()

async function openRequest(person: Learner, changes: object = {}): Promise<number> {
  const reply = await apply(person, changes)
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
  return reply.json().id
}

describe('asking to become an institution', () => {
  test('is stored, sent to admins and shown to the applicant', async () => {
    const person = await createApplicant()
    const id = await openRequest(person, { name: ' Lagoon  Institute ' })
    const names = { name: 'Lagoon  Institute', email: 'office@lagoon.example' }
    const request = { ...profile, ...names, id, user_id: person.userId, status: 'pending' }
    expect(await own(person)).toMatchObject([{ ...request, reason: null, decidedAt: null }])
    expect((await told(admin))[0]).toMatchObject({
      kind: 'institution_request_received',
      params: { institution: 'Lagoon  Institute' },
    })
    const pending = (await admin.get('/admin/')).json()
    expect(pending.at(-1)).toMatchObject({ ...request, applicant: { name: 'Asha Learner', email: person.email } })
    expect((await admin.get('/admin')).json()).toEqual(pending)
  })

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(151) },
    { email: 'nowhere' },
    { description: '' },
    { address: '' },
    { status: 'approved' },
  ])('%o is refused', async (change) => {
    const person = await createApplicant()
    expect((await apply(person, change)).statusCode).toBe(400)
    expect(await own(person)).toEqual([])
  })

  test('is for learners alone, each for themselves', async () => {
    const person = await createApplicant()
    expect((await apply(person, { user_id: admin.userId })).statusCode).toBe(403)
    expect((await apply(admin)).json()).toMatchObject({ code: 'not_a_student' })
    const institutionId = await createInstitution(product)
    const member = await createApplicant({ role: 'institution', institutionId })
    expect((await apply(member)).json()).toMatchObject({ code: 'not_a_student' })
  })

  test('twice at once makes one request, and the next may come once it is decided', async () => {
    const person = await createApplicant()
    const replies = await Promise.all([apply(person), apply(person), apply(person), apply(person)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('institution_request_open')
    const [{ id }] = await own(person)
    expect((await admin.post(`/admin/${id}/reject`, { reason: 'The address is missing a town.' })).statusCode).toBe(200)
    await openRequest(person, { name: 'Second try' })
    expect(await own(person)).toMatchObject([
      { name: 'Second try', status: 'pending' },
      { id, status: 'rejected', reason: 'The address is missing a town.' },
    ])
  })
})

describe('a decision', () => {
  test('that approves makes the institution and its owner, and is notified', async () => {
    const person = await createApplicant()
    const { db } = product.dependencies
    const id = await openRequest(person)
    const reply = await admin.post(`/admin/${id}/approve`)
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'approved'])
    const account = await accountOf(person)
    expect(account).toMatchObject({ role: 'institution', institution_role: 'owner' })
    const institution = (await admin.get(`/institutions/${account.institution_id}`)).json()
    expect(institution).toEqual({ ...profile, email: 'office@lagoon.example', id: account.institution_id })
    expect((await told(person))[0]).toMatchObject({ kind: 'institution_request_approved' })
    const [email] = await emailsTo(product, person.email, 'institution_request_approved')
    expect(email?.plain).toContain('Lagoon Institute')
    expect(email?.plain).toMatch(/Open your institution:\nhttp\S+\/institution\n/)
    const audited = await db.select().from(auditLogs).where(eq(auditLogs.actorId, admin.userId))
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['institution_request.approved', 'institution.created', 'user.role_changed']),
    )
    expect(JSON.stringify(audited)).not.toContain(profile.description)
  })

  test('that approves cancels a paid plan', async () => {
    const person = await createApplicant({ plan: 'premium' })
    const { db } = product.dependencies
    await db.insert(paymentCustomers).values({ userId: person.userId, customerId: `cus_${person.userId}` })
    await admin.post(`/admin/${await openRequest(person)}/approve`)
    const jobs = await product.client.pool.query("select data from pgboss.job where name = 'close-customer'")
    expect(jobs.rows).toContainEqual({ data: { customerId: `cus_${person.userId}` } })
    await product.runJobs({ despiteFailures: true })
  })

  test('that rejects says why, in the product and by email; a reason may be left out', async () => {
    const person = await createApplicant()
    const reason = 'Please send <b>proof</b> of the address.'
    await admin.post(`/admin/${await openRequest(person)}/reject`, { reason })
    expect((await told(person))[0]).toMatchObject({ kind: 'institution_request_rejected' })
    expect((await own(person))[0]).toMatchObject({ status: 'rejected', reason })
    const [email] = await emailsTo(product, person.email, 'institution_request_rejected')
    expect(email?.plain).toContain(`Reason: ${reason}`)
    expect(email?.html).toContain('&lt;b&gt;proof')
    const bare = await product.app.inject({
      method: 'POST',
      url: `/api/admin/${await openRequest(person)}/reject`,
      headers: (await adminHeaders()).headers,
    })
    expect([bare.statusCode, bare.json().reason]).toEqual([200, null])
    const [second] = await emailsTo(product, person.email, 'institution_request_rejected')
    expect(second?.plain).not.toContain('The reason')
    expect(await accountOf(person)).toMatchObject({ role: 'student', institution_id: null })
  })

  test('of two admins at once counts once, and the other learns the outcome', async () => {
    const other = await createAdmin(product)
    for (const verbs of [['approve', 'approve'] as const, ['approve', 'reject'] as const]) {
      const person = await createApplicant()
      const id = await openRequest(person, { name: `Race ${person.userId}` })
      const replies = await Promise.all([
        admin.post(`/admin/${id}/${verbs[0]}`),
        other.post(`/admin/${id}/${verbs[1]}`, verbs[1] === 'reject' ? {} : undefined),
      ])
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const [{ status }] = await own(person)
      expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'institution_request_decided',
        message: `This request was already ${status}.`,
      })
      const made = await product.dependencies.db
        .select()
        .from(institutions)
        .where(eq(institutions.name, `Race ${person.userId}`))
      expect(made).toHaveLength(status === 'approved' ? 1 : 0)
    }
  })

  test('finds an applicant who is no learner any more, or gone', async () => {
    const person = await createApplicant()
    const id = await openRequest(person)
    const { db } = product.dependencies
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, person.userId))
    expect((await admin.post(`/admin/${id}/approve`)).json()).toMatchObject({ code: 'not_a_student' })
    expect(await db.select().from(institutionRequests).where(eq(institutionRequests.id, id))).toMatchObject([
      { status: 'pending', institutionId: null },
    ])
    expect((await admin.post(`/admin/${id}/reject`, {})).statusCode).toBe(200)
    const leaver = await createApplicant()
    const gone = await openRequest(leaver)
    expect((await leaver.remove(`/users/${leaver.userId}`)).statusCode).toBe(204)
    expect((await admin.post(`/admin/${gone}/approve`)).json()).toMatchObject({ code: 'not_found' })
  })

  test('and other routes below /admin do not get into each other’s way', async () => {
    expect((await admin.get('/admin/counters')).statusCode).toBe(200)
    expect((await admin.post('/admin/counters/approve')).statusCode).toBe(400)
    expect((await admin.get('/admin/candidates?search=asha')).statusCode).toBe(200)
  })
})

async function adminHeaders() {
  return signUp(product, { role: 'admin' })
}
