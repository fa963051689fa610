import type { WorkSample } from '@milepost/contract/work-samples/schema'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const work = { title: 'A page for my aunt’s shop', link: 'https://example.com/shop', shared: false }
const address = (learner: Learner) => `/roadmap/${learner.userId}/work-samples`
const list = async (learner: Learner): Promise<WorkSample[]> => (await learner.get(address(learner))).json()
const milestoneOf = async (learner: Learner) => {
  const milestone = (await learner.roadmap()).roadmap.find((step) => step.milestone)
  if (milestone === undefined) throw new Error('the roadmap has no milestone')
  return milestone.id
}
/** What a shared roadmap shows at a step. */
async function sharedAt(learner: Learner, stepNumber: number) {
  const { token } = (await learner.post(`/roadmap/${learner.userId}/shares`, { days: 30 })).json()
  return (await product.app.inject({ url: `/api/shared/${token}` })).json().steps[stepNumber - 1].work
}

test('work is linked at a milestone, replaced, and removed', async () => {
  const learner = await createLearner(product)
  const id = await milestoneOf(learner)
  expect((await learner.put(`${address(learner)}/${id}`, work)).json()).toEqual({ step_id: id, ...work })
  const better = { ...work, title: 'The shop, with prices' }
  expect((await learner.put(`${address(learner)}/${id}`, better)).statusCode).toBe(200)
  expect(await list(learner)).toEqual([{ step_id: id, ...better }])
  expect((await learner.remove(`${address(learner)}/${id}`)).statusCode).toBe(204)
  expect(await list(learner)).toEqual([])
  expect((await learner.remove(`${address(learner)}/${id}`)).statusCode).toBe(404)
})

test('it is private until the learner shows it, and a shared roadmap has nothing of it before', async () => {
  const learner = await createLearner(product)
  const id = await milestoneOf(learner)
  await learner.put(`${address(learner)}/${id}`, work)
  expect(await sharedAt(learner, id)).toBeNull()
  await learner.put(`${address(learner)}/${id}`, { ...work, shared: true })
  expect(await sharedAt(learner, id)).toEqual({ title: work.title, link: work.link })
})

test('a step that is no milestone takes none', async () => {
  const learner = await createLearner(product)
  expect((await learner.put(`${address(learner)}/1`, work)).statusCode).toBe(404)
  expect((await learner.put(`${address(learner)}/9999`, work)).statusCode).toBe(404)
  expect(await list(learner)).toEqual([])
})

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,hello'],
  ['//example.com'],
  ['https://user@example.com'],
  ['my page'],
  [''],
])('a link like %o is refused, with the field named', async (link) => {
  const learner = await createLearner(product)
  const reply = await learner.put(`${address(learner)}/${await milestoneOf(learner)}`, { ...work, link })
  expect(reply.statusCode).toBe(400)
  expect(JSON.stringify(reply.json())).toContain('link')
  expect(await list(learner)).toEqual([])
})
