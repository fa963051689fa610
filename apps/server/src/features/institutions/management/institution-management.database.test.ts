import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { courses } from '#db/schema/courses.ts'
import { institutionInvitations } from '#db/schema/institution-invitations.ts'
import { institutions } from '#db/schema/institutions.ts'
import { publishedFigures } from '#db/schema/published-figures.ts'
import { users } from '#db/schema/users.ts'
import { transaction } from '#db/transaction.ts'
import { joinInstitution } from '#features/institutions/memberships/index.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { emailsTo, minutes } from '../../../../test/emails.ts'
import {
  type Account,
  actAs,
  createAdmin,
  createCourse,
  createInstitution,
  createLearner,
  createUser,
  type Learner,
  password,
} from '../../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

async function createPerson(account: Account = {}) {
  const email = account.email ?? `${randomUUID()}@example.com`
  return { ...(await createUser(product, { email, ...account })), email }
}
async function createStaffed(name = `Institute ${randomUUID()}`) {
  const institutionId = await createInstitution(product, name)
  const owner = await createPerson({ role: 'institution', institutionId, institutionRole: 'owner' })
  const member = await createPerson({ role: 'institution', institutionId })
  return { institutionId, name, owner, member }
}
const rowOf = async (person: Learner) => {
  const [row] = await product.dependencies.db.select().from(users).where(eq(users.id, person.userId))
  return row
}
const mentoringRequestExists = async (id: number) =>
  (await product.dependencies.db.select().from(institutions).where(eq(institutions.id, id))).length === 1
const signIn = (email: string) =>
  product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })

describe('adding an institution', () => {
  test('makes a learner its owner and notifies them; their own address is not published', async () => {
    const person = await createPerson({ name: 'Kamala Owner' })
    const reply = await admin.post('/institutions/new-ins', {
      name: 'Hill School',
      email: ` ${person.email.toUpperCase()}`,
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      { id: expect.any(Number), name: 'Hill School', email: '', description: '', address: '' },
    ])
    expect(await rowOf(person)).toMatchObject({
      role: 'institution',
      institutionRole: 'owner',
      institutionId: reply.json().id,
    })
    expect(await emailsTo(product, person.email, 'institution_assigned')).toHaveLength(1)
    const again = await admin.post('/institutions/new-ins', { name: 'Other School', email: person.email })
    expect(again.json()).toMatchObject({ code: 'not_a_student' })
    const nobody = await admin.post('/institutions/new-ins', { name: 'Other School', email: 'nobody@nowhere.example' })
    expect(nobody.json()).toMatchObject({ code: 'invalid', issues: [{ field: 'email', rule: 'no_account' }] })
  })

  test('twice at once for one learner makes one', async () => {
    const person = await createPerson()
    const add = () => admin.post('/institutions/new-ins', { name: `Twice ${person.userId}`, email: person.email })
    const replies = await Promise.all([add(), add(), add()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    const made = await product.dependencies.db
      .select()
      .from(institutions)
      .where(eq(institutions.name, `Twice ${person.userId}`))
    expect(made).toHaveLength(1)
  })

  test('offers learners alone, by name or address, page by page', async () => {
    const name = `Zo${randomUUID().slice(0, 8).replace(/\d/g, 'q')}`
    for (const each of ['Ann', 'Ben', 'Cat']) await createPerson({ name: `${name} ${each}` })
    const staff = await createPerson({ name: `${name} Staff`, role: 'admin' })
    const first = await admin.get(`/admin/candidates?search=${name}&page=1&page_size=2`)
    expect(first.headers['x-total-count']).toBe('3')
    expect(first.json().map((each: { name: string }) => each.name)).toEqual([`${name} Ann`, `${name} Ben`])
    expect(Object.keys(first.json()[0])).toEqual(['id', 'name', 'email'])
    expect((await admin.get(`/admin/candidates?search=${staff.email}`)).json()).toEqual([])
  })

  test('institutions are found by their words', async () => {
    const id = await createInstitution(product, 'Quartz Polytechnic')
    const found = await admin.get('/institutions?search=quar%20poly&page=1&page_size=5')
    expect([found.headers['x-total-count'], found.json()[0].id]).toEqual(['1', id])
  })

  test('admins see the owner, how many courses there are, and since when', async () => {
    const id = await createInstitution(product, 'Zircon Polytechnic')
    const owner = await createPerson({ role: 'institution', institutionId: id, institutionRole: 'owner' })
    await createPerson({ role: 'institution', institutionId: id })
    const rejected = { institutionId: id, status: 'rejected' } as const
    for (const isArchived of [false, false, true]) await createCourse(product, { ...rejected, isArchived })
    const empty = await createInstitution(product, 'Zircon Academy')
    const listed = (await admin.get('/admin/institutions?search=zircon')).json()
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(listed).toMatchObject([
      { id: empty, owner: null, courses: 0, createdAt },
      { id, owner: { id: owner.userId, email: owner.email }, courses: 2, createdAt },
    ])
  })
})

describe('changing what an institution says of itself', () => {
  const profile = { name: 'New Name', email: 'new@institute.example', description: 'Words', address: '2 Street' }

  test('is for those who act for it', async () => {
    const { institutionId, member } = await createStaffed()
    const reply = await member.put(`/institutions/${institutionId}`, profile)
    expect(reply.json()).toEqual({ id: institutionId, ...profile })
    expect((await member.get(`/institutions/${institutionId}`)).json()).toEqual({ id: institutionId, ...profile })
    const stranger = await createStaffed()
    expect((await stranger.owner.put(`/institutions/${institutionId}`, profile)).statusCode).toBe(403)
    const audited = await product.dependencies.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.actorId, member.userId))
      .orderBy(auditLogs.id)
    expect(audited.at(-1)).toMatchObject({
      action: 'institution.updated',
      details: { changed: 'name, email, description, address' },
    })
  })

  test('takes nothing back that someone else has changed in the meantime', async () => {
    const { institutionId, owner, member } = await createStaffed()
    for (let round = 0; round < 8; round += 1) {
      const { id: _, ...before } = (await owner.get(`/institutions/${institutionId}`)).json()
      const change = (who: string) => ({ ...profile, address: `${who}, ${round}`, before })
      const replies = await Promise.all([
        owner.put(`/institutions/${institutionId}`, change('Owner')),
        member.put(`/institutions/${institutionId}`, change('Member')),
        admin.put(`/institutions/${institutionId}`, change('Admin')),
      ])
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
      expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('changed_meanwhile')
      const kept = replies.find(({ statusCode }) => statusCode === 200)?.json()
      expect((await owner.get(`/institutions/${institutionId}`)).json()).toEqual(kept)
    }
  })

  test.each([{ name: '' }, { email: 'x' }, { description: 'x'.repeat(2001) }, { is_demo: true }])(
    '%o is refused',
    async (change) => {
      const { institutionId, owner } = await createStaffed()
      expect((await owner.put(`/institutions/${institutionId}`, { ...profile, ...change })).statusCode).toBe(400)
    },
  )
})

describe('deleting an institution', () => {
  test('by an admin: anyone who acted for it is a learner again, notified and signed out', async () => {
    const { institutionId, name, owner, member } = await createStaffed()
    expect((await admin.remove(`/institutions/${institutionId}`)).statusCode).toBe(204)
    expect(await mentoringRequestExists(institutionId)).toBe(false)
    for (const person of [owner, member]) {
      expect(await rowOf(person)).toMatchObject({ role: 'student', institutionId: null, institutionRole: null })
      expect((await person.get(`/users/${person.userId}`)).statusCode).toBe(401)
      const [email] = await emailsTo(product, person.email, 'institution_closed')
      expect(email?.subject).toContain(name)
      const again = actAs(product, await backAgain(person.email))
      const { notifications } = (await again.get(`/notifications/${person.userId}`)).json()
      expect(notifications).toMatchObject([{ kind: 'institution_closed', params: { institution: name } }])
    }
    expect((await admin.remove(`/institutions/${institutionId}`)).statusCode).toBe(404)
  })

  test('by its owner: with the own account, freshly authenticated; no member may', async () => {
    const { institutionId, owner, member } = await createStaffed()
    expect((await member.remove(`/institutions/${institutionId}`)).statusCode).toBe(403)
    product.advance(6 * minutes)
    expect((await owner.remove(`/institutions/${institutionId}`)).json().code).toBe('reauthentication_required')
    expect((await owner.post('/auth/reauthenticate', { password })).statusCode).toBe(200)
    expect((await owner.remove(`/institutions/${institutionId}`)).statusCode).toBe(204)
    expect(await mentoringRequestExists(institutionId)).toBe(false)
    expect(await rowOf(owner)).toBeUndefined()
    expect((await signIn(owner.email)).statusCode).toBe(401)
    expect(await rowOf(member)).toMatchObject({ role: 'student' })
    const audited = await product.dependencies.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.objectId, String(institutionId)))
    expect(audited.find(({ action }) => action === 'institution.deleted')?.actorName).toMatch(/^Deleted user/)
  })

  test('links the steps of learners on its courses again, and closes what is open', async () => {
    const { institutionId } = await createStaffed()
    const { db } = product.dependencies
    const other = await createInstitution(product)
    const courseId = await createCourse(product, {
      institutionId,
      title: 'HTML for beginners',
      description: 'Semantic HTML.',
    })
    const learner = await createLearner(product)
    await product.runJobs()
    const led = (await learner.roadmap()).roadmap.filter((step) => step.courseId === courseId)
    expect(led.length).toBeGreaterThan(0)
    const spare = await createCourse(product, {
      institutionId: other,
      title: 'HTML for beginners',
      description: 'Semantic HTML.',
    })
    const sent = await learner.post('/applications', { userId: learner.userId, courseId, message: 'Hello' })
    expect(sent.statusCode).toBe(201)
    const now = new Date()
    const figure = {
      kind: 'learners-reached',
      subject: String(courseId),
      week: '1970-01-01',
      value: 7,
      publishedAt: now,
    }
    await db.insert(publishedFigures).values({ ...figure, institutionId })
    await db
      .insert(institutionInvitations)
      .values({ institutionId, email: 'c@example.com', createdAt: now, expiresAt: now })

    expect((await admin.remove(`/institutions/${institutionId}`)).statusCode).toBe(204)
    await product.runJobs()
    expect(await db.select().from(courses).where(eq(courses.institutionId, institutionId))).toEqual([])
    expect(await db.select().from(publishedFigures)).toEqual([])
    expect(await db.select().from(institutionInvitations)).toEqual([])
    const [application] = await db.select().from(applications).where(eq(applications.userId, learner.userId))
    expect(application).toMatchObject({ status: 'closed', courseId: null, institutionId: null })
    const { notifications } = (await learner.get(`/notifications/${learner.userId}`)).json()
    expect(notifications.map(({ kind }: { kind: string }) => kind)).toContain('application_closed')
    const steps = (await learner.roadmap()).roadmap
    for (const { id } of led) expect(steps.find((step) => step.id === id)?.courseId).toBe(spare)

    await admin.remove(`/institutions/${other}`)
    await product.runJobs()
    const left = (await learner.roadmap()).roadmap.filter(({ id }) => led.some((step) => step.id === id))
    expect(left.map((step) => [step.courseId, step.courseAbsence])).toEqual(led.map(() => [null, 'gone']))
  })

  test('at once with someone who joins, applies or deletes too leaves nothing half done', async () => {
    const { institutionId, owner } = await createStaffed()
    const courseId = await createCourse(product, { institutionId })
    const joiner = await createPerson()
    const applicant = await createPerson()
    const join = () =>
      transaction({ ...product.dependencies, actor: null, address: null }, (tx) =>
        joinInstitution(tx, { userId: joiner.userId, institutionId, institutionRole: 'member' }),
      ).catch(() => undefined)
    const [byAdmin, byOwner] = await Promise.all([
      admin.remove(`/institutions/${institutionId}`),
      owner.remove(`/institutions/${institutionId}`),
      join(),
      applicant.post('/applications', { userId: applicant.userId, courseId, message: '' }),
    ])
    const gone = [byAdmin.statusCode, byOwner.statusCode]
    expect(gone.filter((status) => status === 204)).toHaveLength(1)
    expect([401, 403, 404]).toContain(gone.find((status) => status !== 204))
    expect(await rowOf(joiner)).toMatchObject({ role: 'student', institutionId: null, institutionRole: null })
    const open = await product.dependencies.db
      .select()
      .from(applications)
      .where(eq(applications.userId, applicant.userId))
    expect(open.filter(({ status }) => status === 'applied')).toEqual([])
  })

  test('an owner cannot leave an institution behind by deleting their account', async () => {
    const { owner, member } = await createStaffed()
    expect((await owner.remove(`/users/${owner.userId}`)).json()).toMatchObject({ code: 'owner_stays' })
    expect(await rowOf(owner)).toBeDefined()
    expect((await member.remove(`/users/${member.userId}`)).statusCode).toBe(204)
  })
})

async function backAgain(email: string) {
  const session = (await signIn(email)).json()
  return { ...session, headers: { authorization: `Bearer ${session.token}` } }
}
