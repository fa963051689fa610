import { type ApplicationStatus, maxApplicationMessageLength } from '@milepost/contract/applications/limits'
import type { Application } from '@milepost/contract/applications/schema'
import type { Notification } from '@milepost/contract/notifications/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { activityEvents } from '#db/schema/activity-events.ts'
import { applications } from '#db/schema/applications.ts'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import {
  createAdmin,
  createCourse,
  createOfferingInstitution,
  createUser,
  type Learner,
  moveApplication,
} from '../../../test/factories.ts'

const product = await buildTestApp()
const { institutionId, institution } = await createOfferingInstitution(product)
const admin = await createAdmin(product)
afterAll(() => product.close())

const learnerOn = (plan: 'basic' | 'pro' | 'premium' = 'basic') =>
  createUser(product, { plan, name: 'Meera Applicant' })
const newCourse = (values: object = {}) => createCourse(product, { institutionId, ...values })
const apply = (learner: Learner, courseId: number, message = 'I would like to join.') =>
  learner.post('/applications', { userId: learner.userId, courseId, message })
async function applied(learner: Learner, courseId?: number): Promise<Application> {
  const reply = await apply(learner, courseId ?? (await newCourse()))
  expect(reply.statusCode).toBe(201)
  return reply.json()
}
const list = async (learner: Learner, query = ''): Promise<Application[]> =>
  (await learner.get(`/applications/${learner.userId}${query}`)).json()
const withdraw = (learner: Learner, id: number) =>
  learner.put(`/applications/${learner.userId}/${id}`, { status: 'withdrawn' })
/** What an institution does with an application, as [status, refusal]. */
async function answer(by: Learner, id: number, status: ApplicationStatus = 'enrolled', words = '') {
  const reply = await moveApplication(by, id, status, words)
  return reply.statusCode === 200 ? [200, reply.json().refused[0]?.code] : codeOf(reply)
}
const received = async (by: Learner, query = '') =>
  (await by.get(`/institutions/${institutionId}/applications${query}`)).json()
const inbox = async (of: Learner): Promise<Notification[]> =>
  (await of.get(`/notifications/${of.userId}`)).json().notifications
const codeOf = (reply: { statusCode: number; json: () => { code?: string } }) => [reply.statusCode, reply.json().code]

describe('applying', () => {
  test('is listed with what it was for, and the institution is notified without a name', async () => {
    const learner = await learnerOn()
    const courseId = await newCourse({ title: 'Applied HTML' })
    const reply = await apply(learner, courseId, '  Is there a place?  ')
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      courseId,
      courseTitle: 'Applied HTML',
      institutionName: 'Northern Institute',
      status: 'applied',
      message: 'Is there a place?',
      answer: null,
      decidedAt: null,
    })
    expect(await list(learner)).toEqual([reply.json()])
    expect(await list(learner, `?course_id=${courseId}`)).toHaveLength(1)
    expect(await list(learner, '?course_id=1999999999')).toEqual([])
    expect(await list(learner, '?status=declined')).toEqual([])
    const told = (await inbox(institution))[0]
    expect(told).toMatchObject({ kind: 'application_received', params: { course: 'Applied HTML' }, read: false })
    expect(JSON.stringify(told)).not.toContain('Meera')
  })

  test('counts once a day for the learner’s own analytics', async () => {
    const learner = await learnerOn()
    const { id, courseId } = await applied(learner)
    await withdraw(learner, id)
    await applied(learner, courseId ?? 0)
    const rows = await product.dependencies.db
      .select()
      .from(activityEvents)
      .where(and(eq(activityEvents.userId, learner.userId), eq(activityEvents.kind, 'applied')))
    expect(rows).toMatchObject([{ courseId, institutionId }])
  })

  test('takes one open application for each course', async () => {
    const learner = await learnerOn()
    const { id, courseId } = await applied(learner)
    expect(codeOf(await apply(learner, courseId ?? 0))).toEqual([409, 'application_open'])
    await withdraw(learner, id)
    expect((await apply(learner, courseId ?? 0)).statusCode).toBe(201)
  })

  test.each(['pending', 'rejected'] as const)('takes none to a %s course', async (status) => {
    const learner = await learnerOn()
    expect(codeOf(await apply(learner, await newCourse({ status })))).toEqual([404, 'not_found'])
    expect(await list(learner)).toEqual([])
  })

  test('takes none to a course without an institution', async () => {
    const reply = await apply(await learnerOn(), await newCourse({ institutionId: null }))
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toMatchObject([{ field: 'courseId', rule: 'no_institution' }])
  })

  test.each([
    { message: 'x'.repeat(maxApplicationMessageLength + 1) },
    { message: undefined },
    { courseId: 0 },
    { status: 'enrolled' },
  ])('refuses %o', async (changes) => {
    const learner = await learnerOn()
    const payload = { userId: learner.userId, courseId: await newCourse(), message: '', ...changes }
    expect((await learner.post('/applications', payload)).statusCode).toBe(400)
    expect(await list(learner)).toEqual([])
  })
})

describe('the plan', () => {
  test.each([
    ['basic', 3],
    ['pro', 10],
  ] as const)('%s has room for %i open applications', async (plan, limit) => {
    const learner = await learnerOn(plan)
    for (let one = 0; one < limit; one += 1) await applied(learner)
    const refused = await apply(learner, await newCourse())
    expect(codeOf(refused)).toEqual([403, 'application_limit'])
    expect(refused.json().message).toContain(String(limit))
    await withdraw(learner, (await list(learner))[0]?.id ?? 0)
    await applied(learner)
  })

  test('premium has no limit', async () => {
    const learner = await learnerOn('premium')
    for (let one = 0; one < 12; one += 1) await applied(learner)
  })

  test('of requests at the same moment no more are kept than it allows, and one for each course', async () => {
    const learner = await learnerOn()
    const courses: Awaited<ReturnType<typeof newCourse>>[] = []
    for (let one = 0; one < 6; one += 1) courses.push(await newCourse())
    const replies = await Promise.all(courses.flatMap((course) => [apply(learner, course), apply(learner, course)]))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(new Set((await list(learner)).map(({ courseId }) => courseId)).size).toBe(3)
  })

  test('counts what is open alone, and as the plan is now', async () => {
    const learner = await learnerOn('premium')
    for (let one = 0; one < 4; one += 1) await applied(learner)
    await product.dependencies.db.update(users).set({ plan: 'basic' }).where(eq(users.id, learner.userId))
    expect(codeOf(await apply(learner, await newCourse()))).toEqual([403, 'application_limit'])
    for (const { id } of (await list(learner)).slice(0, 2)) await answer(institution, id)
    await applied(learner)
  })
})

describe('withdrawing', () => {
  test('takes name, address and message from the institution, and notifies it', async () => {
    const learner = await learnerOn()
    const { id } = await applied(learner)
    const email = (await learner.get(`/users/${learner.userId}`)).json().email
    expect((await received(institution))[0]).toMatchObject({
      id,
      status: 'applied',
      message: 'I would like to join.',
      applicant: { name: 'Meera Applicant', email },
    })
    expect((await withdraw(learner, id)).json()).toMatchObject({ id, status: 'withdrawn' })
    const [left] = await received(institution)
    expect(left).toMatchObject({ id, status: 'withdrawn', message: null, applicant: null })
    expect(JSON.stringify(left)).not.toContain(email)
    expect((await inbox(institution))[0]).toMatchObject({ kind: 'application_withdrawn' })
  })

  test('is the learner’s own affair, and happens once', async () => {
    const [learner, stranger] = [await learnerOn(), await learnerOn()]
    const { id } = await applied(learner)
    expect(codeOf(await withdraw(stranger, id))).toEqual([404, 'not_found'])
    expect((await withdraw(learner, id)).statusCode).toBe(200)
    expect(codeOf(await withdraw(learner, id))).toEqual([409, 'application_decided'])
    expect(await answer(institution, id)).toEqual([200, 'application_decided'])
  })
})

describe('the institution', () => {
  test('decides for itself alone: neither another institution nor an admin answers', async () => {
    const { institution: other } = await createOfferingInstitution(product)
    const { id } = await applied(await learnerOn())
    expect(await answer(other, id)).toEqual([200, 'not_found'])
    const body = { ids: [id], status: 'enrolled', answer: '' }
    const url = `/institutions/${institutionId}/applications/moves`
    for (const by of [other, admin]) expect(codeOf(await by.post(url, body))).toEqual([403, 'forbidden'])
    expect((await other.get(`/institutions/${institutionId}/applications`)).statusCode).toBe(403)
    expect((await received(admin))[0]).toMatchObject({ id })
  })

  test('reads its applications page by page, by state, and of one course', async () => {
    const own = await createOfferingInstitution(product)
    const learner = await learnerOn('premium')
    const ids: number[] = []
    for (let one = 0; one < 3; one += 1)
      ids.push((await applied(learner, await newCourse({ institutionId: own.institutionId }))).id)
    await answer(own.institution, ids[0] ?? 0)
    const get = (query: string) => own.institution.get(`/institutions/${own.institutionId}/applications?${query}`)
    const page = await get('page=2&page_size=2')
    expect([page.headers['x-total-count'], page.json().length, page.json()[0].id]).toEqual(['3', 1, ids[0]])
    const sent = await get('status=applied')
    expect(sent.json().map(({ id }: Application) => id)).toEqual([ids[2], ids[1]])
    const [{ courseId }] = sent.json()
    const ofCourse = await get(`course_id=${courseId}&status=applied`)
    expect([ofCourse.headers['x-total-count'], ofCourse.json()[0].id]).toEqual(['1', ids[2]])
    expect((await get(`course_id=${courseId}&status=enrolled`)).json()).toEqual([])
  })

  test('finds by words of the learner, the course and the message, by day, and saves what is left', async () => {
    const own = await createOfferingInstitution(product)
    const courseId = await newCourse({ institutionId: own.institutionId, title: 'Weaving with wool' })
    const learner = await learnerOn()
    const { id } = await applied(learner, courseId)
    const other = await applied(await createUser(product, { name: 'Kamal' }), courseId)
    await own.institution.get(`/institutions/${own.institutionId}/applications`)
    const get = async (query: string): Promise<number[]> =>
      (await own.institution.get(`/institutions/${own.institutionId}/applications?${query}`))
        .json()
        .map((one: Application) => one.id)
    const today = product.dependencies.clock().toISOString().slice(0, 10)
    expect(await get('search=meera%20wool')).toEqual([id])
    expect(await get('search=%25')).toEqual([])
    expect(await get(`from=${today}&to=${today}`)).toEqual([other.id, id])
    expect(await get('to=2020-01-01')).toEqual([])
    await withdraw(learner, id)
    expect(await get('search=meera')).toEqual([])
    const file = await own.institution.get(`/institutions/${own.institutionId}/applications/export?search=wool`)
    expect(file.body).toContain('Kamal')
    expect(file.body).not.toContain('Meera')
    expect((await institution.get(`/institutions/${own.institutionId}/applications/export`)).statusCode).toBe(403)
  })
})

describe('what goes', () => {
  const closed = async (learner: Learner, id: number) => {
    expect(await list(learner)).toMatchObject([{ id, status: 'closed', courseTitle: 'HTML for beginners' }])
    expect((await inbox(learner)).map(({ kind }) => kind)).toEqual(['application_closed'])
  }

  test('a deleted course closes its open applications, and no others', async () => {
    const [learner, answered] = [await learnerOn(), await learnerOn()]
    const courseId = await newCourse()
    const { id } = await applied(learner, courseId)
    await answer(institution, (await applied(answered, courseId)).id)
    await institution.remove(`/courses/${courseId}`)
    await closed(learner, id)
    expect(await list(answered)).toMatchObject([{ status: 'enrolled', courseId: null }])
    expect((await received(institution)).find((one: Application) => one.id === id)).toMatchObject({ status: 'closed' })
  })

  test('so does one that is rejected', async () => {
    const learner = await learnerOn()
    const { id, courseId } = await applied(learner)
    await admin.put(`/courses/${courseId}/status`, { status: 'rejected' })
    await closed(learner, id)
    expect(await answer(institution, id)).toEqual([200, 'application_decided'])
  })

  test('an institution that is gone leaves no application open for longer than a day', async () => {
    const learner = await learnerOn()
    const own = await createOfferingInstitution(product)
    const { id } = await applied(learner, await newCourse({ institutionId: own.institutionId }))
    await product.dependencies.db.delete(institutions).where(eq(institutions.id, own.institutionId))
    await product.dependencies.jobs.send(product.dependencies, 'retention', {})
    await product.runJobs()
    await closed(learner, id)
  })

  test('applying while the course goes leaves nothing open', async () => {
    const learners = await Promise.all(Array.from({ length: 4 }, () => learnerOn()))
    const courseId = await newCourse()
    const [removed] = await Promise.all([
      institution.remove(`/courses/${courseId}`),
      ...learners.map((learner) => apply(learner, courseId)),
    ])
    expect(removed?.statusCode).toBe(204)
    for (const learner of learners) expect(await list(learner, '?status=applied')).toEqual([])
  })

  test('a learner who leaves takes the applications along', async () => {
    const learner = await learnerOn()
    const { id } = await applied(learner)
    await product.dependencies.db.delete(users).where(eq(users.id, learner.userId))
    expect((await received(institution)).map((one: Application) => one.id)).not.toContain(id)
  })
})

test('every change of state is audited, without anybody’s words', async () => {
  const learner = await learnerOn()
  const first = await applied(learner)
  await withdraw(learner, first.id)
  const { id } = await applied(learner)
  await answer(institution, id, 'enrolled', 'Something private')
  const { db } = product.dependencies
  const rows = await db.select().from(auditLogs).where(eq(auditLogs.objectType, 'application')).orderBy(auditLogs.id)
  const own = rows.filter(({ objectId }) => [first.id, id].map(String).includes(objectId))
  expect(own.map(({ action }) => action)).toEqual([
    'application.sent',
    'application.moved',
    'application.sent',
    'application.moved',
  ])
  expect(JSON.stringify(own)).not.toMatch(/Something private|like to join/)
  expect(await db.select().from(applications).where(eq(applications.id, id))).toHaveLength(1)
})
