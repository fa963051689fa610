import { maxMentoringTopicLength } from '@milepost/contract/mentoring/limits'
import type { MentoringRequest } from '@milepost/contract/mentoring/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { mentoringRequests } from '#db/schema/mentoring-requests.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createUser, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const minute = 60_000
const day = 24 * 60 * minute
const inTwoDays = Date.now() + 2 * day
const ahead = (milliseconds: number) => new Date(product.dependencies.clock().getTime() + milliseconds).toISOString()

async function premiumLearner(): Promise<Learner> {
  return await createUser(product, { plan: 'premium' })
}

const ask = (learner: Learner, changes: object = {}) =>
  learner.post('/mentoring/requests', {
    userId: learner.userId,
    topic: 'How to choose a first job',
    proposedTimes: [ahead(2 * day)],
    ...changes,
  })
const list = async (learner: Learner): Promise<MentoringRequest[]> =>
  (await learner.get(`/mentoring/requests/${learner.userId}`)).json()
const withdraw = (learner: Learner, id: number) => learner.remove(`/mentoring/requests/${learner.userId}/${id}`)

test('a request keeps its topic and its times in order, and is listed', async () => {
  const learner = await premiumLearner()
  const [later, sooner] = [ahead(3 * day), ahead(day)]
  const reply = await ask(learner, { topic: '  A first job  ', proposedTimes: [later, sooner] })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    topic: 'A first job',
    proposedTimes: [sooner, later],
    status: 'requested',
    answer: null,
  })
  expect(await list(learner)).toEqual([reply.json()])
})

test.each(['basic', 'pro'] as const)('the %s plan has no mentoring', async (plan) => {
  const learner = await createUser(product, { plan })
  const reply = await ask(learner)
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'plan_required'])
  expect(await list(learner)).toEqual([])
})

test('one request is open at a time; after withdrawing there may be another, and the latest comes first', async () => {
  const learner = await premiumLearner()
  const first: MentoringRequest = (await ask(learner)).json()
  const refused = await ask(learner)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'mentoring_open'])
  const withdrawn = await withdraw(learner, first.id)
  expect([withdrawn.statusCode, withdrawn.json().status]).toEqual([200, 'withdrawn'])
  expect((await ask(learner, { topic: 'Another' })).statusCode).toBe(201)
  expect((await list(learner)).map(({ topic, status }) => [topic, status])).toEqual([
    ['Another', 'requested'],
    ['How to choose a first job', 'withdrawn'],
  ])
})

test('of requests at the same moment one is kept', async () => {
  const learner = await premiumLearner()
  const replies = await Promise.all(Array.from({ length: 5 }, () => ask(learner)))
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409, 409, 409])
  expect(await list(learner)).toHaveLength(1)
})

test.each([
  ['less than an hour ahead', () => [ahead(59 * minute)], 'time_ahead'],
  ['past', () => [ahead(day), ahead(-day)], 'time_ahead'],
  ['more than 60 days ahead', () => [ahead(60 * day + minute)], 'time_ahead'],
  [
    'the same twice',
    () => [inTwoDays, inTwoDays + day, inTwoDays].map((time) => new Date(time).toISOString()),
    'distinct',
  ],
])('times that are %s are refused', async (_, times, rule) => {
  const learner = await premiumLearner()
  const reply = await ask(learner, { proposedTimes: times() })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().issues).toMatchObject([{ field: 'proposedTimes', rule }])
  expect(await list(learner)).toEqual([])
})

test('five times from an hour to 60 days ahead are taken', async () => {
  const learner = await premiumLearner()
  const times = [61 * minute, day, 2 * day, 30 * day, 60 * day - minute].map(ahead)
  expect((await ask(learner, { proposedTimes: times })).json()).toMatchObject({ proposedTimes: times })
})

test.each([
  { proposedTimes: [] },
  { proposedTimes: Array.from({ length: 6 }, (_, index) => new Date(Date.now() + (index + 1) * day).toISOString()) },
  { proposedTimes: ['tomorrow'] },
  { proposedTimes: ['2026-13-45T10:00:00Z'] },
  { topic: '   ' },
  { topic: 'x'.repeat(maxMentoringTopicLength + 1) },
  { status: 'answered' },
])('%o is refused', async (changes) => {
  const learner = await premiumLearner()
  expect((await ask(learner, changes)).statusCode).toBe(400)
  expect(await list(learner)).toEqual([])
})

test('a request can be withdrawn once, by its learner alone, and before it is answered', async () => {
  const [learner, stranger] = [await premiumLearner(), await premiumLearner()]
  const { id }: MentoringRequest = (await ask(learner)).json()
  expect((await withdraw(stranger, id)).statusCode).toBe(404)
  expect((await withdraw(learner, id)).statusCode).toBe(200)
  const again = await withdraw(learner, id)
  expect([again.statusCode, again.json().code]).toEqual([409, 'mentoring_decided'])

  const { id: next }: MentoringRequest = (await ask(learner)).json()
  const time = new Date(ahead(2 * day))
  await product.dependencies.db
    .update(mentoringRequests)
    .set({ status: 'answered', answerTime: time, answerLink: 'https://meet.example/a', answerNote: 'See you then' })
    .where(eq(mentoringRequests.id, next))
  expect((await withdraw(learner, next)).json().code).toBe('mentoring_decided')
  expect((await list(learner))[0]).toMatchObject({
    status: 'answered',
    answer: { time: time.toISOString(), link: 'https://meet.example/a', note: 'See you then' },
  })
})

test('who no longer has Premium still sees and withdraws what was asked', async () => {
  const learner = await premiumLearner()
  const { id }: MentoringRequest = (await ask(learner)).json()
  await product.dependencies.db.update(users).set({ plan: 'basic' }).where(eq(users.id, learner.userId))
  expect(await list(learner)).toHaveLength(1)
  expect((await withdraw(learner, id)).statusCode).toBe(200)
  expect((await ask(learner)).json().code).toBe('plan_required')
})

test('asking and withdrawing are audited, without the learner’s words', async () => {
  const learner = await premiumLearner()
  const { id }: MentoringRequest = (await ask(learner, { topic: 'Something private' })).json()
  await withdraw(learner, id)
  const rows = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.objectId, String(id)))
    .orderBy(auditLogs.id)
  const own = rows.filter((row) => row.objectType === 'mentoring_request')
  expect(own.map((row) => row.action)).toEqual(['mentoring.requested', 'mentoring.withdrawn'])
  expect(JSON.stringify(own)).not.toContain('Something private')
})
