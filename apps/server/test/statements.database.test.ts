import { afterAll, expect, test, vi } from 'vitest'
import { buildTestApp } from './build-test-app.ts'
import { createLearner } from './factories.ts'

/** How many statements the hot requests send to the database once they were asked before: a budget. */
const product = await buildTestApp()
const learner = await createLearner(product)
afterAll(() => product.close())

const progress = { userId: learner.userId, stepId: 1, status: 'done' }

test.each([
  ['the catalogue', 1, () => product.app.inject({ url: '/api/courses?page=1&page_size=6', headers: learner.headers })],
  ['the roadmap', 1, () => learner.get(`/roadmap/${learner.userId}`)],
  ['progress', 1, () => learner.get(`/progress/${learner.userId}`)],
  ['a saved step', 3, () => learner.post('/progress', progress)],
])('%s takes %i', async (_, budget, ask) => {
  expect((await ask()).statusCode).toBe(200)
  const { pool } = product.client
  const statements = vi.spyOn(pool, 'query')
  const connections = vi.spyOn(pool, 'connect')
  await ask()
  const sent = statements.mock.calls.map(([statement]) => statement)
  // Each statement takes a connection of the pool, and a transaction takes one for itself.
  const used = connections.mock.calls.length
  vi.restoreAllMocks()
  expect(sent).toHaveLength(budget)
  expect(used).toBe(budget)
})

test('requests that come together share their look-ups', async () => {
  const ask = () => learner.get(`/roadmap/${learner.userId}`)
  await ask()
  const statements = vi.spyOn(product.client.pool, 'query')
  const replies = await Promise.all(Array.from({ length: 50 }, ask))
  const sent = statements.mock.calls.length
  vi.restoreAllMocks()
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(sent).toBeLessThanOrEqual(4)
})

test('callers who share a look-up each get their own answer, and one whose session has ended is refused', async () => {
  const others = [await createLearner(product), await createLearner(product), await createLearner(product)]
  const [ended] = others
  expect((await ended?.post('/auth/logout', {}))?.statusCode).toBeLessThan(300)
  const ask = (caller: typeof learner) => caller.get(`/users/${caller.userId}`)
  const statements = vi.spyOn(product.client.pool, 'query')
  const together = await Promise.all([learner, ...others].map(ask))
  // One look-up for all, and the answers of the other two are made.
  const lookups = statements.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('token_hash'))
  vi.restoreAllMocks()
  expect(lookups).toHaveLength(1)
  expect(together.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 200])
  const ids = together.map((reply) => reply.json().id)
  expect(ids).toEqual([learner, ...others].map(({ userId }) => (userId === ended?.userId ? undefined : userId)))
})

test('the hot look-ups keep one plan', async () => {
  for (let turn = 0; turn < 12; turn += 1)
    for (const path of ['roadmap', 'progress']) await learner.get(`/${path}/${learner.userId}`)
  const { rows } = await product.client.pool.query(
    `select name from pg_prepared_statements where generic_plans < 2 and custom_plans + generic_plans > 8`,
  )
  expect(rows).toEqual([])
})
