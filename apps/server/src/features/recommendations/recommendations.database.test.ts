import { createEmbeddedAdvisor } from '@milepost/advisor'
import { type CareerId, careerIds, undecided } from '@milepost/contract/careers/limits'
import type { Advice } from '@milepost/contract/recommendations/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { recommendations } from '#db/schema/recommendations.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, createUser, type Learner } from '../../../test/factories.ts'

let asked = 0

const advisor = createEmbeddedAdvisor()
const recommend: typeof advisor.recommend = (profile) => {
  asked += 1
  return advisor.recommend(profile)
}
const product = await buildTestApp({ dependencies: { advisor: { ...advisor, recommend } } })
afterAll(() => product.close())

const ranked = ({ recommendation }: Advice) => recommendation.ranking.map(({ careerId }) => careerId)
const stored = async ({ userId }: Learner) =>
  product.dependencies.db.select().from(recommendations).where(eq(recommendations.userId, userId))
const times = async (work: () => Promise<unknown>) => {
  const before = asked
  await work()
  return asked - before
}

describe('advice', () => {
  test('ranks every career with reasons, beside the roadmap’s', async () => {
    const learner = await createLearner(product)
    const advice = await learner.advice()
    expect(ranked(advice).sort()).toEqual([...careerIds].sort())
    expect(advice).toMatchObject({
      engine: 'embedded',
      chosenCareerId: null,
      roadmapCareerId: 'frontend-developer',
      rejections: [],
    })
    expect(advice.recommendation.ranking[0]).toMatchObject({ careerId: 'frontend-developer', rejected: false })
    expect(advice.recommendation.ranking[0]?.reasons.length).toBeGreaterThan(0)
  })

  test('says where to look for work that we don’t cover', async () => {
    const goals = { shortTermGoals: 'I want to become a nurse.', longTermGoals: 'Be a nurse in a hospital.' }
    const nothing = { preferredCareer: undecided, experience: '', certifications: '' } as const
    const advice = await (await createLearner(product, {}, { ...nothing, ...goals })).advice()
    expect(advice.recommendation.verdict).toBe('elsewhere')
    expect(advice.otherWork).toMatchObject({
      quote: 'nurse',
      group: { ask: { lk: expect.any(String) }, technology: { careers: expect.arrayContaining([expect.any(String)]) } },
      fields: null,
    })
    expect((await (await createLearner(product)).advice()).otherWork).toBeNull()
  })

  test('comes before the first roadmap too, and takes answers', async () => {
    const learner = await createUser(product)
    for (const reply of [
      await learner.get(`/recommendation/${learner.userId}`),
      await learner.reject('qa-engineer'),
      await learner.remove(`/recommendation/${learner.userId}/rejections/qa-engineer`),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'profile_required'])
    await learner.answer({})
    expect(await learner.advice()).toMatchObject({ roadmapCareerId: null, chosenCareerId: null })
  })

  test('is asked for once for the same answers and decisions, and follows both', async () => {
    const learner = await createLearner(product)
    expect(await times(() => learner.advice())).toBe(0)
    await learner.answer({ preferredCareer: 'Data Scientist', interestAreas: ['Data Analysis', 'Mathematics'] })
    expect(await times(() => learner.advice())).toBe(1)
    expect(ranked(await learner.advice())[0]).toBe('data-scientist')
    expect(await times(() => learner.reject('data-scientist'))).toBe(1)
    expect(await times(() => learner.reject('data-scientist', { reason: 'not_interested', note: 'Really' }))).toBe(0)
    expect(await times(() => learner.reject('data-scientist', { reason: 'too_technical' }))).toBe(1)
    expect(await times(() => learner.correct('html', 'projects'))).toBe(1)
    expect(await times(() => learner.advice())).toBe(0)
  })

  test('leaves one stored recommendation, however many decisions are tried out, beside those of roadmaps', async () => {
    const learner = await createLearner(product)
    for (const careerId of careerIds.slice(0, 6)) await learner.reject(careerId)
    expect(await stored(learner)).toHaveLength(2)
    expect((await learner.roadmap()).version).toBe(1)
  })

  test('counts what is learned on the roadmap as learned, for every career, and undone as not', async () => {
    const learner = await createLearner(product)
    const gaps = async () =>
      new Map((await learner.advice()).recommendation.ranking.map((one) => [one.careerId, one.gap.map(({ id }) => id)]))
    const before = await gaps()
    const { roadmap } = await learner.roadmap()
    const step = roadmap.find(({ key }) => before.get('frontend-developer')?.some((id) => key === `skill:${id}`))
    const learned = step?.key.slice('skill:'.length)
    await learner.finish(step?.id ?? 0)
    const without = [...before].map(([career, ids]) => [career, ids.filter((id) => id !== learned)])
    expect(await gaps()).toEqual(new Map(without as [CareerId, string[]][]))
    await learner.post('/progress', { userId: learner.userId, stepId: step?.id, status: 'ongoing' })
    expect(await gaps()).toEqual(before)
  })

  test('has nothing to do with name, gender, age and place', async () => {
    const personal = { fullName: 'Kamal Perera', gender: 'Male', dob: '1961-07-01', location: 'Colombo' } as const
    const learner = await createLearner(product)
    const other = await createLearner(product, { name: 'Kamal Perera' }, personal)
    const { recommendation } = await learner.advice()
    expect((await other.advice()).recommendation).toEqual(recommendation)
    expect((await other.roadmap()).roadmap).toEqual((await learner.roadmap()).roadmap)
    expect(await times(() => learner.answer(personal).then(() => learner.advice()))).toBe(0)
  })
})

describe('a career that is not for one', () => {
  test('is last with the reason, changes the roadmap by nothing, and comes back when reconsidered', async () => {
    const learner = await createLearner(product)
    const before = await learner.advice()
    const reply = await learner.reject('frontend-developer', { reason: 'too_technical', note: ' I tried. ' })
    expect(reply.statusCode).toBe(200)
    const advice: Advice = reply.json()
    expect(advice.recommendation.ranking.at(-1)).toMatchObject({ careerId: 'frontend-developer', rejected: true })
    expect(advice.rejections).toEqual([
      { careerId: 'frontend-developer', reason: 'too_technical', note: 'I tried.', createdAt: expect.any(String) },
    ])
    expect(await learner.roadmap()).toMatchObject({ version: 1, careerId: 'frontend-developer', outdated: false })
    const remove = () => learner.remove(`/recommendation/${learner.userId}/rejections/frontend-developer`)
    expect((await remove()).json()).toEqual(before)
    expect((await remove()).json()).toEqual(before)
  })

  test('said again takes the new reason and keeps its time', async () => {
    const learner = await createLearner(product)
    const [first] = (await learner.reject('qa-engineer')).json().rejections
    const again = (await learner.reject('qa-engineer', { reason: 'few_openings' })).json().rejections
    expect(again).toEqual([{ ...first, reason: 'few_openings' }])
  })

  test('may be all of them, and is no one else’s business', async () => {
    const [learner, other] = [await createLearner(product), await createLearner(product)]
    await Promise.all(careerIds.map((careerId) => learner.reject(careerId)))
    const advice = await learner.advice()
    expect(advice.recommendation.ranking.every(({ rejected }) => rejected)).toBe(true)
    expect(advice.rejections).toHaveLength(careerIds.length)
    expect((await other.advice()).rejections).toEqual([])
  })

  test('is not recorded in the audit log', async () => {
    const learner = await createLearner(product)
    const entries = () => product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.actorId, learner.userId))
    const before = await entries()
    await learner.reject('qa-engineer')
    expect(await entries()).toEqual(before)
  })

  test.each([
    [{}, 'reason'],
    [{ reason: 'boring' }, 'reason'],
    [{ reason: 'other', note: 'x'.repeat(501) }, 'note'],
    [{ reason: 'other', careerId: 'qa-engineer' }, 'careerId'],
  ])('refuses %o and keeps nothing', async (body, field) => {
    const learner = await createLearner(product)
    const reply = await learner.reject('qa-engineer', body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toMatchObject([{ field }])
    expect((await learner.advice()).rejections).toEqual([])
  })

  test('is one of our careers', async () => {
    const learner = await createLearner(product)
    const url = `/recommendation/${learner.userId}/rejections/astronaut`
    expect((await learner.put(url, { reason: 'other' })).statusCode).toBe(400)
    expect((await learner.remove(url)).statusCode).toBe(400)
  })
})
