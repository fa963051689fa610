import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { modelUsage } from '#db/schema/model-usage.ts'
import { users } from '#db/schema/users.ts'
import { budgetOf } from '#features/model-usage/index.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createUser, signUp } from '../../../test/factories.ts'
import { answerOf, scriptAdvisor } from '../../../test/scripted-advisor.ts'

const day = 24 * 60 * 60 * 1000
const scripted = scriptAdvisor()

const product = await buildTestApp({
  environment: {
    AI_TOKENS_A_DAY: '1000',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'none-is-asked',
  },
  dependencies: { advisor: scripted.advisor },
})
afterAll(() => product.close())

const newUser = async () => (await signUp(product)).user.id
const spent = async (userId: string) =>
  (await product.dependencies.db.select().from(modelUsage).where(eq(modelUsage.userId, userId))).map(
    ({ tokens }) => tokens,
  )

test('a user reserves no more than the day allows', async () => {
  const userId = await newUser()
  const budget = budgetOf(product.dependencies, userId)
  expect(await budget.reserve(1_001)).toBe(false)
  expect(await spent(userId)).toEqual([])
  expect(await budget.reserve(600)).toBe(true)
  expect(await budget.reserve(401)).toBe(false)
  expect(await budget.reserve(400)).toBe(true)
  expect(await budget.reserve(1)).toBe(false)
  expect(await spent(userId)).toEqual([1_000])
  expect(await budgetOf(product.dependencies, await newUser()).reserve(1_000)).toBe(true)
})

test('parallel calls do not get over it together', async () => {
  const userId = await newUser()
  const budget = budgetOf(product.dependencies, userId)
  const granted = await Promise.all(Array.from({ length: 20 }, () => budget.reserve(300)))
  expect(granted.filter(Boolean)).toHaveLength(3)
  expect(await spent(userId)).toEqual([900])
})

test('what a call did not use comes back, and what it used beyond counts', async () => {
  const userId = await newUser()
  const budget = budgetOf(product.dependencies, userId)
  await budget.reserve(800)
  await budget.settle(800, 100)
  expect(await spent(userId)).toEqual([100])
  await budget.reserve(900)
  await budget.settle(900, 1_500)
  expect(await spent(userId)).toEqual([1_600])
  expect(await budget.reserve(1)).toBe(false)
  await budget.settle(5_000, 0)
  expect(await spent(userId)).toEqual([0])
})

test('the next day begins again, and a call from before it is settled on its own day', async () => {
  const own = await buildTestApp({ environment: { AI_TOKENS_A_DAY: '1000' } })
  const { id } = (await signUp(own)).user
  const before = budgetOf(own.dependencies, id)
  await before.reserve(1_000)
  own.advance(day)
  const after = budgetOf(own.dependencies, id)
  expect(await after.reserve(700)).toBe(true)
  await before.settle(1_000, 10)
  const rows = await own.dependencies.db.select().from(modelUsage).orderBy(modelUsage.day)
  expect(rows.map(({ tokens }) => tokens)).toEqual([10, 700])
  await own.close()
})

test('all users together reserve no more than the day allows, and get back what was not used', async () => {
  const own = await buildTestApp({ environment: { AI_TOKENS_A_DAY: '1000', AI_TOKENS_A_DAY_IN_ALL: '1500' } })
  const [one, other] = await Promise.all(
    [0, 1].map(async () => budgetOf(own.dependencies, (await signUp(own)).user.id)),
  )
  expect([await one?.reserve(1_000), await other?.reserve(600), await other?.reserve(500)]).toEqual([true, false, true])
  expect(await other?.reserve(1)).toBe(false)
  await one?.settle(1_000, 100)
  expect(await other?.reserve(500)).toBe(true)
  await own.close()
})

test('the coach says when little is left of the day, and when nothing is', async () => {
  const own = await buildTestApp({
    environment: {
      AI_TOKENS_A_DAY: '100000',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_MODEL: 'none-is-asked',
    },
  })
  const learner = await createUser(own)
  const state = async () => (await learner.get(`/chat/${learner.userId}`)).json().coach.state
  const budget = budgetOf(own.dependencies, learner.userId)
  expect(await state()).toBe('unasked')
  await learner.put(`/preferences/${learner.userId}`, { coach: false })
  expect(await state()).toBe('off')
  await learner.put(`/preferences/${learner.userId}`, { coach: true })
  expect(await state()).toBe('on')
  await budget.reserve(85_000)
  expect(await state()).toBe('low')
  await budget.reserve(10_000)
  expect(await state()).toBe('spent')
  await own.close()
})

test('a chat spends its learner’s tokens, which go with the account', async () => {
  const learner = await createUser(product)
  scripted.play(async ({ options }) => {
    await options.budget?.reserve(500)
    await options.budget?.settle(500, 123)
    return answerOf([], { engine: 'model' })
  })
  const say = () => learner.post('/chat', { userId: learner.userId, message: 'Hello' })
  expect((await say()).json().coach).toEqual({ state: 'unasked', provider: '127.0.0.1:9' })
  expect(await spent(learner.userId)).toEqual([])
  await learner.put(`/preferences/${learner.userId}`, { coach: true })
  await say()
  expect(await spent(learner.userId)).toEqual([123])
  await product.dependencies.db.delete(users).where(eq(users.id, learner.userId))
  expect(await spent(learner.userId)).toEqual([])
})
