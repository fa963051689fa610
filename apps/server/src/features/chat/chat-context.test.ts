import type { ChatContext, ChatCourseFilter } from '@milepost/advisor'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCourse, createInstitution, createLearner, createUser, type Learner } from '../../../test/factories.ts'
import { scriptAdvisor } from '../../../test/scripted-advisor.ts'

const scripted = scriptAdvisor()

const product = await buildTestApp({ dependencies: { advisor: scripted.advisor } })
/** Where a course that doesn't say is taught. */
const anywhere = { mode: null, country: null, town: null }
const institutionId = await createInstitution(product, 'Northern Institute')
beforeEach(() => {
  scripted.calls.length = 0
})
afterAll(() => product.close())

/** The context that the advisor gets with a learner's question. */
async function contextOf(learner: Learner): Promise<ChatContext> {
  await learner.post('/chat', { userId: learner.userId, message: 'What comes next?' })
  const call = scripted.calls.at(-1)
  if (call === undefined) throw new Error('the advisor was not asked')
  return call.context
}

test('before the first answers there is little to know', async () => {
  expect(await contextOf(await createUser(product, { plan: 'pro' }))).toEqual({
    locale: 'en',
    today: product.dependencies.clock().toISOString().slice(0, 10),
    plan: 'pro',
    messages: { aDay: 100, left: 99 },
    helpCountry: null,
    profile: null,
    recommendation: null,
    roadmap: null,
    findCourses: expect.any(Function),
  })
})

test('the learner’s own answers are known, but not who they are', async () => {
  const learner = await createLearner(product, { name: 'Nilanthi' }, { fullName: 'Nilanthi', location: 'Trincomalee' })
  await learner.reject('qa-engineer', { reason: 'tried_it', note: 'a secret note' })
  await learner.correct('html', 'projects')
  const { profile, recommendation, helpCountry } = await contextOf(learner)
  expect(profile).toMatchObject({
    preferredCareer: 'Frontend Developer',
    studyLanguage: 'English',
    decisions: {
      rejections: [{ careerId: 'qa-engineer', reason: 'tried_it' }],
      corrections: [{ skillId: 'html', level: 'projects' }],
    },
  })
  expect(Object.keys(profile ?? {}).sort()).toEqual([
    'budget',
    'certifications',
    'decisions',
    'dreamCompany',
    'educationLevel',
    'experience',
    'finishBy',
    'firstResult',
    'interestAnswers',
    'interestAreas',
    'longTermGoals',
    'preferredCareer',
    'shortTermGoals',
    'studyLanguage',
  ])
  expect(recommendation).toEqual((await learner.advice()).recommendation)
  expect(helpCountry).toBe('LK')
  expect(JSON.stringify(scripted.calls.at(-1))).not.toMatch(/Nilanthi|Trincomalee|secret note/)
})

test('the current roadmap is known: steps, statuses, courses, pace', async () => {
  const courseId = await createCourse(product, {
    institutionId,
    title: 'HTML for beginners',
    price: 4_000,
    duration: '6 weeks',
  })
  const learner = await createLearner(product)
  await learner.finish(2)
  await learner.put(`/roadmap/${learner.userId}/pace`, { hoursPerWeek: 9 })
  const shown = await learner.roadmap()
  const { roadmap } = await contextOf(learner)
  expect(roadmap).toMatchObject({ careerId: 'frontend-developer', hoursPerWeek: 9, outdated: false })
  expect(roadmap?.knownSkills).toEqual(shown.knownSkills)
  expect(roadmap?.steps.map(({ id, key, label, hours }) => ({ id, key, label, hours }))).toEqual(
    shown.roadmap.map(({ id, key, label, hours }) => ({ id, key, label, hours })),
  )
  expect(roadmap?.steps.filter(({ status }) => status === 'done').map(({ id }) => id)).toEqual([2])
  expect(roadmap?.steps.filter(({ status }) => status === 'not_started')).toHaveLength(shown.roadmap.length - 1)
  const linked = shown.roadmap.filter((step) => step.courseId === courseId).map(({ id }) => id)
  expect(linked.length).toBeGreaterThan(0)
  for (const step of roadmap?.steps.filter(({ id }) => linked.includes(id)) ?? []) {
    expect(step).toMatchObject({ absence: null })
    expect(step.course).toEqual({
      id: courseId,
      title: 'HTML for beginners',
      weeks: 6,
      price: 4_000,
      language: 'en',
      institution: 'Northern Institute',
      level: 'beginner',
      ...anywhere,
    })
  }
  const without = roadmap?.steps.filter(({ course, milestone }) => course === null && !milestone) ?? []
  expect(new Set(without.map(({ absence }) => absence))).toEqual(new Set(['no_course']))
  await product.dependencies.db.delete(courses).where(eq(courses.id, courseId))
})

test('a course that is gone is not spoken of, and a changed answer is known', async () => {
  const courseId = await createCourse(product, { institutionId })
  const learner = await createLearner(product)
  await product.dependencies.db.update(courses).set({ status: 'pending' }).where(eq(courses.id, courseId))
  await learner.answer({ experience: 'Two years of SQL' })
  const { roadmap } = await contextOf(learner)
  expect(roadmap?.outdated).toBe(true)
  expect(roadmap?.steps.every(({ course }) => course === null)).toBe(true)
  expect(roadmap?.steps.every(({ absence, milestone }) => milestone === (absence === null))).toBe(true)
})

describe('the catalogue', () => {
  let findCourses: ChatContext['findCourses']
  const titles = async (search: Parameters<ChatContext['findCourses']>[0]) =>
    (await findCourses(search)).map(({ title }) => title)

  beforeAll(async () => {
    await product.dependencies.db.delete(courses)
    const add = (values: Omit<Partial<typeof courses.$inferInsert>, 'institutionId'>) =>
      createCourse(product, { institutionId, description: 'About it.', ...values })
    await add({ title: 'Docker in practice', price: null, duration: null })
    await add({ title: 'Advanced Docker with Python', language: 'ta', price: 90, duration: '3' })
    await add({ title: 'Docker still under review', status: 'pending' })
    await add({ title: 'Python and data', price: 10 })
    findCourses = (await contextOf(await createUser(product))).findCourses
  })

  test('is searched for all the words, approved courses alone, the newest first', async () => {
    expect(await titles({ skills: [], words: 'dock', limit: 5 })).toEqual([
      'Advanced Docker with Python',
      'Docker in practice',
    ])
    expect(await titles({ skills: [], words: 'python docker', limit: 5 })).toEqual(['Advanced Docker with Python'])
    expect(await titles({ skills: [], words: 'docker', limit: 1 })).toHaveLength(1)
    expect(await titles({ skills: [], words: 'cobol', limit: 5 })).toEqual([])
  })

  test('is filtered where no skill is named, also by who offers a course', async () => {
    const any: ChatCourseFilter = {
      language: null,
      maxPrice: null,
      maxWeeks: null,
      minWeeks: null,
      level: null,
      institution: null,
    }
    const filtered = (filter: Partial<ChatCourseFilter>) =>
      titles({ skills: [], words: '', limit: 5, filter: { ...any, ...filter } })
    expect(await filtered({ language: 'ta' })).toEqual(['Advanced Docker with Python'])
    expect(await filtered({ maxPrice: 0 })).toEqual(['Docker in practice'])
    expect(await filtered({ maxPrice: 10 })).toEqual(['Python and data', 'Docker in practice'])
    expect(await filtered({ maxWeeks: 3 })).toEqual(['Advanced Docker with Python'])
    expect(await filtered({ level: 'advanced', maxPrice: 50 })).toEqual([])
    expect(await filtered({ minWeeks: 4 })).not.toContain('Advanced Docker with Python')
    expect(await filtered({ minWeeks: 3 })).toContain('Advanced Docker with Python')
    expect(await filtered({ institution: 'northern' })).toHaveLength(3)
    expect(await filtered({ institution: 'northern', maxPrice: 0 })).toEqual(['Docker in practice'])
    expect(await filtered({ institution: 'north% eastern' })).toEqual([])
    expect(await filtered({})).toHaveLength(3)
  })

  test('is searched for what courses teach, the surest first, each course once', async () => {
    expect(await titles({ skills: ['docker', 'python'], words: '', limit: 5 })).toEqual([
      'Docker in practice',
      'Advanced Docker with Python',
      'Python and data',
    ])
    expect(await titles({ skills: ['docker', 'python'], words: '', limit: 2 })).toHaveLength(2)
    expect(await titles({ skills: ['no-such-skill'], words: 'docker', limit: 5 })).toEqual([])
  })

  test('is in the order of Find Courses for the learner', async () => {
    const { findCourses: findOwn } = await contextOf(await createLearner(product))
    for (const search of [
      { skills: [], words: 'docker' },
      { skills: ['docker'], words: '' },
    ]) {
      const found = await findOwn({ ...search, limit: 5 })
      expect(found.map(({ title }) => title)).toEqual(['Docker in practice', 'Advanced Docker with Python'])
    }
  })

  test('says what a course costs, how long it takes and whose it is', async () => {
    expect(await findCourses({ skills: [], words: 'docker', limit: 5 })).toEqual([
      {
        id: expect.any(Number),
        title: 'Advanced Docker with Python',
        weeks: 3,
        price: 90,
        language: 'ta',
        institution: 'Northern Institute',
        level: 'advanced',
        ...anywhere,
      },
      {
        id: expect.any(Number),
        title: 'Docker in practice',
        weeks: null,
        price: 0,
        language: 'en',
        institution: 'Northern Institute',
        level: null,
        ...anywhere,
      },
    ])
  })

  test.each(['', '   ', `' & ! | <-> :* \\ ( ) "`, '%', 'x'.repeat(4_000), 'zq '.repeat(1_300)])(
    'finds nothing for nonsense and does not break: %#',
    async (words) => {
      expect(await titles({ skills: [], words, limit: 5 })).toEqual([])
    },
  )

  test('of no length is empty', async () => {
    expect(await titles({ skills: [], words: 'docker', limit: 0 })).toEqual([])
    expect(await titles({ skills: ['docker'], words: '', limit: 0 })).toEqual([])
  })
})
