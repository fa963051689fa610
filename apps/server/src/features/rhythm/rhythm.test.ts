import type { Rhythm } from '@milepost/contract/rhythm/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { stepTicks } from '#db/schema/progress.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, type Learner } from '../../../test/factories.ts'

const day = 24 * 60 * 60 * 1000

const product = await buildTestApp()
afterAll(() => product.close())

const rhythmOf = async (learner: Learner): Promise<Rhythm> => (await learner.get(`/rhythm/${learner.userId}`)).json()

test('a step that is done makes its week, in the learner’s own time zone', async () => {
  const learner = await createLearner(product)
  expect(await rhythmOf(learner)).toMatchObject({ timeZone: null, weeks: [{ state: 'open', hours: 0 }], quietWeeks: 0 })
  const [step] = (await learner.roadmap()).roadmap
  await learner.finish(1)
  await learner.put(`/preferences/${learner.userId}`, { timeZone: 'Asia/Colombo' })
  const { timeZone, weeks } = await rhythmOf(learner)
  expect(timeZone).toBe('Asia/Colombo')
  expect(weeks).toMatchObject([{ state: 'learned' }])
  expect(weeks[0]?.hours).toBeCloseTo(step?.hours ?? 0)
})

test('at most eight weeks are shown, however long ago the first one was', async () => {
  const learner = await createLearner(product)
  await learner.finish(1)
  const { db, clock } = product.dependencies
  const tickedAt = new Date(clock().getTime() - 12 * 7 * day)
  await db.update(stepTicks).set({ tickedAt }).where(eq(stepTicks.userId, learner.userId))
  const { weeks, quietWeeks } = await rhythmOf(learner)
  expect(weeks).toHaveLength(8)
  expect(weeks.at(-1)).toMatchObject({ state: 'open' })
  expect(quietWeeks).toBe(11)
})
