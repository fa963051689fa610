import { afterAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, createUser, type Learner } from '../../../test/factories.ts'
import { restorationsBy, roadmapStateOf } from '../../../test/roadmap-state.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const restorations = (learner: Learner) => restorationsBy(product, learner)

describe('versions', () => {
  test('are listed newest first, and each can be read as it was', async () => {
    const learner = await createLearner(product)
    const first = await learner.roadmap()
    await learner.switchTo('qa-engineer')
    await learner.correct('git', 'projects')
    const [third, second, last] = await learner.versions()
    expect([third, second]).toMatchObject([
      { version: 3, career: 'QA Engineer', occasion: 'corrected', current: true },
      { version: 2, career: 'QA Engineer', occasion: 'switched', current: false },
    ])
    expect(last).toEqual({
      version: 1,
      career: 'Frontend Developer',
      occasion: 'first',
      createdAt: first.createdAt,
      totalHours: first.totalHours,
      steps: first.roadmap.length,
      current: false,
    })
    expect((await learner.get(`/roadmap/${learner.userId}/versions/1`)).json()).toEqual(first)
    expect((await learner.get(`/roadmap/${learner.userId}/versions/3`)).json()).toEqual(await learner.roadmap())
    expect(await learner.roadmap()).toMatchObject({ version: 3 })
  })

  test('are none before the first roadmap', async () => {
    const learner = await createUser(product)
    expect(await learner.versions()).toEqual([])
    await learner.answer({})
    expect((await learner.restore(1)).statusCode).toBe(404)
    expect((await learner.get(`/roadmap/${learner.userId}/versions/1`)).statusCode).toBe(404)
  })

  test.each([
    ['2', 404],
    ['999999', 404],
    ['0', 400],
    ['-1', 400],
    ['1.5', 400],
    ['1000001', 400],
    ['latest', 400],
    ['1e0', 400],
  ])('%s answers %i', async (version, status) => {
    const learner = await createLearner(product)
    const url = `/roadmap/${learner.userId}/versions/${version}`
    expect((await learner.get(url)).statusCode).toBe(status)
    expect((await learner.post(`${url}/restore`)).statusCode).toBe(status)
  })

  test('of others are not there', async () => {
    const other = await createLearner(product)
    await other.switchTo('qa-engineer')
    const learner = await createLearner(product)
    expect((await learner.restore(2)).statusCode).toBe(404)
    expect((await other.roadmap()).version).toBe(2)
  })
})

describe('a version restored', () => {
  test('is current again with the decisions it was made from, and progress comes along', async () => {
    const learner = await createLearner(product)
    await learner.correct('html', 'projects')
    const corrected = await learner.roadmap()
    await learner.finish(1)
    await learner.switchTo('qa-engineer')
    await learner.correct('git', 'projects')
    const reply = await learner.restore(2)
    expect([reply.statusCode, reply.json()]).toEqual([200, corrected])
    const state = await roadmapStateOf(learner)
    expect(state.roadmap).toEqual(corrected)
    expect(state.versions.map(({ version, current }) => [version, current])).toEqual([
      [4, false],
      [3, false],
      [2, true],
      [1, false],
    ])
    expect(state.advice).toMatchObject({ chosenCareerId: null, roadmapCareerId: 'frontend-developer' })
    expect((await learner.get(`/progress/${learner.userId}`)).json()).toMatchObject([{ step_id: 1, status: 'done' }])
    expect((await learner.correct('css', 'projects')).json().knownSkills.map(({ id }: { id: string }) => id)).toEqual([
      'css',
      'html',
    ])
    await learner.restore(4)
    expect(await learner.advice()).toMatchObject({ chosenCareerId: 'qa-engineer', roadmapCareerId: 'qa-engineer' })
    await learner.restore(1)
    expect((await learner.roadmap()).knownSkills).toEqual([])
  })

  test('is recorded; the current one is not restored', async () => {
    const learner = await createLearner(product)
    await learner.switchTo('qa-engineer')
    const before = await roadmapStateOf(learner)
    expect((await learner.restore(2)).json()).toEqual(before.roadmap)
    expect(await roadmapStateOf(learner)).toEqual(before)
    expect(await restorations(learner)).toEqual([])
    await learner.restore(1)
    expect(await restorations(learner)).toMatchObject([
      { objectType: 'roadmap', details: { version: 1, replacedVersion: 2 } },
    ])
  })

  test('is outdated when answers have changed since, and the next version is numbered after the highest', async () => {
    const learner = await createLearner(product, { plan: 'pro' })
    await learner.answer({ shortTermGoals: 'Something else' })
    await learner.make()
    expect((await learner.restore(1)).json()).toMatchObject({ version: 1, outdated: true })
    expect((await learner.restore(2)).json()).toMatchObject({ version: 2, outdated: false })
    await learner.restore(1)
    expect((await learner.make({ regenerate: true })).json()).toMatchObject({ version: 3, outdated: false })
  })

  test('leaves rejections as they are', async () => {
    const learner = await createLearner(product)
    await learner.switchTo('qa-engineer')
    await learner.reject('data-scientist')
    await learner.restore(1)
    expect((await learner.advice()).rejections).toMatchObject([{ careerId: 'data-scientist' }])
  })
})
