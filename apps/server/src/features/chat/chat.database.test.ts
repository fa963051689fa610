import { createEmbeddedAdvisor } from '@milepost/advisor'
import type { ChatMessage, ChatReply } from '@milepost/contract/chat/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { chatMessages, chatUsage } from '#db/schema/chat-messages.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, createUser, type Learner } from '../../../test/factories.ts'
import { answerOf, echo, gate, scriptAdvisor, sentenceOf } from '../../../test/scripted-advisor.ts'

const scripted = scriptAdvisor()

const product = await buildTestApp({ dependencies: { advisor: scripted.advisor } })
beforeEach(() => {
  scripted.play(echo)
  scripted.calls.length = 0
})
afterAll(() => product.close())

const newcomer = () => createUser(product)
const ask = (learner: Learner, message: string) => learner.post('/chat', { userId: learner.userId, message })
const coach = { state: 'none', provider: '' }
const history = async (learner: Learner): Promise<{ messages: ChatMessage[]; quota: ChatReply['quota'] }> =>
  (await learner.get(`/chat/${learner.userId}`)).json()
const texts = async (learner: Learner) => (await history(learner)).messages.map(({ text }) => text)

test('a question is answered, and both are remembered', async () => {
  const learner = await newcomer()
  const first = sentenceOf('Learn HTML first.')
  const second = {
    text: 'Then CSS.',
    sources: [{ kind: 'step' as const, id: '2', title: 'CSS', secret: 'not for clients' }],
  }
  scripted.play(async () => answerOf([first, second]))
  const reply = await ask(learner, '  What is first?\n')
  expect(reply.statusCode).toBe(200)
  const question = { sender: 'user', text: 'What is first?', sentences: [], suggestions: [], engine: null }
  const answer = {
    sender: 'bot',
    text: 'Learn HTML first. Then CSS.',
    engine: 'embedded',
    suggestions: ['What comes next?'],
    sentences: [first, { text: 'Then CSS.', sources: [{ kind: 'step', id: '2', title: 'CSS' }] }],
  }
  expect(reply.json()).toMatchObject({ reply: answer.text, question, answer, quota: { aDay: 20, left: 19 } })
  expect(reply.body).not.toContain('secret')
  expect(await history(learner)).toEqual({
    messages: [reply.json().question, reply.json().answer],
    quota: { aDay: 20, left: 19 },
    coach,
  })
})

test('what an answer proposes is remembered with it, and changes nothing', async () => {
  const learner = await createLearner(product)
  const roadmap = async () => (await learner.get(`/roadmap/${learner.userId}`)).json()
  const before = await roadmap()
  const action = { kind: 'set_pace' as const, hoursPerWeek: 6, from: null }
  scripted.play(async () => {
    const answer = answerOf([sentenceOf('Set it?')])
    return { ...answer, value: { ...answer.value, action: { ...action, secret: 'not for clients' } } }
  })
  const reply = await ask(learner, 'Set my pace to 6 hours a week')
  expect(reply.json()).toMatchObject({ question: { action: null }, answer: { action } })
  expect(reply.body).not.toContain('secret')
  const { messages } = await history(learner)
  expect(messages.map((message) => message.action)).toEqual([null, action])
  expect(await roadmap()).toEqual(before)
})

test('an order is answered with the learner’s own step, by its key', async () => {
  const learner = await createLearner(product)
  const embedded = createEmbeddedAdvisor()
  scripted.play(({ turns, context, options }) => embedded.chat(turns, context, options))
  const { roadmap } = (await learner.get(`/roadmap/${learner.userId}`)).json()
  const [{ id, key, label }] = roadmap
  const { answer } = (await ask(learner, `mark step ${id} as done`)).json()
  expect(answer.action).toEqual({ kind: 'mark_step', stepKey: key, stepId: id, label, from: 'not_started', to: 'done' })
  expect((await learner.get(`/progress/${learner.userId}`)).json()).toEqual([])
})

test('a message from before there were proposals has none', async () => {
  const learner = await newcomer()
  await product.dependencies.db
    .insert(chatMessages)
    .values({ userId: learner.userId, sender: 'bot', text: 'Old', sentences: [], suggestions: [] })
  expect((await history(learner)).messages).toMatchObject([{ text: 'Old', action: null }])
})

test('an answer without a sentence is an empty reply', async () => {
  const learner = await newcomer()
  scripted.play(async () => answerOf([]))
  expect((await ask(learner, 'Hm?')).json()).toMatchObject({ reply: '', answer: { text: '', sentences: [] } })
  expect(await texts(learner)).toEqual(['Hm?', ''])
})

test.each([
  [{ engine: 'embedded' as const }, 'embedded'],
  [{ engine: 'model' as const }, 'model'],
  [{ engine: 'embedded' as const, fallbackReason: 'timeout' as const }, 'fallback'],
])('what answered is said: %o is %s', async (result, engine) => {
  const learner = await newcomer()
  scripted.play(async () => answerOf([sentenceOf('Yes.')], result))
  expect((await ask(learner, 'Is it?')).json().answer.engine).toBe(engine)
})

describe('what is refused', () => {
  test.each([
    ['nothing', '', 'required'],
    ['spaces', ' \n\t ', 'required'],
    ['4,001 characters', 'x'.repeat(4_001), 'too_long'],
    ['no message', undefined, 'required'],
    ['a number', 7, 'type'],
  ])('%s', async (_what, message, rule) => {
    const learner = await newcomer()
    const reply = await learner.post('/chat', { userId: learner.userId, message })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
    expect(reply.json().issues).toMatchObject([{ field: 'message', rule, message: expect.stringMatching(/^Message/) }])
    expect(await history(learner)).toEqual({ messages: [], quota: { aDay: 20, left: 20 }, coach })
    expect(scripted.calls).toHaveLength(0)
  })

  test('anything else in the body', async () => {
    const learner = await newcomer()
    expect((await learner.post('/chat', { userId: learner.userId, message: 'Hi', plan: 'premium' })).statusCode).toBe(
      400,
    )
  })

  test('the longest message is not', async () => {
    const learner = await newcomer()
    const message = 'é'.repeat(4_000)
    expect((await ask(learner, message)).json().question.text).toBe(message)
  })
})

test('everyone has a separate conversation, and only that', async () => {
  const [asha, ravi] = [await newcomer(), await newcomer()]
  await ask(asha, 'Only for me')
  for (const reply of [
    await ravi.post('/chat', { userId: asha.userId, message: 'Hello' }),
    await ravi.get(`/chat/${asha.userId}`),
    await ravi.remove(`/chat/${asha.userId}`),
  ]) {
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden'])
  }
  await ask(ravi, 'Mine')
  expect(scripted.calls.at(-1)?.turns).toEqual([{ sender: 'user', text: 'Mine' }])
  expect(await texts(asha)).toEqual(['Only for me', 'You asked: Only for me'])
})

test('it is for learners who are signed in', async () => {
  const admin = await createUser(product, { role: 'admin' })
  expect((await ask(admin, 'Hello')).statusCode).toBe(403)
  const nobody = await product.app.inject({
    method: 'POST',
    url: '/api/chat',
    payload: { userId: admin.userId, message: 'Hello' },
  })
  expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'unauthenticated'])
  expect(scripted.calls).toHaveLength(0)
})

test('the advisor gets the last 20 turns, the oldest first', async () => {
  const learner = await newcomer()
  for (let i = 1; i <= 12; i += 1) await ask(learner, `Question ${i}`)
  const turns = scripted.calls.at(-1)?.turns ?? []
  expect(turns).toHaveLength(21)
  expect(turns[0]).toEqual({ sender: 'user', text: 'Question 2' })
  expect(turns[1]).toEqual({ sender: 'bot', text: 'You asked: Question 2' })
  expect(turns.at(-1)).toEqual({ sender: 'user', text: 'Question 12' })
})

test('questions sent at once are asked one after the other, and each is followed by its answer', async () => {
  const learner = await newcomer()
  let [underWay, most] = [0, 0]
  scripted.play(async (call) => {
    underWay += 1
    most = Math.max(most, underWay)
    await call.context.findCourses({ skills: [], words: 'html', limit: 3 })
    underWay -= 1
    return echo(call)
  })
  const replies = await Promise.all(['A', 'B', 'C', 'D'].map((message) => ask(learner, message)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(most).toBe(1)
  expect(scripted.calls.map(({ turns }) => turns.length)).toEqual([1, 3, 5, 7])
  const said = await texts(learner)
  expect(said.filter((_, i) => i % 2 === 0).sort()).toEqual(['A', 'B', 'C', 'D'])
  for (let i = 0; i < said.length; i += 2) expect(said[i + 1]).toBe(`You asked: ${said[i]}`)
})

test('one learner does not wait for another', async () => {
  const [slow, quick] = [await newcomer(), await newcomer()]
  const { promise, resolve } = gate()
  scripted.play(async (call) => {
    if (call.turns.at(-1)?.text === 'Slow') await promise
    return echo(call)
  })
  const pending = ask(slow, 'Slow')
  expect((await ask(quick, 'Quick')).statusCode).toBe(200)
  resolve()
  expect((await pending).statusCode).toBe(200)
})

test('the latest 200 messages are listed and the latest 1,000 kept', async () => {
  const learner = await newcomer()
  const other = await newcomer()
  await ask(other, 'Kept')
  const rows = Array.from({ length: 1_000 }, (_, i) => ({
    userId: learner.userId,
    sender: i % 2 === 0 ? ('user' as const) : ('bot' as const),
    text: `Old ${i}`,
    sentences: [],
    suggestions: [],
  }))
  await product.dependencies.db.insert(chatMessages).values(rows)
  await ask(learner, 'New')
  const listed = await texts(learner)
  expect(listed).toHaveLength(200)
  expect([listed[0], listed[197], listed[198], listed[199]]).toEqual(['Old 802', 'Old 999', 'New', 'You asked: New'])
  const kept = await product.dependencies.db.select().from(chatMessages).where(eq(chatMessages.userId, learner.userId))
  expect(kept).toHaveLength(1_000)
  expect(kept.map(({ text }) => text)).not.toContain('Old 1')
  expect(kept.map(({ text }) => text)).toContain('Old 2')
  expect(await texts(other)).toEqual(['Kept', 'You asked: Kept'])
})

test('a deleted conversation is gone, which nothing records, and a new one begins', async () => {
  const [learner, other] = [await newcomer(), await newcomer()]
  await ask(learner, 'Forget this')
  await ask(other, 'Keep this')
  const reply = await learner.remove(`/chat/${learner.userId}`)
  expect([reply.statusCode, reply.body]).toEqual([204, ''])
  expect(await texts(learner)).toEqual([])
  expect(await texts(other)).toHaveLength(2)
  await ask(learner, 'Again')
  expect(scripted.calls.at(-1)?.turns).toEqual([{ sender: 'user', text: 'Again' }])
  const audited = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.actorId, learner.userId))
  expect(audited.map(({ action }) => action)).toEqual(['user.registered'])
})

test('with the account goes all of it', async () => {
  const learner = await newcomer()
  await ask(learner, 'Hello')
  const { db } = product.dependencies
  await db.delete(users).where(eq(users.id, learner.userId))
  expect(await db.$count(chatMessages, eq(chatMessages.userId, learner.userId))).toBe(0)
  expect(await db.$count(chatUsage, eq(chatUsage.userId, learner.userId))).toBe(0)
})

test('an account deleted while its question is answered stores nothing', async () => {
  const learner = await newcomer()
  scripted.play(async (call) => {
    await product.dependencies.db.delete(users).where(eq(users.id, learner.userId))
    return echo(call)
  })
  expect((await ask(learner, 'Hello')).statusCode).toBe(401)
})

test('too many in a quarter of an hour are stopped for a while', async () => {
  const limited = await buildTestApp({
    environment: { RATE_LIMIT_CHAT_ACCOUNT: '2' },
    dependencies: { advisor: scripted.advisor },
  })
  const learner = await createUser(limited)
  const other = await createUser(limited)
  const statuses = []
  for (let i = 0; i < 3; i += 1) statuses.push((await ask(learner, 'Hello')).statusCode)
  expect(statuses).toEqual([200, 200, 429])
  const refused = await ask(learner, 'Hello')
  expect(refused.json().code).toBe('rate_limited')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect((await history(learner)).quota.left).toBe(18)
  expect((await ask(other, 'Hello')).statusCode).toBe(200)
  limited.advance(15 * 60 * 1000)
  expect((await ask(learner, 'Hello')).statusCode).toBe(200)
  await limited.close()
})

test('no message is logged, whatever happens', async () => {
  const learner = await createLearner(product)
  const secret = 'Quetzalcoatl'
  await ask(learner, secret)
  scripted.play(async ({ turns }) => {
    throw new Error(`cannot read\n    at read (${turns.at(-1)?.text}:1:1)`)
  })
  expect((await ask(learner, secret)).statusCode).toBe(500)
  await learner.get(`/chat/${learner.userId}`)
  await vi.waitFor(() => expect(product.logged.join('')).toContain('the advisor failed with Error'), {
    timeout: 10_000,
  })
  expect(product.logged.join('')).toContain('chat.database.test.ts')
  expect(product.logged.join('')).not.toContain(secret)
})
