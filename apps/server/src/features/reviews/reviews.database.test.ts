import type { Review } from '@milepost/contract/reviews/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { afterAll, expect, test } from 'vitest'
import { reviews } from '#db/schema/reviews.ts'
import { scheduleReview } from '#features/reviews/schedule-review.ts'
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

test('a question of a finished session comes back the next day, and is gone once it was answered', async () => {
  const learner = await createLearner(product)
  await tick(learner, 'branches')
  expect(await due(learner)).toEqual([])
  product.advance(day)
  const [first] = await due(learner)
  expect(first).toMatchObject({
    subject: { key: 'skill:git' },
    session: { id: 'branches' },
    ask: expect.stringMatching(/\?/),
  })
  expect((await answer(learner, first?.question ?? '', true)).statusCode).toBe(204)
  expect(await due(learner)).toEqual([])
})

test('it comes back after days, then weeks, then months, and sooner once it was forgotten', () => {
  let [card, at]: [Parameters<typeof scheduleReview>[0], Date] = [null, new Date('2026-11-28T10:00:00Z')]
  const waits = [true, true, true, false].map((knew) => {
    const next = scheduleReview(card, knew, at)
    const days = (Date.parse(next.due) - at.getTime()) / day
    card = next.card
    at = new Date(`${next.due}T10:00:00Z`)
    return Math.round(days)
  })
  const [days = 0, weeks = 0, months = 0, forgotten = 0] = waits
  expect([days > 1 && days < 8, weeks > 7 && weeks < 60, months > 60, forgotten < weeks]).toEqual([
    true,
    true,
    true,
    true,
  ])
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
