import type { QueueItem } from '@milepost/contract/queue/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#db/schema/contact-messages.ts'
import { courseRequests } from '#db/schema/course-requests.ts'
import { courses } from '#db/schema/courses.ts'
import { institutionRequests } from '#db/schema/institution-requests.ts'
import { mentoringRequests } from '#db/schema/mentoring-requests.ts'
import { notifications } from '#db/schema/notifications.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import {
  createAdmin,
  createCourse,
  createOfferingInstitution,
  createUser,
  type Learner,
  type signUp,
  whileCoursesWait,
} from '../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
const other = await createAdmin(product)
const { institutionId, institution } = await createOfferingInstitution(product)
const { db } = product.dependencies
beforeEach(async () => {
  for (const table of [
    courses,
    courseRequests,
    contactMessages,
    institutionRequests,
    mentoringRequests,
    notifications,
  ]) {
    await db.delete(table)
  }
})
afterAll(() => product.close())

const newLearner = (account: Parameters<typeof signUp>[1] = {}) => createUser(product, account)
const read = async (query = '') => {
  const reply = await admin.get(`/admin/queue${query}`)
  const { waiting } = (await admin.get(`/notifications/${admin.userId}/stream`)).json()
  return { items: reply.json<QueueItem[]>(), counts: waiting, total: reply.headers['x-total-count'] }
}
const unreadOf = async (person: Learner): Promise<[string, object][]> => {
  const { notifications: all } = (await person.get(`/notifications/${person.userId}`)).json()
  return all
    .filter(({ read: isRead }: { read: boolean }) => !isRead)
    .map(({ kind, params }: { kind: string; params: object }) => [kind, params])
}
const course = { institution_id: institutionId, title: 'Git', description: 'Branches and commits.' }
const requested = { courseName: 'Welding', description: 'Steel.', category: 'DevOps', price: 'No Cost' }
const message = { name: 'Mala', email: 'mala@example.com', message: 'Where is my certificate?' }
const profile = { name: 'Lagoon', email: 'a@lagoon.example', description: 'Courses.', address: '1 Road' }
const inTwoDays = () => new Date(product.dependencies.clock().getTime() + 48 * 60 * 60 * 1000).toISOString()

/** One of each kind, a second apart. */
async function fillQueue() {
  const learner = await newLearner({ name: 'Quill Asker', plan: 'premium' })
  const { userId } = learner
  const sent = [
    () => product.app.inject({ method: 'POST', url: '/api/contact', payload: message }),
    () => whileCoursesWait(product, () => institution.post('/courses', course)),
    () => learner.post('/institutions/requests', { ...profile, user_id: userId }),
    () => learner.post('/course-requests', { ...requested, userId }),
    () => learner.post('/mentoring/requests', { userId, topic: 'A first job', proposedTimes: [inTwoDays()] }),
  ]
  for (const send of sent) {
    product.advance(1000)
    expect((await send()).statusCode).toBe(201)
  }
  return learner
}

test('everything that waits is in one list, the oldest first, and counted by kind', async () => {
  await fillQueue()
  const { items, counts, total } = await read()
  expect(items.map(({ kind, title, from, version }) => [kind, title, from, version])).toEqual([
    ['contact_message', 'Where is my certificate?', 'Mala', null],
    ['course', 'Git', 'Northern Institute', 1],
    ['institution_request', 'Lagoon', 'Quill Asker', null],
    ['course_request', 'Welding', 'Quill Asker', null],
    ['mentoring', 'A first job', 'Quill Asker', null],
  ])
  const one = { institution_request: 1, course: 1, course_request: 1, contact_message: 1, mentoring: 1 }
  expect([counts, total]).toEqual([{ ...one, failed_job: 0, message_report: 0 }, '5'])
  const second = await read('?page=2&page_size=2')
  expect([second.items, second.total]).toEqual([items.slice(2, 4), '5'])
  const courseAlone = await read('?kind=course')
  expect([courseAlone.items.map(({ kind }) => kind), courseAlone.total]).toEqual([['course'], '1'])
  expect((await admin.get('/admin/queue?kind=unknown')).statusCode).toBe(400)
})

test('a course waits since it was last sent in', async () => {
  const old = await createCourse(product, { institutionId, title: 'Old', createdAt: new Date(0) })
  await createCourse(product, { institutionId, title: 'New', status: 'pending' })
  product.advance(60_000)
  await whileCoursesWait(product, () => institution.put(`/courses/${old}`, { ...course, institution_id: undefined }))
  expect((await read()).items.map(({ title }) => title)).toEqual(['New', 'Git'])
})

test('admins get one notice of each, and it goes once anyone has decided', async () => {
  const learner = await fillQueue()
  const said = [
    ['mentoring_requested', {}],
    ['course_requested', { courseName: 'Welding' }],
    ['institution_request_received', { institution: 'Lagoon' }],
    ['course_submitted', { course: 'Git', institution: 'Northern Institute' }],
    ['contact_message_received', {}],
  ]
  expect(await unreadOf(admin)).toEqual(said)
  expect(await unreadOf(other)).toEqual(said)
  const { items } = await read()
  const idOf = (wanted: string) => items.find(({ kind }) => kind === wanted)?.id
  const replies = [
    await admin.put(`/admin/messages/${idOf('contact_message')}/answer`, { answer: 'It is on its way.' }),
    await admin.put(`/courses/${idOf('course')}/status`, { status: 'approved' }),
    await admin.post(`/admin/${idOf('institution_request')}/reject`, {}),
    await learner.remove(`/course-requests/${learner.userId}/${idOf('course_request')}`),
    await admin.put(`/admin/mentoring/${idOf('mentoring')}`, { status: 'declined', note: 'No one is free.' }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 204, 200])
  expect([await unreadOf(admin), await unreadOf(other)]).toEqual([[], []])
  expect((await read()).items).toEqual([])
})

test('an edit of a course that waits already is not told again; sending a rejected one in does', async () => {
  const id = (await whileCoursesWait(product, () => institution.post('/courses', course))).json().id
  await whileCoursesWait(product, () => institution.put(`/courses/${id}`, { title: 'Git 2', description: 'More.' }))
  expect(await unreadOf(admin)).toHaveLength(1)
  await admin.put(`/courses/${id}/status`, { status: 'rejected', reason: 'Too short.' })
  await institution.put(`/courses/${id}/status`, { status: 'pending' })
  expect(await unreadOf(other)).toEqual([['course_submitted', { course: 'Git 2', institution: 'Northern Institute' }]])
  await institution.remove(`/courses/${id}`)
  expect(await unreadOf(other)).toEqual([])
})

test('a file of courses is one notice, which is done with its last course', async () => {
  const csv = 'title,description\nOne,First course\nTwo,Second course\n'
  const at = `/institutions/${institutionId}/courses/import`
  const { plan } = (await institution.post(`${at}/preview`, { csv })).json()
  expect((await whileCoursesWait(product, () => institution.post(at, { csv, plan }))).statusCode).toBe(200)
  const notice = ['courses_submitted', { courses: 2, institution: 'Northern Institute' }]
  expect(await unreadOf(admin)).toEqual([notice])
  const [first, second] = (await read()).items
  await admin.put(`/courses/${first?.id}/status`, { status: 'approved' })
  expect(await unreadOf(other)).toEqual([notice])
  await other.put(`/courses/${second?.id}/status`, { status: 'approved' })
  expect(await unreadOf(admin)).toEqual([])
})

test('counting stops at a thousand', async () => {
  await db.execute(sql`insert into courses (title, description, status)
    select 'Many', 'Courses', 'pending' from generate_series(1, 1100)`)
  const { counts, total, items } = await read('?kind=course&page=11&page_size=100')
  expect([counts, total, items]).toEqual([expect.objectContaining({ course: 1000 }), '1000', []])
})
