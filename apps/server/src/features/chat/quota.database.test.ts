import type { ChatMessage, ChatReply } from '@milepost/contract/chat/schema'
import type { PlanName } from '@milepost/contract/plans'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { chatUsage } from '#db/schema/chat-messages.ts'
import { users } from '#db/schema/users.ts'
import { applyRetention } from '#retention.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createUser, type Learner } from '../../../test/factories.ts'
import { echo, scriptAdvisor } from '../../../test/scripted-advisor.ts'

const day = 24 * 60 * 60 * 1000
const scripted = scriptAdvisor()
/** Noon (UTC) of a fixed day. */
let now = Date.UTC(2026, 10, 21, 12)

const product = await buildTestApp({
  environment: { CHAT_DEADLINE_MILLISECONDS: '100' },
  dependencies: { advisor: scripted.advisor, clock: () => new Date(now) },
})
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 12)
  scripted.play(echo)
})
afterAll(() => product.close())

const newcomer = (plan: PlanName = 'basic') => createUser(product, { plan })
const ask = (learner: Learner, message = 'What comes next?') =>
  learner.post('/chat', { userId: learner.userId, message })
const history = async (learner: Learner): Promise<{ messages: ChatMessage[]; quota: ChatReply['quota'] }> =>
  (await learner.get(`/chat/${learner.userId}`)).json()
const left = async (learner: Learner) => (await history(learner)).quota.left

/** Sets the number of messages the learner has sent today. */
async function use(learner: Learner, messages: number): Promise<void> {
  const usage = { userId: learner.userId, day: new Date(now).toISOString().slice(0, 10), messages }
  await product.dependencies.db.insert(chatUsage).values(usage)
}

test.each([
  ['basic', 20],
  ['pro', 100],
  ['premium', 500],
] as const)('on the plan %s there are %i messages a day', async (plan, aDay) => {
  const learner = await newcomer(plan)
  expect((await history(learner)).quota).toEqual({ aDay, left: aDay })
  await use(learner, aDay - 1)
  expect((await ask(learner)).json().quota).toEqual({ aDay, left: 0 })
  const refused = await ask(learner)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'quota_exceeded'])
  expect(refused.json().message).toContain(`all ${aDay} messages`)
  expect(refused.headers['retry-after']).toBe(String(12 * 60 * 60))
  expect((await history(learner)).quota).toEqual({ aDay, left: 0 })
})

test('a message of someone in danger is answered without counting, also when none are left', async () => {
  const learner = await newcomer()
  await use(learner, 20)
  const answered = await ask(learner, 'I took too many pills')
  expect([answered.statusCode, answered.json().quota]).toEqual([200, { aDay: 20, left: 0 }])
  expect((await ask(learner)).json().code).toBe('quota_exceeded')
  const [row] = await product.dependencies.db.select().from(chatUsage).where(eq(chatUsage.userId, learner.userId))
  expect(row?.messages).toBe(20)
})

test('of parallel messages at the limit exactly the limit get through', async () => {
  const learner = await newcomer()
  await use(learner, 14)
  const replies = await Promise.all(Array.from({ length: 15 }, (_, i) => ask(learner, `Question ${i}`)))
  const answered = replies.filter(({ statusCode }) => statusCode === 200)
  expect(answered.map((reply) => reply.json().quota.left).sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect(replies.filter((reply) => reply.json().code === 'quota_exceeded')).toHaveLength(9)
  expect((await history(learner)).messages).toHaveLength(12)
})

test('so do a day’s first messages', async () => {
  const learner = await newcomer()
  const replies = await Promise.all(Array.from({ length: 23 }, () => ask(learner)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
})

test('the next day (UTC) has new messages', async () => {
  const learner = await newcomer()
  await use(learner, 20)
  now += day / 2 - 1
  const refused = await ask(learner)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
  now += 1
  expect(await left(learner)).toBe(20)
  expect((await ask(learner)).json().quota.left).toBe(19)
})

test('a deleted conversation gives none back', async () => {
  const learner = await newcomer()
  await use(learner, 18)
  await ask(learner)
  await ask(learner)
  await learner.remove(`/chat/${learner.userId}`)
  const coach = { state: 'none', provider: '' }
  expect(await history(learner)).toEqual({ messages: [], quota: { aDay: 20, left: 0 }, coach })
  expect((await ask(learner)).statusCode).toBe(429)
})

test('a larger plan counts at once, and a smaller one leaves nothing rather than less', async () => {
  const learner = await newcomer()
  await use(learner, 20)
  const setPlan = (plan: PlanName) =>
    product.dependencies.db.update(users).set({ plan }).where(eq(users.id, learner.userId))
  await setPlan('pro')
  expect((await ask(learner)).json().quota).toEqual({ aDay: 100, left: 79 })
  await setPlan('basic')
  expect((await history(learner)).quota).toEqual({ aDay: 20, left: 0 })
})

describe('what fails does not count and leaves nothing behind:', () => {
  const nothing = { messages: [], quota: { aDay: 20, left: 20 }, coach: { state: 'none', provider: '' } }

  test('an advisor that fails', async () => {
    const learner = await newcomer()
    scripted.play(async () => {
      throw new Error('broken')
    })
    const reply = await ask(learner)
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal'])
    expect(reply.body).not.toContain('broken')
    expect(await history(learner)).toEqual(nothing)
  })

  test('an advisor that never answers, which is stopped; the next question is not held up', async () => {
    const learner = await newcomer()
    scripted.calls.length = 0
    scripted.play(() => new Promise(() => undefined))
    const reply = await ask(learner)
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
    expect(reply.headers['retry-after']).toBe('5')
    expect(scripted.calls[0]?.options.isCancelled?.()).toBe(true)
    expect(await history(learner)).toEqual(nothing)
    scripted.play(echo)
    expect((await ask(learner)).statusCode).toBe(200)
  })

  test('an answer that cannot be stored', async () => {
    const learner = await newcomer()
    const { db } = product.dependencies
    await db.execute(`alter table chat_messages add constraint no_bots check (sender <> 'bot') not valid`)
    const reply = await ask(learner)
    await db.execute('alter table chat_messages drop constraint no_bots')
    expect(reply.statusCode).toBe(500)
    expect(await history(learner)).toEqual(nothing)
  })

  test('the message goes back to the day it was sent on', async () => {
    const learner = await newcomer()
    await ask(learner)
    scripted.play(async () => {
      now += day
      throw new Error('broken')
    })
    await ask(learner)
    scripted.play(echo)
    expect((await ask(learner)).json().quota.left).toBe(19)
    now -= day
    expect(await left(learner)).toBe(19)
  })
})

test('counts of long ago are deleted', async () => {
  const learner = await newcomer()
  await use(learner, 3)
  now += 35 * day
  await applyRetention(product.dependencies)
  const rows = () => product.dependencies.db.$count(chatUsage, eq(chatUsage.userId, learner.userId))
  expect(await rows()).toBe(1)
  now += day
  await applyRetention(product.dependencies)
  expect(await rows()).toBe(0)
})
