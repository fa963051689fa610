import type { Review } from '@milepost/contract/reviews/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { afterAll, expect, test } from 'vitest'
import { reviews } from '#db/schema/reviews.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())
const day = 24 * 60 * 60 * 1000

const due = async (learner: Learner): Promise<Review[]> => (await learner.get('/reviews')).json()
const answer = (learner: Learner, question: string, knew: boolean) => learner.post('/reviews', { question, knew })

async function tick(learner: Learner, task: string, ticked = true) {
  const roadmap: Roadmap = await learner.roadmap()
  const stepId = roadmap.roadmap.find(({ key }) => key === 'skill:git')?.id
  const reply = await learner.post('/progress/ticks', { userId: learner.userId, stepId, task, ticked })
  expect(reply.statusCode).toBe(200)
}

test('a question of a finished session comes back the next day, after days, and after weeks', async () => {
  const learner = await createLearner(product)
  await tick(learner, 'branches')
  expect(await due(learner)).toEqual([])
  product.advance(day)
  const [first] = await due(learner)
  expect(first).toMatchObject({ skill: { id: 'git' }, session: { id: 'branches' }, ask: expect.stringMatching(/\?/) })
  const waits: number[] = []
  for (let round = 0; round < 3; round += 1) {
    expect((await answer(learner, first?.question ?? '', true)).statusCode).toBe(204)
    let days = 0
    while ((await due(learner)).length === 0 && days < 400) {
      product.advance(day)
      days += 1
    }
    waits.push(days)
  }
  expect(waits[0]).toBeGreaterThan(1)
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  await answer(learner, first?.question ?? '', false)
  product.advance(30 * day)
  expect(await due(learner)).toHaveLength(1)
})

test('one that is unticked before it was answered is gone, and so is one that the knowledge no longer has', async () => {
  const learner = await createLearner(product)
  await tick(learner, 'history')
  await tick(learner, 'history', false)
  await product.dependencies.db
    .insert(reviews)
    .values({ userId: learner.userId, question: 'git/gone/question', due: '2026-01-01' })
  product.advance(2 * day)
  expect(await due(learner)).toEqual([])
  expect((await answer(learner, 'git/history/restore-revert', true)).statusCode).toBe(404)
})

test('at most five come back on a day, and answering one twice counts once', async () => {
  const learner = await createLearner(product)
  for (const session of ['first-commits', 'history', 'branches', 'conflicts', 'remotes', 'rescue'])
    await tick(learner, session)
  product.advance(day)
  const [first] = await due(learner)
  expect(await due(learner)).toHaveLength(5)
  await Promise.all([answer(learner, first?.question ?? '', false), answer(learner, first?.question ?? '', false)])
  expect((await due(learner)).map(({ question }) => question)).not.toContain(first?.question)
})
