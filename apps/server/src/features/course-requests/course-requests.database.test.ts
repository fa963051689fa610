import type { CourseRequest, QueuedCourseRequest } from '@milepost/contract/course-requests/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { courses } from '#db/schema/courses.ts'
import { notifications } from '#db/schema/notifications.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin, createCourse, createInstitution, createUser, type Learner } from '../../../test/factories.ts'
import { passUndoMinute } from '../../../test/pass-undo-minute.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

const newLearner = (name?: string) => createUser(product, name === undefined ? {} : { name })
const ask = (learner: Learner, changes: object = {}) =>
  learner.post('/course-requests', {
    userId: learner.userId,
    courseName: 'Rust for web servers',
    description: 'From the first line to a running service',
    category: 'Web Development',
    price: '₹1,000 - ₹5,000',
    ...changes,
  })
const list = async (learner: Learner): Promise<CourseRequest[]> =>
  (await learner.get(`/course-requests/${learner.userId}`)).json()
const withdraw = (learner: Learner, id: number) => learner.remove(`/course-requests/${learner.userId}/${id}`)
const answer = (id: number, body: object) => admin.put(`/admin/course-requests/${id}`, body)
const told = (learner: Learner) =>
  product.dependencies.db.select().from(notifications).where(eq(notifications.userId, learner.userId))

test('a request is kept, with a beginner’s online course where nothing else is said', async () => {
  const learner = await newLearner()
  const reply = await ask(learner)
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    courseName: 'Rust for web servers',
    difficulty: 'Beginner',
    mode: 'Online',
    duration: '',
    link: null,
    status: 'requested',
    answer: '',
    course: null,
    decidedAt: null,
  })
  const full = { difficulty: 'Advanced', mode: 'Hybrid', duration: '8 weeks', link: 'https://example.com/rust?x=1#y' }
  expect((await ask(learner, full)).json()).toMatchObject(full)
  expect((await list(learner)).map(({ difficulty }) => difficulty)).toEqual(['Advanced', 'Beginner'])
  expect(await list(await newLearner())).toEqual([])
})

test.each([
  ['no name', { courseName: ' ' }, 'courseName'],
  ['no description', { description: '' }, 'description'],
  ['no category', { category: undefined }, 'category'],
  ['an unknown category', { category: 'Cooking' }, 'category'],
  ['no price', { price: undefined }, 'price'],
  ['an unknown price', { price: '₹3' }, 'price'],
  ['an unknown difficulty', { difficulty: 'beginner' }, 'difficulty'],
  ['a link that runs a script', { link: 'javascript:alert(1)' }, 'link'],
  ['a link to a file', { link: 'file:///etc/passwd' }, 'link'],
  ['a link with a password', { link: 'https://me:secret@example.com' }, 'link'],
  ['a link without a host', { link: 'rust' }, 'link'],
  ['a link that hides its scheme', { link: ' \tjavascript:alert(1)//http://' }, 'link'],
  ['a state', { status: 'added' }, 'status'],
])('refuses %s', async (_, changes, field) => {
  const learner = await newLearner()
  const reply = await ask(learner, changes)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().issues.map((issue: { field: string }) => issue.field)).toEqual([field])
  expect(await list(learner)).toEqual([])
})

test('the same sent five times at once is one request; after an answer it may be asked again', async () => {
  const learner = await newLearner()
  const replies = await Promise.all(Array.from({ length: 5 }, () => ask(learner)))
  expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.json().id}`)).size).toBe(1)
  const [request] = await list(learner)
  await answer(request?.id ?? 0, { status: 'declined' })
  await ask(learner)
  expect((await list(learner)).map(({ status }) => status)).toEqual(['requested', 'declined'])
})

test('an open request is withdrawn by its learner alone, an answered one stays', async () => {
  const [learner, other] = [await newLearner(), await newLearner()]
  const { id } = (await ask(learner)).json()
  expect((await withdraw(other, id)).statusCode).toBe(404)
  expect((await withdraw(learner, id)).statusCode).toBe(204)
  expect(await list(learner)).toEqual([])
  const { id: second } = (await ask(learner)).json()
  await answer(second, { status: 'planned' })
  const refused = await withdraw(learner, second)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'course_request_decided'])
  expect(await list(learner)).toHaveLength(1)
})

test('the learner reads the answer and the course, and is notified of it', async () => {
  const learner = await newLearner()
  const courseId = await createCourse(product, { institutionId: await createInstitution(product), title: 'Rust' })
  const { id } = (await ask(learner)).json()
  const reply = await answer(id, { status: 'added', answer: ' It is there now. ', courseId })
  expect(reply.statusCode).toBe(200)
  expect(await list(learner)).toMatchObject([
    { status: 'added', answer: 'It is there now.', course: { id: courseId, title: 'Rust' } },
  ])
  await passUndoMinute(product)
  expect(await told(learner)).toMatchObject([
    {
      kind: 'course_request_answered',
      params: { courseName: 'Rust for web servers', status: 'added', link: '/submit-course' },
    },
  ])
  const logged = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.objectId, String(id)))
    .orderBy(auditLogs.id)
  expect(logged.filter(({ objectType }) => objectType === 'course_request').map(({ action }) => action)).toEqual([
    'course_request.made',
    'course_request.answered',
  ])
  expect(JSON.stringify(logged)).not.toMatch(/Rust for|is there now/)
})

test('a course that is not offered any more is not shown as what came of it', async () => {
  const learner = await newLearner()
  const courseId = await createCourse(product, { institutionId: await createInstitution(product) })
  const { id } = (await ask(learner)).json()
  await answer(id, { status: 'added', courseId })
  await product.dependencies.db.update(courses).set({ status: 'rejected' }).where(eq(courses.id, courseId))
  expect(await list(learner)).toMatchObject([{ status: 'added', course: null }])
})

test('the same answer twice is one; another one replaces it and notifies again', async () => {
  const learner = await newLearner()
  const { id } = (await ask(learner)).json()
  await Promise.all(Array.from({ length: 4 }, () => answer(id, { status: 'planned', answer: 'In spring' })))
  await passUndoMinute(product)
  expect(await told(learner)).toHaveLength(1)
  await answer(id, { status: 'declined', answer: 'Nobody teaches it' })
  expect(await told(learner)).toHaveLength(2)
  expect(await list(learner)).toMatchObject([{ status: 'declined', answer: 'Nobody teaches it' }])
})

test('of an answer and a withdrawal at once one is done', async () => {
  for (let round = 0; round < 5; round += 1) {
    const learner = await newLearner()
    const { id } = (await ask(learner)).json()
    const [answered, withdrawn] = await Promise.all([answer(id, { status: 'planned' }), withdraw(learner, id)])
    const left = await list(learner)
    expect([
      [200, 409, 1],
      [404, 204, 0],
    ]).toContainEqual([answered.statusCode, withdrawn.statusCode, left.length])
    await passUndoMinute(product)
    expect(await told(learner)).toHaveLength(left.length)
  }
})

test.each([
  ['back to requested', { status: 'requested' }, 'status'],
  ['a course with a refusal', { status: 'declined', courseId: 1 }, 'courseId'],
  ['a course that is not there', { status: 'added', courseId: 2_000_000_000 }, 'courseId'],
  ['a long answer', { status: 'planned', answer: 'x'.repeat(1001) }, 'answer'],
])('an answer is refused: %s', async (_, body, field) => {
  const learner = await newLearner()
  const { id } = (await ask(learner)).json()
  const reply = await answer(id, body)
  expect([reply.statusCode, reply.json().issues[0]?.field]).toEqual([400, field])
  expect(await list(learner)).toMatchObject([{ status: 'requested' }])
})

test('a pending course is not what came of a request', async () => {
  const learner = await newLearner()
  const institutionId = await createInstitution(product)
  const courseId = await createCourse(product, { institutionId, status: 'pending' })
  const { id } = (await ask(learner)).json()
  expect((await answer(id, { status: 'added', courseId })).statusCode).toBe(400)
})

test('admins read what waits page by page, the oldest first, with who asked', async () => {
  const learner = await newLearner('Quill Asker')
  const ids: number[] = []
  for (const courseName of ['First', 'Second', 'Third']) ids.push((await ask(learner, { courseName })).json().id)
  const reply = await admin.get('/admin/course-requests?status=requested&page_size=100')
  const waiting: QueuedCourseRequest[] = reply.json()
  expect(
    waiting.filter(({ id }) => ids.includes(id)).map(({ courseName, requestedBy }) => [courseName, requestedBy]),
  ).toEqual([
    ['First', 'Quill Asker'],
    ['Second', 'Quill Asker'],
    ['Third', 'Quill Asker'],
  ])
  expect(reply.headers['x-total-count']).toBe(String(waiting.length))
  const all = await admin.get('/admin/course-requests?page=1&page_size=2')
  expect(all.json().map((request: QueuedCourseRequest) => request.courseName)).toEqual(['Third', 'Second'])
  await answer(ids[0] ?? 0, { status: 'planned' })
  const after: QueuedCourseRequest[] = (await admin.get('/admin/course-requests?status=requested&page_size=100')).json()
  expect(after).toHaveLength(waiting.length - 1)
})
