import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { type Caller, signUp, signUpWithRoadmap } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

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
