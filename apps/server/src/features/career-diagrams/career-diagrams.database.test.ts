import { farthestPosition, maxPositionsAtOnce } from '@milepost/contract/career-diagrams/limits'
import type { CardPositions, CareerDiagram } from '@milepost/contract/career-diagrams/schema'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, createUser, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const read = async (learner: Learner): Promise<CareerDiagram['content']> => {
  const reply = await learner.get(`/career/${learner.userId}`)
  expect([reply.statusCode, reply.json().type]).toEqual([200, 'reactflow'])
  return reply.json().content
}
const put = (learner: Learner, positions: object) => learner.put(`/career/${learner.userId}/positions`, { positions })
const reset = (learner: Learner) => learner.remove(`/career/${learner.userId}/positions`)
const placed = ({ nodes }: CareerDiagram['content']) =>
  Object.fromEntries(nodes.flatMap(({ key, position }) => (position === null ? [] : [[key, position]])))

test('every step is a card with what the roadmap says of it, linked with the next one', async () => {
  const learner = await createLearner(product)
  const { roadmap, career, titles } = await learner.roadmap()
  const content = await read(learner)
  expect(content.career).toBe(career)
  expect(content.nodes).toEqual(
    roadmap.map(({ id, key, label, description, section, estimatedTime, milestone }) => ({
      id: String(id),
      key,
      position: null,
      data: {
        label,
        description,
        section,
        estimatedTime,
        milestone,
        titles: titles.flatMap(({ title, reachedAfterStep }) => (reachedAfterStep === id ? [title] : [])),
      },
    })),
  )
  expect(content.nodes.flatMap(({ data }) => data.titles)).toEqual(titles.map(({ title }) => title))
  expect(content.edges.map(({ source, target }) => [Number(source), Number(target)])).toEqual(
    roadmap.slice(1).map(({ id }) => [id - 1, id]),
  )
})

test('cards stay where they were put, those not named too, until the layout is reset', async () => {
  const learner = await createLearner(product)
  const [first, second] = (await read(learner)).nodes.map(({ key }) => key) as [string, string]
  expect((await put(learner, { [first]: { x: 15, y: -30 } })).json()).toEqual({
    positions: { [first]: { x: 15, y: -30 } },
  })
  await put(learner, { [second]: { x: 45.4, y: 60 } })
  expect(placed(await read(learner))).toEqual({ [first]: { x: 15, y: -30 }, [second]: { x: 45, y: 60 } })
  expect((await reset(learner)).statusCode).toBe(204)
  expect(placed(await read(learner))).toEqual({})
  expect((await reset(learner)).statusCode).toBe(204)
})

test('a new roadmap keeps the places of the steps it shares, and those of a career left behind come back with it', async () => {
  const learner = await createLearner(product)
  const before = (await read(learner)).nodes
  const everywhere: CardPositions = Object.fromEntries(before.map(({ key, id }) => [key, { x: Number(id), y: 5 }]))
  expect((await put(learner, everywhere)).statusCode).toBe(200)
  await learner.switchTo('full-stack-developer')
  const after = await read(learner)
  const shared = after.nodes.map(({ key }) => key).filter((key) => key in everywhere)
  expect(shared.length).toBeGreaterThan(3)
  expect(Object.keys(placed(after)).sort()).toEqual(shared.sort())
  const [key = ''] = shared
  await put(learner, { [key]: { x: 900, y: 900 } })
  await learner.switchTo('frontend-developer')
  expect(placed(await read(learner))).toEqual({ ...everywhere, [key]: { x: 900, y: 900 } })
})

test('cards moved in two tabs at once are all remembered', async () => {
  const learner = await createLearner(product)
  const keys = (await read(learner)).nodes.slice(0, 8).map(({ key }) => key)
  await Promise.all(keys.map((key, index) => put(learner, { [key]: { x: index, y: index } })))
  expect(Object.keys(placed(await read(learner))).sort()).toEqual([...keys].sort())
})

test('keys of no step are passed over, also such as objects have by themselves', async () => {
  const learner = await createLearner(product)
  const nowhere = { x: 1, y: 1 }
  const reply = await put(learner, { 'skill:juggling': nowhere, constructor: nowhere, toString: nowhere })
  expect([reply.statusCode, reply.json()]).toEqual([200, { positions: {} }])
})

test.each([
  ['too far', { 'skill:html': { x: farthestPosition + 1, y: 0 } }],
  ['too far the other way', { 'skill:html': { x: 0, y: -farthestPosition - 1 } }],
  ['no number', { 'skill:html': { x: '15', y: 0 } }],
  ['no position', { 'skill:html': null }],
  ['half a position', { 'skill:html': { x: 15 } }],
  ['more than a position', { 'skill:html': { x: 15, y: 15, z: 15 } }],
  ['an empty key', { '': { x: 0, y: 0 } }],
  ['a key that is too long', { ['k'.repeat(121)]: { x: 0, y: 0 } }],
  ['a list', [{ x: 0, y: 0 }]],
  [
    'too many',
    Object.fromEntries(
      Array.from({ length: maxPositionsAtOnce + 1 }, (_, index) => [`skill:${index}`, { x: 0, y: 0 }]),
    ),
  ],
])('%s is refused', async (_, positions) => {
  const learner = await createLearner(product)
  expect((await put(learner, positions)).statusCode).toBe(400)
  expect(placed(await read(learner))).toEqual({})
})

test('without a roadmap there is no card to put anywhere', async () => {
  const learner = await createUser(product)
  expect((await put(learner, { 'skill:html': { x: 1, y: 1 } })).statusCode).toBe(404)
})

test('another map takes a paid plan', async () => {
  const again = (learner: Learner) => learner.post('/career/generate', { userId: learner.userId, regenerate: true })
  const refused = await again(await createLearner(product))
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'premium_required'])
  const paying = await createLearner(product, { plan: 'pro' })
  expect((await again(paying)).statusCode).toBe(200)
  expect((await paying.roadmap()).version).toBe(2)
})
