import type { Overview } from '@milepost/contract/overview/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { askFor, expectChangeEverywhere } from '../../../test/cached-replies.ts'
import { createAdmin, createLearner, createUser, type Learner, password } from '../../../test/factories.ts'
import { buildSecondInstance } from '../../../test/second-instance.ts'

const week = 7 * 24 * 60 * 60 * 1000

const product = await buildTestApp()
const other = await buildSecondInstance(product)
const { db } = product.dependencies
const admin = await createAdmin(product)
afterAll(async () => {
  await other.close()
  await product.close()
})

const ask = (instance: typeof product, learner: Learner, etag?: string) =>
  askFor(`/overview/${learner.userId}`, instance, learner, etag)
const overviewOf = async (learner: Learner): Promise<Overview> => JSON.parse((await ask(product, learner)).body)

/** What the separate routes reply. */
async function partsOf({ get, userId }: Learner): Promise<Omit<Overview, 'advice'>> {
  const read = async (url: string) => (await get(url)).json()
  return {
    profile: await read('/profile'),
    preferences: await read(`/preferences/${userId}`),
    progress: await read(`/progress/${userId}`),
    user: await read(`/users/${userId}`),
    services: await read('/services'),
    rhythm: await read(`/rhythm/${userId}`),
  }
}

async function createHalfwayLearner(): Promise<Learner> {
  const learner = await createLearner(product, { plan: 'pro' })
  const { userId } = learner
  await learner.finish(1)
  await learner.post('/progress/ticks', { userId, stepId: 2, task: 'learn', ticked: true })
  await learner.put(`/preferences/${userId}`, { timeZone: 'Asia/Colombo', careerGoal: 'A team lead' })
  await learner.reject('data-scientist')
  await learner.correct('git', 'work')
  return learner
}

test('each part is what its separate route replies, for a learner halfway through', async () => {
  const learner = await createHalfwayLearner()
  const parts = { ...(await partsOf(learner)), advice: await learner.advice() }
  expect(parts.progress.length).toBeGreaterThan(1)
  expect(parts.advice.rejections).toHaveLength(1)
  expect(await overviewOf(learner)).toEqual(parts)
})

test('and for one who has just signed up, who has no advice', async () => {
  const learner = await createUser(product)
  const parts = await partsOf(learner)
  expect(parts).toMatchObject({ profile: { profile: null }, progress: [] })
  expect(await overviewOf(learner)).toEqual({ ...parts, advice: null })
})

test('advice that has yet to be made is left out, and is there once it was asked for', async () => {
  const learner = await createLearner(product)
  await learner.advice()
  await learner.answer({ shortTermGoals: 'Something else' })
  expect((await overviewOf(learner)).advice).toBeNull()
  const advice = await learner.advice()
  expect((await overviewOf(learner)).advice).toEqual(advice)
})

const tick = ({ post, userId }: Learner, ticked: boolean) =>
  post('/progress/ticks', { userId, stepId: 3, task: 'learn', ticked })
const prefer = ({ put, userId }: Learner, change: object) => put(`/preferences/${userId}`, change)
const setUser = ({ userId }: Learner, change: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(change).where(eq(users.id, userId))

type OverviewChange = (learner: Learner) => Promise<unknown>

/** Each input of the answer: what changes it, and what has to be so before. */
const inputs: readonly { name: string; change: OverviewChange; prepare?: OverviewChange }[] = [
  { name: 'a name', change: (learner) => setUser(learner, { name: 'Another Name' }) },
  { name: 'a plan', change: (learner) => setUser(learner, { plan: 'basic' }) },
  { name: 'changed answers', change: (learner) => learner.answer({ location: 'Galle' }) },
  { name: 'a preference', change: (learner) => prefer(learner, { careerGoal: 'Another goal' }) },
  { name: 'a time zone', change: (learner) => prefer(learner, { timeZone: 'Europe/Madrid' }) },
  { name: 'a finished step', change: (learner) => learner.finish(4) },
  { name: 'a tick', change: (learner) => tick(learner, true) },
  { name: 'a tick that is taken back', change: (learner) => tick(learner, false), prepare: (one) => tick(one, true) },
  { name: 'another career', change: (learner) => learner.switchTo('full-stack-developer') },
  {
    name: 'an earlier version restored',
    change: (learner) => learner.restore(1),
    prepare: (learner) => learner.switchTo('full-stack-developer'),
  },
  { name: 'a rejection', change: (learner) => learner.reject('cloud-engineer') },
  {
    name: 'another note of a rejection',
    change: (learner) => learner.reject('data-scientist', { reason: 'not_interested', note: 'Too many figures' }),
  },
  {
    name: 'a rejection that is taken back',
    change: (learner) => learner.remove(`/recommendation/${learner.userId}/rejections/data-scientist`),
  },
  { name: 'a corrected skill', change: (learner) => learner.correct('html', 'work') },
  {
    name: 'advice that was made',
    change: (learner) => learner.advice(),
    prepare: (learner) => learner.answer({ shortTermGoals: 'Something else' }),
  },
  {
    name: 'the contact address',
    change: () => admin.put('/admin/settings', { contactAddress: `desk-${Date.now()}@example.com` }),
  },
]

describe('the cached reply', () => {
  test.each(inputs)('shows $name at the next request to every instance', async ({ change, prepare }) => {
    const learner = await createHalfwayLearner()
    await learner.advice()
    await prepare?.(learner)
    const askAs = (instance: typeof product, etag?: string) => ask(instance, learner, etag)
    const body = await expectChangeEverywhere(askAs, [product, other], () => change(learner))
    expect(JSON.parse(body)).toMatchObject(await partsOf(learner))
  })

  test('is refused to others, even with its ETag', async () => {
    const learner = await createLearner(product)
    const { etag } = await ask(product, learner)
    const { headers } = await createUser(product)
    expect((await ask(product, { ...learner, headers }, etag)).status).toBe(403)
  })

  test('shows a week that has begun since', async () => {
    const learner = await createHalfwayLearner()
    const { user, rhythm } = await overviewOf(learner)
    product.advance(week)
    const payload = { email: user.email, password }
    const { token } = (await product.app.inject({ method: 'POST', url: '/api/auth/login', payload })).json()
    const headers = { authorization: `Bearer ${token}` }
    const weeks = (await overviewOf({ ...learner, headers })).rhythm.weeks
    expect(weeks.map(({ state }) => state)).toEqual([...rhythm.weeks.map(({ state }) => state), 'open'])
  })
})
