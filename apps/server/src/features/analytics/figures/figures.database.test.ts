import type {
  CourseDraft,
  CourseFigures,
  CourseSuggestion,
  DemandedSkill,
  InstitutionFigures,
  SkillInDemand,
} from '@milepost/contract/analytics/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { profiles } from '#db/schema/profiles.ts'
import { publishedFigures } from '#db/schema/published-figures.ts'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import { publishFigures } from '#features/analytics/figures/index.ts'
import { applyRetention } from '#retention.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import {
  createAdmin,
  createCourse,
  createLearner,
  createOfferingInstitution,
  type Learner,
} from '../../../../test/factories.ts'

const day = 24 * 60 * 60 * 1000

const publish = () => publishFigures(product.dependencies)
const figures = async (): Promise<InstitutionFigures> =>
  (await institution.get(`/institutions/${institutionId}/figures`)).json()
const ofCourse = async (): Promise<CourseFigures | undefined> =>
  (await institution.get(`/institutions/${institutionId}/figures/courses`))
    .json()
    .find(({ id }: CourseFigures) => id === courseId)
const demand = async (): Promise<DemandedSkill[]> =>
  (await institution.get(`/institutions/${institutionId}/demand?page=1&page_size=100`)).json()

async function stepOfCourse(learner: Learner): Promise<number> {
  const roadmap: Roadmap = await learner.roadmap()
  return roadmap.roadmap.find((step) => step.courseId === courseId)?.id ?? 0
}

const open = (learner: Learner) => learner.post('/activity/courses-opened', { userId: learner.userId, courseId })

/** To the middle of next week, so that this week has ended. */
function toNextWeek(): void {
  const now = product.dependencies.clock()
  product.advance((((8 - now.getUTCDay()) % 7) + 9) * day)
}

const product = await buildTestApp()
const { institutionId, institution } = await createOfferingInstitution(product)
const courseId = await createCourse(product, { institutionId })
const learners: Learner[] = []
for (let made = 0; made < 6; made += 1) learners.push(await createLearner(product))
expect(await stepOfCourse(learners[0] as Learner)).toBeGreaterThan(0)
// Sessions must not expire while weeks pass.
const never = new Date('2100-01-01')
await product.dependencies.db.update(sessions).set({ expiresAt: never, lastSeenAt: never })
afterAll(() => product.close())

test('nothing is shown before it was published, and a read publishes nothing', async () => {
  const shown = await figures()
  expect(shown.publishedAt).toBeNull()
  expect(shown.all).toEqual({ views: null, linked: null, reached: null, finished: null })
  expect(shown.weeks).toHaveLength(12)
  expect(await figures()).toEqual(shown)
  expect(await demand()).toEqual([])
})

test('learners whose roadmap leads to the course are shown in steps of five; what four have done is not', async () => {
  for (const learner of learners.slice(0, 4)) {
    expect((await open(learner)).statusCode).toBe(204)
    expect((await learner.finish(await stepOfCourse(learner))).statusCode).toBe(200)
  }
  await publish()
  const shown = await figures()
  expect(shown.publishedAt).not.toBeNull()
  expect(shown.all).toEqual({ views: null, linked: 5, reached: null, finished: null })
  expect(await ofCourse()).toMatchObject({ linked: 5, views: null, reached: null, finished: null })
})

test('the fifth is shown with the next renewal, not before; and twice, or two at once, is like once', async () => {
  const fifth = learners[4] as Learner
  await open(fifth)
  await fifth.finish(await stepOfCourse(fifth))
  expect((await figures()).all.reached).toBeNull()
  await Promise.all([publish(), publish()])
  expect((await figures()).all).toEqual({ views: 5, linked: 5, reached: 5, finished: 5 })
  const rows = await product.dependencies.db.select().from(publishedFigures)
  await publish()
  const again = await product.dependencies.db.select().from(publishedFigures)
  const values = (all: typeof rows) => all.map(({ kind, subject, week, value }) => [kind, subject, week, value].join())
  expect(values(again).sort()).toEqual(values(rows).sort())
})

test('a week is published once it has ended, and is never changed', async () => {
  const thisWeek = (await figures()).weeks
  expect(thisWeek.every(({ views }) => views === null)).toBe(true)
  toNextWeek()
  await publish()
  const weeks = (await figures()).weeks.filter(({ views }) => views !== null)
  expect(weeks).toEqual([{ start: expect.any(String), views: 5, reached: 5, finished: 5 }])
  const first = learners[0] as Learner
  await first.remove(`/activity/${first.userId}/events`)
  await first.post('/progress', {
    userId: first.userId,
    stepId: await stepOfCourse(first),
    status: 'not_started',
  })
  await publish()
  expect((await figures()).weeks).toContainEqual(weeks[0])
  expect((await figures()).all).toMatchObject({ views: null, reached: null, finished: null, linked: 5 })
})

test('a step is reached while it is ongoing, and a course is finished only by all of its steps', async () => {
  const first = learners[0] as Learner
  await first.post('/progress', { userId: first.userId, stepId: await stepOfCourse(first), status: 'ongoing' })
  await publish()
  expect((await figures()).all).toMatchObject({ reached: 5, finished: null })
})

test('what no course teaches is demanded, with who teaches it, and the nearest is suggested with its reason', async () => {
  const [wanted] = await demand()
  expect(wanted).toMatchObject({ learners: 5, courses: 0, ownCourses: 0 })
  const rows = await demand()
  expect(rows.every(({ learners: count }) => count >= 5 && count % 5 === 0)).toBe(true)
  expect(rows.map(({ skill }) => skill.id)).not.toContain('html')
  const suggestions: CourseSuggestion[] = (await institution.get(`/institutions/${institutionId}/suggestions`)).json()
  expect(suggestions[0]).toMatchObject({ reason: 'same_area', taught: [{ id: 'html', name: 'HTML' }] })
  const paged = await institution.get(`/institutions/${institutionId}/demand?page=2&page_size=2`)
  expect(paged.json()).toEqual(rows.slice(2, 4))
  expect(paged.headers['x-total-count']).toBe(String(rows.length))
})

test('a demand becomes a draft: published counts only, and the steps that roadmaps would link', async () => {
  await publish()
  const wanted = (await demand())[0]?.skill ?? { id: '', name: '' }
  const draft = async (skill = wanted.id, written = {}) =>
    institution.post(`/institutions/${institutionId}/demand/${skill}`, written)
  const shown: CourseDraft = (await draft()).json()
  expect(shown).toMatchObject({ skill: wanted, title: wanted.name, duration: expect.stringMatching(/^[1-9]\d*$/) })
  expect(shown.description.length).toBeGreaterThan(100)
  expect(shown.steps.find(({ skill }) => skill.id === wanted.id)?.learners).toBe(5)
  expect(shown.price).toBe(25_000)
  const budgets = (await product.dependencies.db.select().from(publishedFigures)).filter(
    ({ kind }) => kind === 'demand-budget',
  )
  expect(budgets.every(({ value }) => value >= 5)).toBe(true)
  const [first, second] = learners as [Learner, Learner]
  const { db } = product.dependencies
  const setBudget = (budget: string) =>
    db
      .update(profiles)
      .set({ budget })
      .where(inArray(profiles.userId, [first.userId, second.userId]))
  await setBudget('No Cost')
  expect((await draft()).json()).toEqual(shown)
  await publish()
  expect((await draft()).json().price).toBeNull()
  await setBudget('₹5,000 - ₹25,000')
  await publish()
  expect((await draft('not-a-skill')).statusCode).toBe(404)
  const { title, description, level } = shown
  const stepsFor = async (written: object) => (await draft(wanted.id, written)).json().steps
  expect(await stepsFor({ title, description, level, skills: [wanted.id] })).toEqual(shown.steps)
  expect(await stepsFor({ skills: [] })).toEqual([])
  const aside =
    'Join us on Saturday mornings in Jaffna. Small groups, a teacher for every eight learners, and a certificate.'
  expect(await stepsFor({ description: aside })).toEqual([])
  const applying = { description: 'Write a CV with proof and apply for jobs.', skills: ['job-applications'] }
  const reached = async (title: string) =>
    (await stepsFor({ ...applying, title })).map(({ skill }: { skill: { id: string } }) => skill.id)
  expect(await reached('Job applications')).toContain('job-applications')
  expect(await reached('Job applications for data analysts')).not.toContain('job-applications')
  expect((await draft(wanted.id, { skills: Array(9).fill('git') })).statusCode).toBe(400)
})

test('everyone may see the skills in demand, and no more of them than institutions do', async () => {
  const reply = await product.app.inject({ url: '/api/figures/demand' })
  expect(reply.headers['cache-control']).toBe('public, max-age=600')
  const seen: SkillInDemand[] = reply.json()
  expect(seen).toEqual(
    (await demand()).slice(0, 6).map(({ skill, area, learners: count }) => ({ skill, area, learners: count })),
  )
  expect(seen.every(({ learners: count }) => count >= 5 && count % 5 === 0)).toBe(true)
})

test('once a course is linked, its skill is not demanded any more', async () => {
  const wanted = (await demand()).find(({ skill }) => skill.id === 'react') ?? (await demand())[0]
  const name = wanted?.skill.name ?? ''
  const payload = { title: name, description: `Learn ${name} from the beginning.`, institution_id: institutionId }
  expect((await institution.post('/courses', payload)).statusCode).toBe(201)
  await product.runJobs()
  await publish()
  expect((await demand()).map(({ skill }) => skill.id)).not.toContain(wanted?.skill.id)
})

test('one who leaves takes the figure with them that had five; a course that goes takes all of its figures', async () => {
  const { db } = product.dependencies
  expect((await ofCourse())?.linked).toBe(5)
  for (const { userId } of learners.slice(4)) await db.delete(users).where(eq(users.id, userId))
  await publish()
  expect((await ofCourse())?.linked).toBeNull()
  await institution.remove(`/courses/${courseId}`)
  await publish()
  const rows = await product.dependencies.db.select().from(publishedFigures)
  expect(rows.filter(({ subject }) => subject === `course:${courseId}`)).toEqual([])
})

test('applications and feedback are the institution’s own records: exact', async () => {
  const open = await createCourse(product, { institutionId, title: 'Evening HTML' })
  const [one, other] = learners as [Learner, Learner]
  for (const learner of [one, other])
    await learner.post('/applications', { userId: learner.userId, courseId: open, message: 'I would like to join.' })
  const given = { userId: one.userId, name: 'Asha', type: 'institution', targetId: institutionId, message: 'Good' }
  await one.post('/feedback', { ...given, rating: 4 })
  await one.post('/feedback', { ...given, rating: 0 })
  const { applications, feedback } = await figures()
  expect(applications).toMatchObject({ applied: 2, enrolled: 0, closed: 0 })
  expect(feedback).toEqual({ total: 2, rated: 1, averageRating: 4 })
})

test('another institution does not see them, and an admin does', async () => {
  const { institution: other } = await createOfferingInstitution(product)
  const admin = await createAdmin(product)
  for (const path of ['figures', 'figures/courses', 'demand', 'suggestions']) {
    expect((await other.get(`/institutions/${institutionId}/${path}`)).statusCode).toBe(403)
    expect((await admin.get(`/institutions/${institutionId}/${path}`)).statusCode).toBe(200)
    expect((await admin.get(`/institutions/2000000000/${path}`)).statusCode).toBe(404)
  }
})

test('weeks are deleted after two years; what is of all time stays', async () => {
  const before = await product.dependencies.db.select().from(publishedFigures)
  expect(before.some(({ kind }) => kind === 'published-week')).toBe(true)
  product.advance(800 * day)
  await applyRetention(product.dependencies)
  const after = await product.dependencies.db.select().from(publishedFigures)
  expect(new Set(after)).toEqual(new Set(before.filter(({ week }) => week === '1970-01-01')))
})
