import type { AdvisorFigures, PlatformWeeks } from '@milepost/contract/analytics/schema'
import { afterAll, expect, test } from 'vitest'
import { advisorCounts } from '#db/schema/advisor-counts.ts'
import { feedback } from '#db/schema/feedback.ts'
import { settings } from '#db/schema/settings.ts'
import { users } from '#db/schema/users.ts'
import { publishFigures } from '#features/analytics/figures/index.ts'
import { budgetOf } from '#features/model-usage/index.ts'
import { applyRetention } from '#retention.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createAdmin, createCourse, createInstitution, createLearner } from '../../../../test/factories.ts'

const day = 24 * 60 * 60 * 1000

const board = async (days = 30): Promise<AdvisorFigures> => (await admin.get(`/admin/advisor?days=${days}`)).json()
const weeks = async (): Promise<PlatformWeeks> => (await admin.get('/admin/weeks')).json()

const product = await buildTestApp()
const admin = await createAdmin(product)
const learner = await createLearner(product)
afterAll(() => product.close())

test('sign-ups, roadmaps and active learners are counted by week', async () => {
  const shown = await weeks()
  expect(shown).toHaveLength(12)
  expect(shown.at(-1)).toMatchObject({ signUps: 2, roadmaps: 1, activeLearners: 1 })
  expect(shown.slice(0, -1).every(({ signUps, roadmaps }) => signUps + roadmaps === 0)).toBe(true)
  for (const { start } of shown) expect(new Date(start).getUTCDay()).toBe(1)
})

test('advice that is followed, overruled and rejected is counted, each once', async () => {
  const before = await board()
  expect(before.advice).toMatchObject({ given: 1, followed: 1, overruled: 0 })
  expect(before.steps.planned).toBeGreaterThan(10)
  expect(before.steps.withoutCourse).toBe(before.steps.planned)
  await learner.advice()
  await learner.advice()
  for (const reason of ['few_openings', 'tried_it']) await learner.reject('qa-engineer', { reason })
  await learner.switchTo('data-scientist')
  const { advice } = await board()
  expect(advice.followed + advice.overruled).toBe(2)
  expect(advice.overruled).toBe(1)
  expect(advice.rejected.filter(({ count }) => count > 0)).toEqual([{ reason: 'few_openings', count: 1 }])
})

test('two rejections at once of one career are counted once', async () => {
  const other = await createLearner(product)
  const before = (await board()).advice.rejected.reduce((sum, { count }) => sum + count, 0)
  await Promise.all([other.reject('qa-engineer'), other.reject('qa-engineer'), other.reject('qa-engineer')])
  expect((await board()).advice.rejected.reduce((sum, { count }) => sum + count, 0)).toBe(before + 1)
})

test('courses that are opened are counted once a day, those of the roadmap apart', async () => {
  const institutionId = await createInstitution(product)
  const html = await createCourse(product, { institutionId })
  const cooking = await createCourse(product, { institutionId, title: 'Cooking', description: 'Rice and curry.' })
  const other = await createLearner(product)
  for (const courseId of [html, cooking, html])
    await other.post('/activity/courses-opened', { userId: other.userId, courseId })
  expect((await board()).courses).toEqual({ opened: 2, onRoadmap: 1 })
})

test('a product that no step teaches is named once five learners want it, in steps of five', async () => {
  const wanting = async (count: number) => {
    for (let made = 0; made < count; made += 1)
      await createLearner(product, {}, { shortTermGoals: 'I want to learn Framer and Webflow, and Framer again.' })
  }
  await wanting(4)
  expect((await board()).steps.unknown).toEqual([])
  await wanting(2)
  expect((await board()).steps.unknown).toEqual([
    { name: 'Framer', learners: 5 },
    { name: 'Webflow', learners: 5 },
  ])
})

test('calls of a language model and what they cost are counted by day', async () => {
  const budget = budgetOf(product.dependencies, learner.userId)
  expect(await budget.reserve(900)).toBe(true)
  await budget.settle(900, 700)
  product.advance(day)
  expect(await budget.reserve(100)).toBe(true)
  await budget.settle(100, 50)
  expect(await budget.reserve(2_000_000_000)).toBe(false)
  const { days } = await board(3)
  expect(days).toHaveLength(3)
  expect(days.slice(1).map(({ calls, tokens }) => [calls, tokens])).toEqual([
    [1, 700],
    [1, 50],
  ])
})

test('the board takes from 1 to 365 days', async () => {
  for (const days of ['0', '366', 'x', '1.5'])
    expect((await admin.get(`/admin/advisor?days=${days}`)).statusCode).toBe(400)
  expect((await board(365)).days).toHaveLength(365)
})

test('the advisor’s counts are kept for two years', async () => {
  const { db } = product.dependencies
  await db.insert(advisorCounts).values({ day: '2020-01-01', kind: 'model_called', count: 1 })
  const kept = (await db.select().from(advisorCounts)).length
  await applyRetention(product.dependencies)
  expect(await db.select().from(advisorCounts)).toHaveLength(kept - 1)
})

test('the landing page gets what is larger than its illustrations, unless an admin wants those', async () => {
  const { db } = product.dependencies
  const site = async () => {
    const reply = await product.app.inject({ url: '/api/figures' })
    expect(reply.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
    return reply.json()
  }
  const none = { satisfaction: null, students: null, institutions: null, activeStudents: null, completedPaths: null }
  await publishFigures(product.dependencies)
  expect(await site()).toEqual(none)
  const rows = Array.from({ length: 2_640 }, (_, place) => ({ name: 'Learner', email: `many-${place}@example.com` }))
  await db.insert(users).values(rows)
  await db.insert(users).values(rows.map((row) => ({ ...row, email: `demo-${row.email}`, isDemo: true })))
  await db.insert(feedback).values(
    Array.from({ length: 100 }, (_, place) => ({
      userId: learner.userId,
      name: 'x',
      type: 'course' as const,
      target: 'x',
      message: 'x',
      createdAt: new Date(),
      rating: place < 98 ? 5 : 1,
    })),
  )
  expect(await site()).toEqual(none)
  await publishFigures(product.dependencies)
  expect(await site()).toEqual({ ...none, students: 2_600, satisfaction: 98 })
  await db.update(settings).set({ showCountedFigures: false })
  expect(await site()).toEqual(none)
})
