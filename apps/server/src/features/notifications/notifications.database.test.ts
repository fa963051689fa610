import type { Notification } from '@milepost/contract/notifications/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { notifications } from '#db/schema/notifications.ts'
import { notify } from '#features/notifications/index.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createUser, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const newLearner = () => createUser(product)
const sendNotification = (to: Learner, key: string) =>
  notify(product.dependencies, { userId: to.userId, kind: 'step_course_gone', params: { step: key, number: 1 }, key })
const read = async (of: Learner, query = ''): Promise<{ notifications: Notification[]; unread: number }> =>
  (await of.get(`/notifications/${of.userId}${query}`)).json()
const mark = (of: Learner, body: object) => of.put(`/notifications/${of.userId}/read`, body)

test('an inbox has the newest first, page by page, with how many are unread in all', async () => {
  const learner = await newLearner()
  expect(await read(learner)).toEqual({ notifications: [], unread: 0 })
  for (const key of ['one', 'two', 'three']) await sendNotification(learner, key)
  const { notifications: all, unread } = await read(learner)
  expect(unread).toBe(3)
  expect(all.map(({ params, read, kind }) => [params['step'], read, kind])).toEqual([
    ['three', false, 'step_course_gone'],
    ['two', false, 'step_course_gone'],
    ['one', false, 'step_course_gone'],
  ])
  const page = await learner.get(`/notifications/${learner.userId}?page=2&page_size=2`)
  expect(page.headers['x-total-count']).toBe('3')
  expect(page.json()).toMatchObject({ notifications: [{ params: { step: 'one' } }], unread: 3 })
  await sendNotification(learner, 'four')
  const below = await learner.get(`/notifications/${learner.userId}?before=${all[1]?.id}&page_size=2`)
  expect(below.headers['x-total-count']).toBe('1')
  expect(below.json()).toMatchObject({ notifications: [{ params: { step: 'one' } }], unread: 4 })
})

test('the same cause is notified once, also when it happens several times at once, and to each of those concerned', async () => {
  const [learner, other] = [await newLearner(), await newLearner()]
  await Promise.all(Array.from({ length: 4 }, () => sendNotification(learner, 'same')))
  await sendNotification(other, 'same')
  expect([(await read(learner)).unread, (await read(other)).unread]).toEqual([1, 1])
})

test('some are marked as read, or all that were seen: one that came in the meantime stays unread', async () => {
  const learner = await newLearner()
  for (const key of ['one', 'two', 'three']) await sendNotification(learner, key)
  const [newest, middle] = (await read(learner)).notifications
  const reply = await mark(learner, { ids: [middle?.id, middle?.id] })
  expect([reply.statusCode, reply.json()]).toEqual([200, { newest: newest?.id, unread: 2 }])
  await sendNotification(learner, 'four')
  expect((await mark(learner, { upTo: newest?.id })).json().unread).toBe(1)
  expect((await read(learner)).notifications.map((one) => [one.params['step'], one.read])).toEqual([
    ['four', false],
    ['three', true],
    ['two', true],
    ['one', true],
  ])
})

test('what was read first stays read since then', async () => {
  const learner = await newLearner()
  await sendNotification(learner, 'one')
  const since = async () => (await rowsOf(learner)).map(({ readAt }) => readAt?.toISOString())
  await Promise.all([mark(learner, { upTo: 2_000_000_000 }), mark(learner, { upTo: 2_000_000_000 })])
  const before = await since()
  product.advance(1000)
  await mark(learner, { upTo: 2_000_000_000 })
  expect(await since()).toEqual(before)
})

test('no one marks what is another’s', async () => {
  const [learner, stranger] = [await newLearner(), await newLearner()]
  await sendNotification(learner, 'one')
  const [own] = (await read(learner)).notifications
  await mark(stranger, { ids: [own?.id] })
  await mark(stranger, { upTo: own?.id })
  expect((await read(learner)).unread).toBe(1)
})

test.each([
  {},
  { ids: [] },
  { ids: Array.from({ length: 101 }, (_, id) => id) },
  { ids: ['x'] },
  { ids: [1], upTo: 1 },
])('marking %o is refused', async (body) => {
  expect((await mark(await newLearner(), body)).statusCode).toBe(400)
})

test('they are kept for 180 days', async () => {
  const learner = await newLearner()
  const day = 24 * 60 * 60 * 1000
  const ago = (days: number) => new Date(product.dependencies.clock().getTime() - days * day)
  const told = { userId: learner.userId, kind: 'step_course_gone', params: {} }
  await product.dependencies.db.insert(notifications).values([
    { ...told, key: 'old', createdAt: ago(181) },
    { ...told, key: 'young', createdAt: ago(179) },
  ])
  await product.dependencies.jobs.send(product.dependencies, 'retention', {})
  await product.runJobs()
  expect((await rowsOf(learner)).map(({ key }) => key)).toEqual(['young'])
})

function rowsOf({ userId }: Learner) {
  return product.dependencies.db.select().from(notifications).where(eq(notifications.userId, userId))
}
