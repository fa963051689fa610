import { shownWeeks } from '@milepost/contract/analytics/limits'
import type { ActivityEvent, Analytics } from '@milepost/contract/analytics/schema'
import type { StepProgress } from '@milepost/contract/progress/schema'
import { paceOf } from '@milepost/contract/roadmaps/pace'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { activityEvents } from '#db/schema/activity-events.ts'
import { progress } from '#db/schema/progress.ts'
import { users } from '#db/schema/users.ts'
import { recordActivity } from '#features/activity/index.ts'
import { applyRetention } from '#retention.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCourse, createInstitution, createLearner, createUser, type Learner } from '../../../test/factories.ts'

const day = 24 * 60 * 60 * 1000

const product = await buildTestApp()
afterAll(() => product.close())

const read = async (learner: Learner): Promise<Analytics> => (await learner.get(`/analytics/${learner.userId}`)).json()
const events = async (learner: Learner, query = ''): Promise<ActivityEvent[]> =>
  (await learner.get(`/activity/${learner.userId}/events${query}`)).json()
const open = (learner: Learner, courseId: number) =>
  learner.post('/activity/courses-opened', { userId: learner.userId, courseId })
const set = async (learner: Learner, stepId: number, status: string): Promise<StepProgress> =>
  (await learner.post('/progress', { userId: learner.userId, stepId, status })).json()

test('someone who has just come has figures of nothing', async () => {
  const learner = await createUser(product)
  const analytics = await read(learner)
  expect(analytics).toMatchObject({
    roadmapCount: 0,
    feedbackCount: 0,
    courseCount: 0,
    lastActive: null,
    averageRating: null,
    mostViewedCategory: null,
    mostEngagedInstitution: null,
    stepCount: 0,
    sections: [],
  })
  // None from before the account began.
  expect(analytics.weeks).toHaveLength(1)
  expect(analytics.weeks.every(({ activities, stepsDone }) => activities === 0 && stepsDone === 0)).toBe(true)
  expect(await events(learner)).toEqual([])
})

test('what a learner does is written down once by the act that does it', async () => {
  const learner = await createLearner(product)
  const institutionId = await createInstitution(product, 'Loom School')
  const courseId = await createCourse(product, { institutionId, title: 'Looms and the web' })
  const { roadmap } = await learner.roadmap()
  await set(learner, 1, 'ongoing')
  await set(learner, 1, 'done')
  await set(learner, 1, 'done')
  await set(learner, 1, 'not_started')
  expect((await open(learner, courseId)).statusCode).toBe(204)
  const { userId } = learner
  const said = { userId, name: 'Asha', message: 'Good' }
  await learner.post('/feedback', { ...said, type: 'course', targetId: courseId, rating: 5 })
  await learner.post('/feedback', { ...said, type: 'institution', targetId: institutionId })
  const wish = { userId, courseName: 'Rust', description: 'All of it', category: 'DevOps', price: 'No Cost' }
  await learner.post('/course-requests', wish)
  const label = roadmap[0]?.label
  expect((await events(learner)).map(({ kind, about }) => [kind, about])).toEqual([
    ['course_requested', null],
    ['feedback_given', 'Loom School'],
    ['feedback_given', 'Looms and the web'],
    ['course_opened', 'Looms and the web'],
    ['step_done', label],
    ['step_started', label],
    ['roadmap_made', null],
  ])
  const [done] = await product.dependencies.db.select().from(activityEvents).where(eq(activityEvents.kind, 'step_done'))
  expect(done?.hours).toBe(Math.round(roadmap[0]?.hours ?? 0))
  expect(await read(learner)).toMatchObject({
    roadmapCount: 1,
    feedbackCount: 2,
    courseCount: 1,
    averageRating: 5,
    lastActive: expect.any(String),
    mostEngagedInstitution: 'Loom School',
    mostViewedCategory: 'Web interfaces',
  })
})

test('a course counts once a day in the record, and once in all in the figures', async () => {
  const learner = await createUser(product)
  const institutionId = await createInstitution(product)
  const [one, other] = [await createCourse(product, { institutionId }), await createCourse(product, { institutionId })]
  await Promise.all([open(learner, one), open(learner, one), open(learner, one)])
  await open(learner, other)
  expect(await events(learner)).toHaveLength(2)
  product.advance(day)
  await open(learner, one)
  expect(await events(learner)).toHaveLength(3)
  expect(await read(learner)).toMatchObject({ courseCount: 2 })
})

test('a course that is not offered is not there, and a flood of courses is not written down', async () => {
  const learner = await createUser(product)
  const institutionId = await createInstitution(product)
  expect((await open(learner, 2_000_000_000)).statusCode).toBe(404)
  expect((await open(learner, await createCourse(product, { institutionId, status: 'pending' }))).statusCode).toBe(404)
  const { db, clock } = product.dependencies
  for (let place = 0; place < 200; place += 1) {
    const event = { userId: learner.userId, kind: 'course_opened' as const, subject: `other ${place}` }
    await recordActivity({ db, clock }, event)
  }
  expect((await open(learner, await createCourse(product, { institutionId }))).statusCode).toBe(204)
  expect((await read(learner)).courseCount).toBe(200)
})

test('hours by section and steps by week follow the roadmap and its progress', async () => {
  const learner = await createLearner(product)
  const { roadmap, totalHours } = await learner.roadmap()
  for (const step of [1, 2, 3]) await set(learner, step, 'done')
  await set(learner, 4, 'ongoing')
  const { db, clock } = product.dependencies
  const weeksAgo = (weeks: number) => new Date(clock().getTime() - weeks * 7 * day)
  const key = roadmap[0]?.key ?? ''
  await db
    .update(progress)
    .set({ updatedAt: weeksAgo(3) })
    .where(eq(progress.stepKey, key))
  await db
    .update(users)
    .set({ createdAt: weeksAgo(40) })
    .where(eq(users.id, learner.userId))
  await db
    .update(progress)
    .set({ updatedAt: weeksAgo(40) })
    .where(eq(progress.stepKey, roadmap[1]?.key ?? ''))
  const { sections, weeks, stepCount } = await read(learner)
  expect(stepCount).toBe(roadmap.length)
  expect(sections.map(({ section }) => section)).toEqual([...new Set(roadmap.map(({ section }) => section))])
  const sum = (part: 'hoursDone' | 'hoursLeft') => sections.reduce((total, section) => total + section[part], 0)
  const states = { 1: 'done', 2: 'done', 3: 'done', 4: 'ongoing' } as const
  expect(sum('hoursLeft')).toBe(paceOf(roadmap, states, null, new Date()).hoursLeft)
  expect(sum('hoursDone') + sum('hoursLeft')).toBe(totalHours)
  expect(weeks.map(({ stepsDone }) => stepsDone)).toEqual([...Array(8).fill(1), 2, 2, 2, 3])
  expect(weeks.map(({ start }) => new Date(start).getUTCDay())).toEqual(Array(shownWeeks).fill(1))
  expect(weeks.at(-1)?.activities).toBe(5)
})

test('what is recorded is read page by page, and deleted by its learner for themselves alone', async () => {
  const [learner, other] = [await createLearner(product), await createLearner(product)]
  for (const step of [1, 2, 3]) await set(learner, step, 'done')
  const reply = await learner.get(`/activity/${learner.userId}/events?page=2&page_size=3`)
  expect([reply.headers['x-total-count'], reply.json().length]).toEqual(['4', 1])
  expect((await learner.remove(`/activity/${learner.userId}/events`)).statusCode).toBe(204)
  expect(await events(learner)).toEqual([])
  expect(await read(learner)).toMatchObject({ lastActive: null, courseCount: 0, roadmapCount: 1 })
  expect(await events(other)).toHaveLength(1)
})

test('a record is kept for 400 days', async () => {
  const learner = await createLearner(product)
  product.advance(399 * day)
  await applyRetention(product.dependencies)
  const count = () => product.dependencies.db.$count(activityEvents, eq(activityEvents.userId, learner.userId))
  expect(await count()).toBe(1)
  product.advance(2 * day)
  await applyRetention(product.dependencies)
  expect(await count()).toBe(0)
})
