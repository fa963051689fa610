import { maxFeedbackTargets } from '@milepost/contract/feedback/limits'
import type { Feedback, FeedbackTarget } from '@milepost/contract/feedback/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { foldRows } from '#db/refresh-search.ts'
import { courses } from '#db/schema/courses.ts'
import { feedback } from '#db/schema/feedback.ts'
import { institutions } from '#db/schema/institutions.ts'
import { notifications } from '#db/schema/notifications.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import {
  createAdmin,
  createCourse,
  createInstitution,
  createOfferingInstitution,
  createUser,
  type Learner,
} from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const newLearner = () => createUser(product)
const give = (writer: Learner, changes: object) =>
  writer.post('/feedback', {
    userId: writer.userId,
    name: 'Asha Learner',
    type: 'institution',
    targetId: null,
    rating: 4,
    message: 'Patient teachers',
    ...changes,
  })
const own = async (writer: Learner): Promise<Feedback[]> => (await writer.get(`/feedback/${writer.userId}`)).json()
const received = async (reader: Learner, id: number, query = '') =>
  (await reader.get(`/institutions/${id}/feedback${query}`)).json()
const targets = async (reader: Learner, query: string): Promise<FeedbackTarget[]> =>
  (await reader.get(`/feedback/targets?${query}`)).json()

test('feedback is kept with the name its target has, and listed for its writer alone', async () => {
  const [writer, other] = [await newLearner(), await newLearner()]
  const institutionId = await createInstitution(product, 'Kelani School')
  const reply = await give(writer, { targetId: institutionId, message: '  Patient teachers ' })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    target: 'Kelani School',
    message: 'Patient teachers',
    rating: 4,
    named: false,
  })
  expect(await own(writer)).toEqual([reply.json()])
  expect(await own(other)).toEqual([])
})

test('the institution is notified, and reads it without a name unless the writer gave theirs, and never who it was', async () => {
  const { institutionId, institution } = await createOfferingInstitution(product)
  const courseId = await createCourse(product, { institutionId, title: 'Weaving the web' })
  const writer = await newLearner()
  await give(writer, { targetId: institutionId })
  await give(writer, { type: 'course', targetId: courseId, named: true, rating: 0, message: 'Too short' })
  const reply = await institution.get(`/institutions/${institutionId}/feedback`)
  expect(reply.headers['x-total-count']).toBe('2')
  expect(reply.json()).toMatchObject({
    total: 2,
    rated: 1,
    averageRating: 4,
    feedback: [
      { name: 'Asha Learner', type: 'course', target: 'Weaving the web', courseId, message: 'Too short' },
      { name: null, type: 'institution', courseId: null, message: 'Patient teachers' },
    ],
  })
  expect(reply.body).not.toContain(writer.userId)
  const told = await product.dependencies.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, institution.userId))
    .orderBy(notifications.id)
  expect(told.map(({ kind, params }) => [kind, params['target']])).toEqual([
    ['feedback_received', 'Northern Institute'],
    ['feedback_received', 'Weaving the web'],
  ])
  expect(JSON.stringify(told)).not.toContain(writer.userId)
})

test('an institution reads its own alone, page by page; an admin any', async () => {
  const { institutionId, institution } = await createOfferingInstitution(product)
  const { institution: neighbour } = await createOfferingInstitution(product)
  const writer = await newLearner()
  for (const [index, rating] of [5, 2, 0].entries()) {
    await give(writer, { targetId: institutionId, rating, message: `Number ${index}` })
  }
  const page = await received(institution, institutionId, '?page=2&page_size=2')
  expect(page).toMatchObject({ total: 3, rated: 2, averageRating: 3.5, feedback: [{ message: 'Number 0' }] })
  expect((await neighbour.get(`/institutions/${institutionId}/feedback`)).statusCode).toBe(403)
  expect(await received(await createAdmin(product), institutionId)).toMatchObject({ total: 3 })
})

test('without stars there is no average', async () => {
  const { institutionId, institution } = await createOfferingInstitution(product)
  await give(await newLearner(), { targetId: institutionId, rating: undefined })
  expect(await received(institution, institutionId)).toMatchObject({ total: 1, rated: 0, averageRating: null })
})

test('the same sent five times at once is kept once, and notified once', async () => {
  const { institutionId, institution } = await createOfferingInstitution(product)
  const writer = await newLearner()
  const replies = await Promise.all(Array.from({ length: 5 }, () => give(writer, { targetId: institutionId })))
  expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.json().id}`)).size).toBe(1)
  expect(await own(writer)).toHaveLength(1)
  await give(writer, { targetId: institutionId, rating: 3 })
  expect(await own(writer)).toHaveLength(2)
  product.advance(25 * 60 * 60 * 1000)
  await give(writer, { targetId: institutionId })
  expect(await own(writer)).toHaveLength(3)
  expect(await received(institution, institutionId)).toMatchObject({ total: 3 })
})

test('no one rates the institution they act for', async () => {
  const { institutionId, institution } = await createOfferingInstitution(product)
  const courseId = await createCourse(product, { institutionId })
  expect((await give(institution, { targetId: institutionId })).statusCode).toBe(403)
  expect((await give(institution, { type: 'course', targetId: courseId })).statusCode).toBe(403)
  expect(await received(institution, institutionId)).toMatchObject({ total: 0 })
})

test('one’s own is taken back, a stranger’s is not there', async () => {
  const [writer, other] = [await newLearner(), await newLearner()]
  const institutionId = await createInstitution(product)
  const { id } = (await give(writer, { targetId: institutionId })).json()
  expect((await other.remove(`/feedback/${other.userId}/${id}`)).statusCode).toBe(404)
  expect((await writer.remove(`/feedback/${writer.userId}/${id}`)).statusCode).toBe(204)
  expect((await writer.remove(`/feedback/${writer.userId}/${id}`)).statusCode).toBe(404)
  expect(await own(writer)).toEqual([])
})

test('what was said stays with its writer when the target goes', async () => {
  const writer = await newLearner()
  const institutionId = await createInstitution(product, 'Soon gone')
  await give(writer, { targetId: institutionId })
  await product.dependencies.db.delete(institutions).where(eq(institutions.id, institutionId))
  expect(await own(writer)).toMatchObject([{ target: 'Soon gone' }])
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no message', { message: '' }, 'message'],
  ['a long message', { message: 'x'.repeat(2001) }, 'message'],
  ['six stars', { rating: 6 }, 'rating'],
  ['half a star', { rating: 4.5 }, 'rating'],
  ['an unknown type', { type: 'admin' }, 'type'],
  ['an institution that is not there', { targetId: 2_000_000_000 }, 'targetId'],
  ['a sample where there is something real', { target: 'Blue Hills Academy' }, 'target'],
  ['nothing chosen', {}, 'target'],
  ['a field of ours', { institutionId: 1 }, 'institutionId'],
])('refuses %s', async (_, changes, field) => {
  const writer = await newLearner()
  await createInstitution(product)
  const reply = await give(writer, changes)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().issues.map((issue: { field: string }) => issue.field)).toContain(field)
  expect(await own(writer)).toEqual([])
})

test.each(['pending', 'rejected'] as const)('a %s course cannot be rated and is not offered', async (status) => {
  const title = `Hidden ${status} course`
  const courseId = await createCourse(product, { institutionId: await createInstitution(product), title, status })
  const writer = await newLearner()
  expect((await give(writer, { type: 'course', targetId: courseId })).statusCode).toBe(400)
  expect(await targets(writer, `type=course&search=${encodeURIComponent(title)}`)).toEqual([])
})

describe('targets', () => {
  test('are found by beginnings of the words of their names, courses with who offers them', async () => {
    const reader = await newLearner()
    const institutionId = await createInstitution(product, 'Palk Strait Academy')
    const id = await createCourse(product, { institutionId, title: 'Quilting with Node.js & C++' })
    await createCourse(product, { institutionId, title: 'Something else', description: 'Quilting too' })
    const course = { id, name: 'Quilting with Node.js & C++', institution: 'Palk Strait Academy' }
    for (const search of ['quilt', 'node.js quilting', 'QUILT c++']) {
      expect(await targets(reader, `type=course&search=${encodeURIComponent(search)}`)).toEqual([course])
    }
    expect(await targets(reader, 'type=institution&search=palk%20str')).toEqual([
      { id: institutionId, name: 'Palk Strait Academy', institution: null },
    ])
    expect(await targets(reader, 'type=institution&search=%25')).toEqual([])
    expect(await targets(reader, `type=course&search=${encodeURIComponent("quilt | '!&(")}`)).toEqual([course])
  })

  test('are found in other scripts', async () => {
    const reader = await newLearner()
    const institutionId = await createInstitution(product)
    const id = await createCourse(product, { institutionId, title: 'தமிழில் நிரலாக்கம்', language: 'ta' })
    const found = await targets(reader, `type=course&search=${encodeURIComponent('நிரலாக்')}`)
    expect(found.map((target) => target.id)).toEqual([id])
  })

  test('are few at a time, however many there are', async () => {
    const institutionId = await createInstitution(product)
    await product.dependencies.db.insert(courses).values(
      Array.from({ length: maxFeedbackTargets + 5 }, (_, index) => {
        return { institutionId, title: `Plenty ${index}`, description: 'One of many' }
      }),
    )
    await foldRows(product.dependencies, 'courses')
    expect(await targets(await newLearner(), 'type=course&search=plenty')).toHaveLength(maxFeedbackTargets)
  })
})

test('where there is nothing real, the samples can be chosen, and no one is notified', async () => {
  const empty = await buildTestApp()
  try {
    const writer = await createUser(empty)
    const found = await targets(writer, 'type=course')
    expect(found.map(({ id, name }) => [id, name])).toEqual([
      [null, 'Fullstack Web Dev'],
      [null, 'AI Career Pathing'],
      [null, 'Cybersecurity Essentials'],
    ])
    expect(await targets(writer, 'type=course&search=career')).toHaveLength(1)
    expect((await give(writer, { type: 'course', target: 'AI Career Pathing' })).statusCode).toBe(201)
    expect((await give(writer, { type: 'institution', target: 'AI Career Pathing' })).statusCode).toBe(400)
    expect(await empty.dependencies.db.select().from(notifications)).toEqual([])
  } finally {
    await empty.close()
  }
})

test('feedback goes with its writer’s account', async () => {
  const writer = await newLearner()
  const { id } = (await give(writer, { targetId: await createInstitution(product) })).json()
  expect((await writer.remove(`/users/${writer.userId}`)).statusCode).toBe(204)
  expect(await product.dependencies.db.select().from(feedback).where(eq(feedback.id, id))).toEqual([])
})

test('so much feedback an hour is enough', async () => {
  const limited = await buildTestApp({ environment: { RATE_LIMIT_WRITING_ACCOUNT: '2' } })
  try {
    const writer = await createUser(limited)
    const targetId = await createInstitution(limited)
    const statuses: number[] = []
    for (const message of ['One', 'Two', 'Three']) statuses.push((await give(writer, { targetId, message })).statusCode)
    expect(statuses).toEqual([201, 201, 429])
  } finally {
    await limited.close()
  }
})
