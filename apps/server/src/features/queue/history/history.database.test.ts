import type { DecidedRequest, DecisionResult } from '@milepost/contract/queue/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { courseRequests } from '#db/schema/course-requests.ts'
import { institutionRequests } from '#db/schema/institution-requests.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createAdmin, createUser, type Learner } from '../../../../test/factories.ts'

const product = await buildTestApp()
const { db } = product.dependencies
const admin = await createAdmin(product)
beforeEach(async () => {
  for (const table of [courseRequests, institutionRequests]) await db.delete(table)
})
afterAll(() => product.close())

const newLearner = (name: string) => createUser(product, { name })
const profile = { email: 'a@lagoon.example', description: 'Courses.', address: '1 Road' }
const wanted = { description: 'Steel.', category: 'DevOps', price: 'No Cost' }
const askForInstitution = async (learner: Learner, name: string): Promise<string> =>
  String((await learner.post('/institutions/requests', { ...profile, name, user_id: learner.userId })).json().id)
const askForCourse = async (learner: Learner, courseName: string): Promise<string> =>
  String((await learner.post('/course-requests', { ...wanted, courseName, userId: learner.userId })).json().id)
const read = async (query = '') => {
  const reply = await admin.get(`/admin/decided-requests${query}`)
  expect(reply.statusCode).toBe(200)
  return { rows: reply.json<DecidedRequest[]>(), total: Number(reply.headers['x-total-count']) }
}
const titles = async (query: string) => (await read(query)).rows.map(({ title }) => title)

const nameOf = async ({ userId }: Learner) => (await db.select().from(users).where(eq(users.id, userId)))[0]?.name ?? ''

/** Four decided requests, a second apart, and one that waits. */
async function decideSome(by = admin) {
  const [mala, nila] = [await newLearner('Mala Perera'), await newLearner('Nila')]
  const [lagoon, harbour] = [await askForInstitution(mala, 'Lagoon'), await askForInstitution(nila, 'Harbour')]
  const [welding, pottery, waiting] = [
    await askForCourse(mala, 'Welding'),
    await askForCourse(nila, 'Pottery'),
    await askForCourse(nila, 'Glass'),
  ]
  const decisions = [
    () => by.post(`/admin/${lagoon}/reject`, { reason: 'We couldn’t reach you.' }),
    () => by.put(`/admin/course-requests/${welding}`, { status: 'declined', answer: 'Too few ask for it.' }),
    () => by.post(`/admin/${harbour}/approve`, {}),
    () => by.put(`/admin/course-requests/${pottery}`, { status: 'planned', answer: '' }),
  ]
  for (const decide of decisions) {
    product.advance(1000)
    expect((await decide()).statusCode).toBe(200)
  }
  return { waiting }
}

test('decided requests of both kinds say who decided, when and why, the latest first', async () => {
  await decideSome()
  const name = await nameOf(admin)
  const { rows, total } = await read()
  expect(rows.map((row) => [row.kind, row.title, row.from, row.outcome, row.reason, row.decidedBy])).toEqual([
    ['course_request', 'Pottery', 'Nila', 'planned', null, name],
    ['institution_request', 'Harbour', 'Nila', 'approved', null, name],
    ['course_request', 'Welding', 'Mala Perera', 'declined', 'Too few ask for it.', name],
    ['institution_request', 'Lagoon', 'Mala Perera', 'rejected', 'We couldn’t reach you.', name],
  ])
  expect(total).toBe(4)
  expect(rows.map(({ decidedAt }) => decidedAt)).toEqual(
    rows
      .map(({ decidedAt }) => decidedAt)
      .sort()
      .reverse(),
  )
  const second = await read('?page=2&page_size=3')
  expect([second.rows, second.total]).toEqual([rows.slice(3), 4])
})

test('they are found by kind, and by words of the name, of who asked and of who decided', async () => {
  const other = await createAdmin(product)
  await db.update(users).set({ name: 'Chandrika' }).where(eq(users.id, other.userId))
  await foldRows(product.dependencies, 'users')
  await decideSome(other)
  expect(await titles('?kind=institution_request')).toEqual(['Harbour', 'Lagoon'])
  expect(await titles('?search=weld')).toEqual(['Welding'])
  // What waits is not decided, so 'Glass' of the same learner is not found.
  expect(await titles('?search=nila')).toEqual(['Pottery', 'Harbour'])
  expect(await titles('?search=mala%20per')).toEqual(['Welding', 'Lagoon'])
  expect(await titles(`?kind=course_request&search=${encodeURIComponent('Chandrika')}`)).toHaveLength(2)
  expect(await read('?search=nothing')).toEqual({ rows: [], total: 0 })
})

test('what is undone is no longer in the history', async () => {
  const { waiting } = await decideSome()
  const learner = await newLearner('Third')
  const items = [
    { kind: 'course_request', id: waiting },
    { kind: 'institution_request', id: await askForInstitution(learner, 'Third') },
  ]
  await admin.post('/admin/queue/decisions', { decision: 'reject', reason: 'No.', items })
  expect((await read()).total).toBe(6)
  const undone = (await admin.post('/admin/queue/undo', { items })).json<DecisionResult[]>()
  expect(undone.map(({ error }) => error)).toEqual([null, null])
  expect((await read()).total).toBe(4)
  const rows = await db
    .select()
    .from(courseRequests)
    .where(eq(courseRequests.id, Number(waiting)))
  expect(rows).toMatchObject([{ decidedBy: null, decidedAt: null }])
})

test('an admin who is gone leaves what they decided, without a name', async () => {
  const other = await createAdmin(product)
  await decideSome(other)
  await db.delete(users).where(eq(users.id, other.userId))
  const { rows, total } = await read()
  expect(rows.map(({ decidedBy }) => decidedBy)).toEqual([null, null, null, null])
  expect(total).toBe(4)
})
