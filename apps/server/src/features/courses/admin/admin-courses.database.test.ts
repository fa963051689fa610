import type { AdminCourse, CourseDecision } from '@milepost/contract/courses/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { courseDecisions } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createAdmin, createCourse, createInstitution, createOfferingInstitution } from '../../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
const other = await createAdmin(product)
const north = await createInstitution(product, 'North')
const south = await createInstitution(product, 'South')
for (const [title, status, institutionId] of [
  ['Python basics', 'approved', north],
  ['Docker', 'pending', north],
  ['Angular', 'pending', south],
  ['Git', 'rejected', south],
] as const) {
  await createCourse(product, { title, status, institutionId, description: 'Taught with Python' })
}
afterAll(() => product.close())

const find = (query: string) => admin.get(`/admin/courses${query}`)
const titles = async (query: string) => (await find(query)).json().map((course: AdminCourse) => course.title)

test.each([
  ['', ['Git', 'Angular', 'Docker', 'Python basics']],
  ['?sort=title', ['Angular', 'Docker', 'Git', 'Python basics']],
  ['?sort=-title', ['Python basics', 'Git', 'Docker', 'Angular']],
  ['?status=pending&sort=title', ['Angular', 'Docker']],
  ['?search=basic', ['Python basics']],
  ['?search=taught&status=approved', ['Python basics']],
  ['?search=nor', ['Docker', 'Python basics']],
  ['?search=north%20docker', []],
  ['?sort=title&page=2&page_size=3', ['Python basics']],
])('the list by %s', async (query, expected) => {
  expect(await titles(query)).toEqual(expected)
})

test('by institution, with its name and the total', async () => {
  const reply = await find(`?institution_id=${south}&page_size=1`)
  expect(reply.headers['x-total-count']).toBe('2')
  expect(reply.json()).toMatchObject([{ title: 'Git', institution_name: 'South', management: { version: 1 } }])
})

test('institutions are found by the beginning of a word', async () => {
  const reply = await product.app.inject({ url: '/api/institutions?search=sou' })
  expect(reply.json()).toMatchObject([{ id: south, name: 'South' }])
  expect(reply.headers['x-total-count']).toBe('1')
})

test.each(['?status=unknown', '?sort=price', '?page=0', '?owner=1'])('refuses %s', async (query) => {
  expect((await find(query)).statusCode).toBe(400)
})

describe('deciding', () => {
  const decisionsOf = async (id: number): Promise<CourseDecision[]> =>
    (await admin.get(`/admin/courses/${id}/decisions`)).json()

  test('two admins who decide at once make one decision', async () => {
    const { institutionId, institution } = await createOfferingInstitution(product)
    const id = await createCourse(product, { institutionId, status: 'pending' })
    const replies = await Promise.all([
      admin.put(`/courses/${id}/status`, { status: 'approved', version: 1 }),
      other.put(`/courses/${id}/status`, { status: 'rejected', reason: 'Too short.', version: 1 }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const kept = await product.dependencies.db.select().from(courseDecisions).where(eq(courseDecisions.courseId, id))
    expect(kept).toHaveLength(1)
    const inbox = (await institution.get(`/notifications/${institution.userId}`)).json()
    expect(inbox.notifications).toHaveLength(1)
  })

  test('the same decision sent twice is one, and one about what was changed in the meantime is refused', async () => {
    const id = await createCourse(product, { institutionId: north, status: 'pending' })
    await admin.put(`/courses/${id}`, { title: 'Changed', description: 'Since then' })
    const stale = await admin.put(`/courses/${id}/status`, { status: 'approved', version: 1 })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile'])
    const decide = () => admin.put(`/courses/${id}/status`, { status: 'approved', version: 2 })
    expect([(await decide()).statusCode, (await decide()).statusCode]).toEqual([200, 200])
    expect(await decisionsOf(id)).toHaveLength(1)
  })

  test('the history names who decided, when and why, the latest first', async () => {
    const id = await createCourse(product, { institutionId: north, status: 'pending' })
    await admin.put(`/courses/${id}/status`, { status: 'rejected', reason: 'Too short.' })
    await other.put(`/courses/${id}/status`, { status: 'approved' })
    expect(await decisionsOf(id)).toEqual([
      { id: expect.any(Number), status: 'approved', reason: '', actor: 'Asha Learner', createdAt: expect.any(String) },
      expect.objectContaining({ status: 'rejected', reason: 'Too short.' }),
    ])
  })

  test('the institution is notified of what an admin decides, and nothing of what it does itself', async () => {
    const { institutionId, institution } = await createOfferingInstitution(product)
    const id = await createCourse(product, { institutionId, title: 'Git', status: 'pending' })
    await admin.put(`/courses/${id}/status`, { status: 'rejected', reason: 'Too short.' })
    await institution.put(`/courses/${id}/status`, { status: 'pending' })
    await admin.put(`/courses/${id}/status`, { status: 'approved' })
    await admin.remove(`/courses/${id}`)
    const own = await createCourse(product, { institutionId, title: 'Own' })
    await institution.remove(`/courses/${own}`)
    const { notifications } = (await institution.get(`/notifications/${institution.userId}`)).json()
    expect(notifications.map(({ kind, params }: { kind: string; params: object }) => [kind, params])).toEqual([
      ['course_decided', { course: 'Git', outcome: 'deleted', reason: '' }],
      ['course_decided', { course: 'Git', outcome: 'approved', reason: '' }],
      ['course_decided', { course: 'Git', outcome: 'rejected', reason: 'Too short.' }],
    ])
  })
})
