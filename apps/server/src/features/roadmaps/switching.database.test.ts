import { careerIds, undecided } from '@milepost/contract/careers/limits'
import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, createUser, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const aWeekLater = ({ userId }: Learner) =>
  product.dependencies.db
    .update(roadmaps)
    .set({ createdAt: new Date(Date.now() - 7.01 * 24 * 60 * 60 * 1000) })
    .where(eq(roadmaps.userId, userId))
const code = (reply: { statusCode: number; json: () => { code: string } }) => [reply.statusCode, reply.json().code]

describe('a switch of career', () => {
  test('makes its roadmap, as a choice of the learner’s own', async () => {
    const learner = await createLearner(product)
    const reply = await learner.switchTo('data-scientist')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      careerId: 'data-scientist',
      version: 2,
      outdated: false,
      recommendation: { careerId: 'data-scientist' },
    })
    expect(await learner.versions()).toMatchObject([
      { version: 2, occasion: 'switched', career: 'Data Scientist', current: true },
      { version: 1, occasion: 'first', career: 'Frontend Developer', current: false },
    ])
    expect(await learner.advice()).toMatchObject({
      chosenCareerId: 'data-scientist',
      roadmapCareerId: 'data-scientist',
    })
  })

  test('brings along what is done of the steps both share, and there and back everything', async () => {
    const learner = await createLearner(product)
    const before = await learner.roadmap()
    for (const { id } of before.roadmap) await learner.finish(id)
    const after: Roadmap = (await learner.switchTo('full-stack-developer')).json()
    const shared = after.roadmap.filter(({ key }) => before.roadmap.some((step) => step.key === key))
    expect(shared.length).toBeGreaterThan(0)
    const done = async () =>
      (await learner.get(`/progress/${learner.userId}`)).json().map((row: { step_id: number }) => row.step_id)
    expect(await done()).toEqual(shared.map(({ id }) => id))
    await learner.switchTo('frontend-developer')
    expect(await done()).toEqual(before.roadmap.map(({ id }) => id))
  })

  test('to the career one has changes nothing, but is a choice', async () => {
    const learner = await createLearner(product)
    const before = await learner.roadmap()
    expect((await learner.switchTo('frontend-developer')).json()).toEqual(before)
    expect(await learner.versions()).toHaveLength(1)
    expect((await learner.advice()).chosenCareerId).toBe('frontend-developer')
  })

  test('to a rejected one takes the rejection back, and rejecting a chosen one ends the choice', async () => {
    const learner = await createLearner(product, { plan: 'pro' })
    await learner.reject('data-scientist')
    await learner.reject('qa-engineer')
    await learner.switchTo('data-scientist')
    expect(await learner.advice()).toMatchObject({
      chosenCareerId: 'data-scientist',
      rejections: [{ careerId: 'qa-engineer' }],
    })
    await learner.reject('data-scientist')
    expect((await learner.advice()).chosenCareerId).toBeNull()
    expect((await learner.make({ regenerate: true })).json().careerId).toBe('frontend-developer')
  })

  test('is free twice a week, together with changed answers', async () => {
    const learner = await createLearner(product)
    await learner.answer({ shortTermGoals: 'Something else' })
    expect((await learner.make()).json().version).toBe(2)
    expect((await learner.switchTo('qa-engineer')).json().version).toBe(3)
    expect(code(await learner.switchTo('data-scientist'))).toEqual([403, 'premium_required'])
    expect(await learner.advice()).toMatchObject({ chosenCareerId: 'qa-engineer', roadmapCareerId: 'qa-engineer' })
    await learner.answer({ shortTermGoals: 'Once more' })
    expect((await learner.make()).json()).toMatchObject({ version: 3, outdated: true })
    await aWeekLater(learner)
    expect((await learner.switchTo('data-scientist')).json().version).toBe(4)
  })

  test.each(['pro', 'premium'] as const)('is without limit on the plan %s', async (plan) => {
    const learner = await createLearner(product, { plan })
    for (const careerId of ['qa-engineer', 'data-scientist', 'qa-engineer', 'cloud-engineer'] as const)
      expect((await learner.switchTo(careerId)).statusCode).toBe(200)
    expect((await learner.roadmap()).version).toBe(5)
  })

  test('makes the first roadmap of someone who has none, and takes a profile', async () => {
    const learner = await createUser(product)
    expect(code(await learner.switchTo('qa-engineer'))).toEqual([409, 'profile_required'])
    await learner.answer({})
    expect((await learner.switchTo('qa-engineer')).json()).toMatchObject({ version: 1, careerId: 'qa-engineer' })
    expect(await learner.versions()).toMatchObject([{ occasion: 'first' }])
  })

  test('asks for one of our careers', async () => {
    const learner = await createLearner(product)
    for (const body of [{ careerId: 'astronaut' }, {}, { careerId: null }, { careerId: 'qa-engineer', plan: 'pro' }])
      expect((await learner.put(`/roadmap/${learner.userId}/career`, body)).statusCode).toBe(400)
    expect(await learner.versions()).toHaveLength(1)
  })

  test('at once with others ends in one current roadmap, that of the choice kept, within the limit', async () => {
    const learner = await createLearner(product)
    const replies = await Promise.all([
      learner.switchTo('qa-engineer'),
      learner.switchTo('data-scientist'),
      learner.switchTo('cloud-engineer'),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 403])
    const versions = await learner.versions()
    expect(versions.map(({ version, current }) => [version, current])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ])
    const { chosenCareerId } = await learner.advice()
    expect((await learner.roadmap()).careerId).toBe(chosenCareerId)
  })

  test('asked for twice at once is one version', async () => {
    const learner = await createLearner(product)
    const replies = await Promise.all([learner.switchTo('qa-engineer'), learner.switchTo('qa-engineer')])
    expect(replies.map((reply) => reply.json().version)).toEqual([2, 2])
  })
})

describe('a choice after a taster', () => {
  const silent: Partial<ProfileAnswers> = {
    preferredCareer: undecided,
    interestAreas: ['Research'],
    experience: '',
    certifications: '',
    shortTermGoals: '',
    longTermGoals: '',
    dreamCompany: '',
  }

  test('is free once for each career to try, and for no other', async () => {
    const learner = await createLearner(product, {}, silent)
    const { verdict, toTry } = (await learner.advice()).recommendation
    expect(verdict).toBe('open')
    const [first, second, third] = toTry
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few careers to try')
    const other = careerIds.find((id) => !toTry.includes(id)) ?? first
    expect((await learner.switchTo(second)).statusCode).toBe(200)
    expect((await learner.switchTo(other)).statusCode).toBe(200)
    expect((await learner.chooseAfterTaster(third)).json()).toMatchObject({ careerId: third })
    expect((await learner.chooseAfterTaster(second)).json()).toMatchObject({ careerId: second })
    // Neither the one of before nor one that was not to be tried.
    expect(code(await learner.chooseAfterTaster(third))).toEqual([403, 'premium_required'])
    expect(code(await learner.chooseAfterTaster(other))).toEqual([403, 'premium_required'])
    expect((await learner.advice()).chosenCareerId).toBe(second)
  })

  test('can be taken back, also where the roadmap leads there already', async () => {
    const learner = await createLearner(product, {}, silent)
    const before = await learner.roadmap()
    const other = (await learner.advice()).recommendation.toTry.find((id) => id !== before.careerId)
    if (other === undefined) throw new Error('too few careers to try')
    await learner.chooseAfterTaster(other)
    expect((await learner.takeBackChoice()).json()).toMatchObject({ careerId: before.careerId, version: 1 })
    expect((await learner.advice()).chosenCareerId).toBeNull()
    await learner.chooseAfterTaster(before.careerId)
    expect((await learner.advice()).chosenCareerId).toBe(before.careerId)
    expect((await learner.takeBackChoice()).json()).toMatchObject({ careerId: before.careerId, version: 1 })
    expect((await learner.advice()).chosenCareerId).toBeNull()
  })
})

describe('a chosen career', () => {
  test('holds while answers change, until the wizard names another preference', async () => {
    const learner = await createLearner(product, { plan: 'pro' })
    await learner.switchTo('qa-engineer')
    await learner.answer({ shortTermGoals: 'Something else', location: 'Kandy' })
    expect((await learner.make()).json()).toMatchObject({ version: 3, careerId: 'qa-engineer' })
    const design = { preferredCareer: 'UI/UX Designer', shortTermGoals: 'Design interfaces in Figma' } as const
    await learner.answer(design)
    expect((await learner.advice()).chosenCareerId).toBeNull()
    expect((await learner.make()).json()).toMatchObject({ version: 4, careerId: 'ui-ux-designer' })
    await learner.switchTo('qa-engineer')
    await learner.make({ ...design, preferredCareer: 'Data Scientist' })
    expect((await learner.advice()).chosenCareerId).toBeNull()
  })

  test('is not part of the answers', async () => {
    const learner = await createLearner(product)
    await learner.switchTo('qa-engineer')
    const { profile } = (await learner.get('/profile')).json()
    expect(profile.preferredCareer).toBe('Frontend Developer')
    expect(Object.keys(profile)).not.toContain('chosenCareerId')
  })
})

describe('the pace', () => {
  test('is kept, shown with the roadmap, and taken back', async () => {
    const learner = await createLearner(product)
    expect((await learner.roadmap()).hoursPerWeek).toBeNull()
    for (const hoursPerWeek of [1, 80, null, 7]) {
      const reply = await learner.put(`/roadmap/${learner.userId}/pace`, { hoursPerWeek })
      expect([reply.statusCode, reply.json()]).toEqual([200, { hoursPerWeek, studyDays: [] }])
      expect((await learner.roadmap()).hoursPerWeek).toBe(hoursPerWeek)
    }
    await learner.answer({ shortTermGoals: 'Something else' })
    expect(await learner.roadmap()).toMatchObject({ hoursPerWeek: 7, version: 1 })
  })

  test.each([0, 81, -1, 1.5, '7', undefined])('is not %s', async (hoursPerWeek) => {
    const learner = await createLearner(product)
    expect((await learner.put(`/roadmap/${learner.userId}/pace`, { hoursPerWeek })).statusCode).toBe(400)
    expect((await learner.roadmap()).hoursPerWeek).toBeNull()
  })

  test('needs a roadmap', async () => {
    const learner = await createUser(product)
    const set = () => learner.put(`/roadmap/${learner.userId}/pace`, { hoursPerWeek: 7 })
    expect((await set()).statusCode).toBe(404)
    await learner.answer({})
    expect((await set()).statusCode).toBe(404)
  })
})
