import { and, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { skillCorrections } from '#db/schema/decisions.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, type Learner } from '../../../test/factories.ts'
import { restorationsBy, roadmapStateOf } from '../../../test/roadmap-state.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const restorations = (learner: Learner) => restorationsBy(product, learner)

describe('versions', () => {
  test('made before there were corrections and rejections can be read', async () => {
    const learner = await createLearner(product, {}, { experience: 'I know HTML.' })
    const before = await roadmapStateOf(learner)
    const { db } = product.dependencies
    await db.execute(sql`update roadmaps set known_skills =
      (select jsonb_agg(skill - 'source' - 'impliedBy' - 'level') from jsonb_array_elements(known_skills) skill) where user_id = ${learner.userId}`)
    await db.execute(sql`update recommendations set value = jsonb_set(value, '{ranking}',
      (select jsonb_agg(career - 'rejected') from jsonb_array_elements(value -> 'ranking') career)) where user_id = ${learner.userId}`)
    expect(await learner.roadmap()).toEqual(before.roadmap)
    expect(before.roadmap.knownSkills).toMatchObject([{ id: 'html', level: 'projects', source: 'answers' }])
  })
})

describe('a version restored', () => {
  test('several times at once is restored once', async () => {
    const learner = await createLearner(product)
    await learner.switchTo('qa-engineer')
    const replies = await Promise.all([1, 1, 1, 1].map((version) => learner.restore(version)))
    expect(replies.map((reply) => reply.json().version)).toEqual([1, 1, 1, 1])
    expect(await restorations(learner)).toHaveLength(1)
  })

  test('at once with others leaves one current', async () => {
    const learner = await createLearner(product)
    await learner.switchTo('qa-engineer')
    await learner.correct('git', 'projects')
    const replies = await Promise.all([1, 2, 1, 2].map((version) => learner.restore(version)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const { versions, advice } = await roadmapStateOf(learner)
    const current = versions.filter((version) => version.current)
    expect(current).toHaveLength(1)
    expect(advice.chosenCareerId).toBe(current[0]?.version === 2 ? 'qa-engineer' : null)
  })

  test('while a skill is corrected and a career switched: decisions and current version belong together', async () => {
    for (let round = 0; round < 5; round += 1) {
      const learner = await createLearner(product, { plan: 'pro' })
      await learner.switchTo('qa-engineer')
      await learner.correct('git', 'projects')
      const replies = await Promise.all([
        learner.correct('html', 'projects'),
        learner.restore(1),
        learner.correct('css', 'projects'),
        learner.switchTo('cloud-engineer'),
        learner.restore(2),
      ])
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
      const { db } = product.dependencies
      const current = await db
        .select()
        .from(roadmaps)
        .where(and(eq(roadmaps.userId, learner.userId), eq(roadmaps.isCurrent, true)))
      const corrections = await db
        .select({ skillId: skillCorrections.skillId, level: skillCorrections.level })
        .from(skillCorrections)
        .where(eq(skillCorrections.userId, learner.userId))
      const { chosenCareerId } = await learner.advice()
      expect(current).toMatchObject([{ chosenCareerId, corrections: [...corrections].sort(bySkill) }])
    }
  })
})

function bySkill(a: { skillId: string }, b: { skillId: string }): number {
  return a.skillId < b.skillId ? -1 : 1
}
