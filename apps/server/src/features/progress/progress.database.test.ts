import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { activityEvents } from '#db/schema/activity-events.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { actAs, type Caller, signUp, signUpWithRoadmap } from '../../../test/factories.ts'
import { buildSecondInstance } from '../../../test/second-instance.ts'

const product = await buildTestApp()
const other = await buildSecondInstance(product)
afterAll(async () => {
  await other.close()
  await product.close()
})

const save = (caller: Caller, body: object) =>
  product.app.inject({
    method: 'POST',
    url: '/api/progress/',
    headers: caller.headers,
    payload: { userId: caller.user.id, ...body },
  })
const list = (caller: Caller) =>
  product.app.inject({ url: `/api/progress/${caller.user.id}/`, headers: caller.headers })

test('a step goes freely between its three states and is remembered', async () => {
  const caller = await signUpWithRoadmap(product)
  expect((await list(caller)).json()).toEqual([])
  for (const status of ['done', 'ongoing', 'not_started', 'done']) {
    const reply = await save(caller, { stepId: 2, status })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ step_id: 2, status })
    expect((await list(caller)).json()).toMatchObject([{ step_id: 2, status }])
  }
})

test('takes the step as text too', async () => {
  const caller = await signUpWithRoadmap(product)
  expect((await save(caller, { stepId: '1', status: 'ongoing' })).json()).toMatchObject({ step_id: 1 })
})

test.each([
  [{ stepId: 9_999, status: 'done' }, 404],
  [{ stepId: 0, status: 'done' }, 400],
  [{ stepId: 1.5, status: 'done' }, 400],
  [{ stepId: 'one', status: 'done' }, 400],
  [{ stepId: true, status: 'done' }, 400],
  [{ stepId: [1], status: 'done' }, 400],
  [{ stepId: null, status: 'done' }, 400],
  [{ stepId: '1e0', status: 'done' }, 400],
  [{ status: 'done' }, 400],
  [{ stepId: 1, status: 'finished' }, 400],
  [{ stepId: 1 }, 400],
  [{ stepId: 1, status: 'done', plan: 'premium' }, 400],
])('refuses %o with %i and changes nothing', async (body, status) => {
  const caller = await signUpWithRoadmap(product)
  expect((await save(caller, body)).statusCode).toBe(status)
  expect((await list(caller)).json()).toEqual([])
})

test('without a roadmap there is no step to set', async () => {
  expect((await save(await signUp(product), { stepId: 1, status: 'done' })).statusCode).toBe(404)
})

test('parallel saves of many steps are all kept', async () => {
  const caller = await signUpWithRoadmap(product)
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1)
  await Promise.all(numbers.map((stepId) => save(caller, { stepId, status: 'done' })))
  expect((await list(caller)).json().map((row: { step_id: number }) => row.step_id)).toEqual(numbers)
})

test.each([
  ['a saved step', (caller: Caller) => save(caller, { stepId: 1, status: 'ongoing' })],
  ['a tick', (caller: Caller) => tick(caller, 'build', true)],
  ['a tick taken back', (caller: Caller) => tick(caller, 'learn', false)],
  ['steps of another roadmap', (caller: Caller) => actAs(product, caller).switchTo('data-scientist')],
])('%s is seen by the next request to every instance, and nothing else is sent again', async (_, change) => {
  const caller = await signUpWithRoadmap(product)
  await save(caller, { stepId: 2, status: 'ongoing' })
  await tick(caller, 'learn', true)
  const ask = async (etag = '') => {
    const url = `/api/progress/${caller.user.id}`
    const headers = { ...caller.headers, 'if-none-match': etag }
    const replies = await Promise.all([product, other].map(({ app }) => app.inject({ url, headers })))
    return replies.map((reply) => ({ status: reply.statusCode, body: reply.body, etag: String(reply.headers['etag']) }))
  }
  const [before] = await ask()
  expect((await ask(before?.etag)).map(({ status, body }) => [status, body])).toEqual([
    [304, ''],
    [304, ''],
  ])
  await change(caller)
  const [here, there] = await ask(before?.etag)
  expect([here?.status, here?.body === before?.body]).toEqual([200, false])
  expect(there).toEqual(here)
})

const tick = (caller: Caller, task: string, ticked: boolean) =>
  actAs(product, caller).post('/progress/ticks', { userId: caller.user.id, stepId: 2, task, ticked })

test('a finished step that is saved again on another day is no new activity, and keeps its time', async () => {
  const caller = await signUpWithRoadmap(product)
  const first = (await save(caller, { stepId: 1, status: 'done' })).json()
  product.advance(25 * 60 * 60 * 1000)
  expect((await save(caller, { stepId: 1, status: 'done' })).json()).toEqual(first)
  const { db } = product.dependencies
  const events = await db
    .select()
    .from(activityEvents)
    .where(eq(activityEvents.userId, caller.user.id))
    .orderBy(activityEvents.id)
  expect(events.map(({ kind }) => kind)).toEqual(['roadmap_made', 'step_done'])
})
