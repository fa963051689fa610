import type { Roadmap, RoadmapRequest } from '@milepost/contract/roadmaps/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const keys = ({ roadmap }: Roadmap) => roadmap.map(({ key }) => key)
const outcomes = ({ requests }: { requests: readonly RoadmapRequest[] }) =>
  Object.fromEntries(
    requests.map((request) => {
      if (request.kind === 'deadline') return ['until', request.until]
      return request.kind === 'unknown' ? [request.name, request.kind] : [request.skillId, request.outcome]
    }),
  )
const goals = { shortTermGoals: 'I want to learn Docker in 6 months, not React.' }

describe('what the answers ask of a roadmap', () => {
  test('is kept with its words and with what the roadmap did about it', async () => {
    const learner = await createLearner(product, {}, goals)
    const roadmap = await learner.roadmap()
    expect(roadmap.requests).toEqual([
      {
        kind: 'wanted',
        skillId: 'docker',
        name: 'Docker',
        quote: 'want to learn Docker',
        stepKey: 'skill:docker',
        outcome: 'extra',
        hours: roadmap.roadmap.find(({ key }) => key === 'skill:docker')?.hours,
      },
      {
        kind: 'refused',
        skillId: 'react',
        name: 'React',
        quote: 'not React',
        stepKey: null,
        outcome: 'left_out',
        instead: 'Vue',
      },
      { kind: 'deadline', quote: 'in 6 months', until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ])
    expect((await learner.get(`/roadmap/${learner.userId}/versions/1`)).json().requests).toEqual(roadmap.requests)
  })

  test('counts a deadline from the day the roadmap was made', async () => {
    const learner = await createLearner(product, {}, { shortTermGoals: 'A job in 2 weeks' })
    const roadmap = await learner.roadmap()
    const [deadline] = roadmap.requests
    const made = Date.parse(roadmap.createdAt.slice(0, 10))
    expect(deadline?.kind === 'deadline' && Date.parse(deadline.until) - made).toBe(14 * 86_400_000)
  })

  test('is nothing in a roadmap stored before requests were kept', async () => {
    const learner = await createLearner(product)
    const { db } = product.dependencies
    await learner.roadmap()
    // What the migration's default leaves in older rows.
    await db.update(roadmaps).set({ requests: [] }).where(eq(roadmaps.userId, learner.userId))
    expect((await learner.roadmap()).requests).toEqual([])
  })
})

describe('a request that the learner takes back', () => {
  test('may be the deadline, which keeps its words and can be asked for again', async () => {
    const learner = await createLearner(product, {}, goals)
    const before = await learner.roadmap()
    const deadlineOf = ({ requests }: Roadmap) => requests.find(({ kind }) => kind === 'deadline')
    const without: Roadmap = (await learner.ignoreRequest('deadline')).json()
    expect(deadlineOf(without)).toMatchObject({ quote: 'in 6 months', ignored: true })
    expect(keys(without)).toEqual(keys(before))
    const again: Roadmap = (await learner.ignoreRequest('deadline', false)).json()
    expect(deadlineOf(again)).toEqual(deadlineOf(before))
    expect((await learner.correct('deadline', 'projects')).statusCode).toBe(404)
  })

  test('changes the roadmap, can be asked for again, and can be undone by the version before', async () => {
    const learner = await createLearner(product, {}, goals)
    const before = await learner.roadmap()
    const without: Roadmap = (await learner.ignoreRequest('docker')).json()
    expect(without.version).toBe(2)
    expect(keys(without)).not.toContain('skill:docker')
    expect(without.totalHours).toBeLessThan(before.totalHours)
    expect(outcomes(without)).toMatchObject({ docker: 'ignored', react: 'left_out' })
    const again: Roadmap = (await learner.ignoreRequest('docker', false)).json()
    expect(keys(again)).toEqual(keys(before))
    expect(outcomes(again)).toMatchObject({ docker: 'extra' })

    const allowed: Roadmap = (await learner.ignoreRequest('react')).json()
    expect(keys(allowed)).toContain('skill:react')
    await learner.post(`/roadmap/${learner.userId}/versions/3/restore`)
    expect(outcomes(await learner.roadmap())).toMatchObject({ docker: 'extra', react: 'left_out' })
    expect(await learner.versions()).toMatchObject([{ version: 4, occasion: 'corrected' }, {}, { version: 2 }, {}])
  })

  test('keeps what the learner said about knowing the skill, and the other way round', async () => {
    const learner = await createLearner(product, {}, goals)
    await learner.correct('docker', 'projects')
    expect(outcomes((await learner.ignoreRequest('docker')).json())).toMatchObject({ docker: 'ignored' })
    const asked: Roadmap = (await learner.ignoreRequest('docker', false)).json()
    expect(outcomes(asked)).toMatchObject({ docker: 'known' })
    await learner.ignoreRequest('docker')
    const unknown: Roadmap = (await learner.correct('docker', 'heard_of')).json()
    expect(outcomes(unknown)).toMatchObject({ docker: 'ignored' })
    expect(unknown.deniedSkills).toMatchObject([{ id: 'docker' }])
  })

  test('stays taken back for the next roadmap', async () => {
    const learner = await createLearner(product, {}, goals)
    await learner.ignoreRequest('docker')
    await learner.answer({ longTermGoals: 'Use Docker at work' })
    const roadmap: Roadmap = (await learner.make()).json()
    expect(roadmap.version).toBe(3)
    expect(outcomes(roadmap)).toMatchObject({ docker: 'ignored' })
  })

  test('makes no version when nothing was asked or it is said twice, and needs a skill that exists', async () => {
    const learner = await createLearner(product, {}, goals)
    expect((await learner.ignoreRequest('html')).json()).toMatchObject({ version: 1 })
    expect((await learner.ignoreRequest('docker')).json()).toMatchObject({ version: 2 })
    expect((await learner.ignoreRequest('docker')).json()).toMatchObject({ version: 2 })
    expect((await learner.ignoreRequest('no-such-skill')).statusCode).toBe(404)
    const both = await learner.put(`/roadmap/${learner.userId}/skills/docker`, {
      level: 'projects',
      requestIgnored: true,
    })
    expect(both.statusCode).toBe(400)
  })
})

describe('a skill that the learner adds', () => {
  test('joins the roadmap without the answers asking for it, and leaves it again', async () => {
    const learner = await createLearner(product, {}, { shortTermGoals: '' })
    const before = await learner.roadmap()
    const added: Roadmap = (await learner.addSkill('docker')).json()
    expect(added).toMatchObject({ version: 2, totalHours: before.totalHours + 18 })
    expect(added.requests).toEqual([
      expect.objectContaining({ skillId: 'docker', quote: null, outcome: 'extra', hours: 18, stepKey: 'skill:docker' }),
    ])
    expect((await learner.addSkill('docker')).json()).toMatchObject({ version: 2 })
    expect(await learner.versions()).toMatchObject([{ version: 2, occasion: 'corrected' }, {}])

    const off: Roadmap = (await learner.addSkill('docker', false)).json()
    expect([keys(off), off.requests]).toEqual([keys(before), []])
    await learner.post(`/roadmap/${learner.userId}/versions/2/restore`)
    expect(keys(await learner.roadmap())).toEqual(keys(added))
    expect((await learner.addSkill('no-such-skill')).statusCode).toBe(404)
  })

  test('joins although it was left out as too long, or taken back', async () => {
    const learner = await createLearner(product, {}, { shortTermGoals: 'Learn Android development' })
    expect(outcomes(await learner.roadmap())).toEqual({ 'android-development': 'too_long' })
    const roadmap: Roadmap = (await learner.addSkill('android-development')).json()
    expect([outcomes(roadmap), keys(roadmap)]).toEqual([
      { 'android-development': 'extra' },
      expect.arrayContaining(['skill:android-development']),
    ])
    expect(outcomes((await learner.ignoreRequest('android-development')).json())).toEqual({
      'android-development': 'ignored',
    })
    expect(outcomes((await learner.addSkill('android-development')).json())).toEqual({ 'android-development': 'extra' })
  })

  test('stays for the next roadmap, and keeps to the free changes of the plan', async () => {
    const learner = await createLearner(product, {}, { shortTermGoals: '' })
    await learner.roadmap()
    await learner.addSkill('docker')
    for (const longTermGoals of ['Build a shop', 'Build a school']) {
      await learner.answer({ longTermGoals })
      expect(outcomes((await learner.make()).json())).toEqual({ docker: 'extra' })
    }
    await learner.answer({ longTermGoals: 'Build a bank' })
    const kept: Roadmap = (await learner.addSkill('figma')).json()
    expect([kept.outdated, outcomes(kept)]).toEqual([true, { docker: 'extra' }])
  })
})
