import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { skillCorrections } from '#db/schema/decisions.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, createUser, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const keys = ({ roadmap }: Roadmap) => roadmap.map(({ key }) => key)
const ids = (skills: readonly { id: string }[]) => skills.map(({ id }) => id)
const knowsHtml = { experience: 'I know HTML and CSS.' }
/** The stored corrections, and what each version was made from. */
async function kept({ userId }: Learner) {
  const { db } = product.dependencies
  const corrections = await db.select().from(skillCorrections).where(eq(skillCorrections.userId, userId))
  const versions = await db.select().from(roadmaps).where(eq(roadmaps.userId, userId)).orderBy(roadmaps.version)
  const sorted = corrections.map(({ skillId, level }) => ({ skillId, level }))
  return { corrections: sorted.sort((a, b) => (a.skillId < b.skillId ? -1 : 1)), versions }
}
/** Every fourth of many corrections denies. */
const levelAt = (index: number) => (index % 4 === 3 ? 'heard_of' : 'projects')
async function useUpChanges(learner: Learner) {
  await learner.switchTo('qa-engineer')
  await learner.switchTo('frontend-developer')
}

describe('a learner’s word on a skill', () => {
  test('that they know takes its step out', async () => {
    const learner = await createLearner(product)
    expect(keys(await learner.roadmap())).toContain('skill:html')
    const reply = await learner.correct('html', 'projects')
    expect(reply.statusCode).toBe(200)
    const roadmap: Roadmap = reply.json()
    expect(roadmap.version).toBe(2)
    expect(keys(roadmap)).not.toContain('skill:html')
    expect(roadmap.knownSkills).toEqual([
      { id: 'html', name: expect.any(String), level: 'projects', quote: null, source: 'learner', impliedBy: null },
    ])
    expect(await learner.versions()).toMatchObject([{ occasion: 'corrected', current: true }, { occasion: 'first' }])
  })

  test('implies nothing, while the answers do', async () => {
    const learner = await createLearner(product, {}, { experience: 'I know React.' })
    const before = await learner.roadmap()
    expect(before.knownSkills).toContainEqual(
      expect.objectContaining({ id: 'javascript', source: 'implied', impliedBy: 'React' }),
    )
    const brought: Roadmap = (await learner.correct('javascript', 'heard_of')).json()
    expect(keys(brought)).toContain('skill:javascript')
    const other = await createLearner(product)
    const without: Roadmap = (await other.correct('react', 'projects')).json()
    expect(keys(without)).toContain('skill:javascript')
    expect(keys(without)).not.toContain('skill:react')
  })

  test('that they know the basics halves its step and keeps its progress, and saying more takes it out', async () => {
    const learner = await createLearner(product)
    const before = await learner.roadmap()
    const html = ({ roadmap }: Roadmap) => roadmap.find(({ key }) => key === 'skill:html')
    await learner.finish(html(before)?.id ?? 0)
    const shorter: Roadmap = (await learner.correct('html', 'basics')).json()
    expect(shorter.version).toBe(2)
    const half = (html(before)?.hours ?? 0) / 2
    expect([Math.floor(half), Math.ceil(half)]).toContain(html(shorter)?.hours)
    expect(shorter.knownSkills).toMatchObject([{ id: 'html', level: 'basics', source: 'learner' }])
    expect((await learner.get(`/progress/${learner.userId}`)).json()).toMatchObject([
      { step_id: html(shorter)?.id, status: 'done' },
    ])
    expect(keys((await learner.correct('html', 'work')).json())).not.toContain('skill:html')
    expect((await kept(learner)).corrections).toEqual([{ skillId: 'html', level: 'work' }])
  })

  test('that they do not know after all brings its step back, with its progress', async () => {
    const learner = await createLearner(product, {}, knowsHtml)
    const before = await learner.roadmap()
    const fromAnswers = { level: 'projects', quote: 'CSS', source: 'answers', impliedBy: null }
    expect(before.knownSkills).toContainEqual({ id: 'css', name: 'CSS', ...fromAnswers })
    const roadmap: Roadmap = (await learner.correct('css', 'heard_of')).json()
    expect(keys(roadmap)).toContain('skill:css')
    expect(ids(roadmap.knownSkills)).not.toContain('css')
    expect(roadmap.deniedSkills).toEqual([{ id: 'css', name: 'CSS' }])
    await learner.finish(roadmap.roadmap.find(({ key }) => key === 'skill:css')?.id ?? 0)
    await learner.correct('css', 'projects')
    expect(keys(await learner.roadmap())).toEqual(keys(before))
    const again: Roadmap = (await learner.correct('css', 'heard_of')).json()
    expect((await learner.get(`/progress/${learner.userId}`)).json()).toMatchObject([
      { step_id: again.roadmap.find(({ key }) => key === 'skill:css')?.id, status: 'done' },
    ])
  })

  test('said twice, or at no odds with the roadmap, makes no version', async () => {
    const learner = await createLearner(product, {}, knowsHtml)
    expect((await learner.correct('html', 'projects')).json()).toMatchObject({ version: 1 })
    expect((await learner.correct('git', 'projects')).json()).toMatchObject({ version: 2 })
    expect((await learner.correct('git', 'projects')).json()).toMatchObject({ version: 2 })
    expect((await kept(learner)).corrections).toEqual([
      { skillId: 'git', level: 'projects' },
      { skillId: 'html', level: 'projects' },
    ])
  })

  test('holds when the answers change', async () => {
    const learner = await createLearner(product, {}, knowsHtml)
    await learner.correct('html', 'projects')
    await learner.answer({ experience: '' })
    expect((await learner.make()).json().knownSkills).toMatchObject([
      { id: 'html', quote: null, source: 'learner', impliedBy: null },
    ])
  })

  test('changes what is known, not the career, even one that was rejected', async () => {
    const learner = await createLearner(product)
    await learner.reject('frontend-developer')
    expect((await learner.correct('html', 'projects')).json()).toMatchObject({
      version: 2,
      careerId: 'frontend-developer',
    })
  })
})

describe('what a correction costs', () => {
  test('is nothing, and none of the changes of the week', async () => {
    const learner = await createLearner(product)
    for (const skill of ['html', 'css', 'git', 'javascript'])
      expect((await learner.correct(skill, 'projects')).statusCode).toBe(200)
    expect((await learner.roadmap()).version).toBe(5)
    await useUpChanges(learner)
    expect((await learner.correct('react', 'projects')).json()).toMatchObject({ version: 8, outdated: false })
  })

  test('is the change of the answers, when those have changed as well', async () => {
    const learner = await createLearner(product)
    for (const [goal, skill] of [
      ['One thing', 'html'],
      ['Another', 'css'],
    ] as const) {
      await learner.answer({ shortTermGoals: goal })
      expect((await learner.correct(skill, 'projects')).json().outdated).toBe(false)
    }
    expect((await learner.versions()).map(({ occasion }) => occasion)).toEqual([
      'profile_changed',
      'profile_changed',
      'first',
    ])
    expect((await learner.switchTo('qa-engineer')).statusCode).toBe(403)
  })

  test('is waiting, when answers have changed and no change is left: the word is kept for the next version', async () => {
    const learner = await createLearner(product)
    await useUpChanges(learner)
    await learner.answer({ shortTermGoals: 'Something else' })
    const before = await learner.roadmap()
    expect(before).toMatchObject({ version: 3, outdated: true })
    expect((await learner.correct('html', 'projects')).json()).toEqual(before)
    expect((await kept(learner)).corrections).toEqual([{ skillId: 'html', level: 'projects' }])
    await product.dependencies.db.update(users).set({ plan: 'pro' }).where(eq(users.id, learner.userId))
    expect(keys((await learner.make()).json())).not.toContain('skill:html')
  })

  test('is limited by the hour', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT_CORRECTION_ACCOUNT: '2' } })
    const learner = await createLearner(limited)
    const correct = async () => (await learner.correct('html', 'projects')).statusCode
    expect([await correct(), await correct(), await correct()]).toEqual([200, 200, 429])
    limited.advance(59 * 60 * 1000)
    expect(await correct()).toBe(429)
    limited.advance(2 * 60 * 1000)
    expect(await correct()).toBe(200)
    await limited.close()
  })
})

describe('a correction is refused', () => {
  test.each([
    ['no-such-skill', { level: 'projects' }, 404],
    ['HTML', { level: 'projects' }, 400],
    ['html', {}, 400],
    ['html', { level: 'expert' }, 400],
    ['html', { level: 'projects', quote: 'x' }, 400],
  ])('of %s with %o, and nothing kept', async (skill, body, status) => {
    const learner = await createLearner(product)
    expect((await learner.put(`/roadmap/${learner.userId}/skills/${skill}`, body)).statusCode).toBe(status)
    expect(await kept(learner)).toMatchObject({ corrections: [], versions: [{ version: 1 }] })
  })

  test('without a roadmap', async () => {
    const learner = await createUser(product)
    expect((await learner.correct('html', 'projects')).statusCode).toBe(404)
    await learner.answer({})
    expect((await learner.correct('html', 'projects')).statusCode).toBe(404)
    expect((await kept(learner)).corrections).toEqual([])
  })
})

test('eight corrections at once are all kept, in versions that follow each other and one that is current', async () => {
  const learner = await createLearner(product)
  const skills = ['css', 'git', 'html', 'javascript', 'react', 'responsive-design', 'state-management', 'typescript']
  const replies = await Promise.all(skills.map((skill, index) => learner.correct(skill, levelAt(index))))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
  const { corrections, versions } = await kept(learner)
  expect(corrections).toEqual(skills.map((skillId, index) => ({ skillId, level: levelAt(index) })))
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1))
  expect(versions.filter(({ isCurrent }) => isCurrent)).toEqual(versions.slice(-1))
  expect(versions.at(-1)?.corrections).toEqual(corrections)
  const roadmap = await learner.roadmap()
  expect(ids(roadmap.knownSkills).sort()).toEqual(skills.filter((_, index) => index % 4 !== 3))
  expect(ids(roadmap.deniedSkills).sort()).toEqual(skills.filter((_, index) => index % 4 === 3))
})
