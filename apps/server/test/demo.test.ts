import { careers } from '@milepost/contract/careers/limits'
import type { Course } from '@milepost/contract/courses/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { buildTestApp } from './build-test-app.ts'
import { answers, signUp } from './factories.ts'

const product = await buildTestApp()
const demo = await seedDemo(product.dependencies)
afterAll(() => product.close())

async function signIn(email: string) {
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: demo.password },
  })
  expect(reply.statusCode).toBe(200)
  const { user, token } = reply.json()
  return { user, headers: { authorization: `Bearer ${token}` } }
}

const count = async (query: string) =>
  Number((await product.app.inject({ url: `/api/courses?page_size=1&${query}` })).headers['x-total-count'])

test('is seeded once: a second start keeps what was done since', async () => {
  const before = await count('')
  await seedDemo(product.dependencies)
  expect(await count('')).toBe(before)
})

test('has institutions that say they are fictional, and courses worth looking at, some free, some in Tamil and Sinhala', async () => {
  const institutions = (await product.app.inject({ url: '/api/institutions' })).json()
  expect(institutions.length).toBeGreaterThanOrEqual(8)
  for (const institution of institutions) {
    expect(institution.description).toContain('fictional')
    expect(institution.email).toMatch(/\.example$/)
  }
  expect(await count('')).toBeGreaterThanOrEqual(80)
  for (const query of ['max_price=0', 'language=ta', 'language=si'])
    expect(await count(query)).toBeGreaterThanOrEqual(10)
})

test('has pending and rejected courses, for admins alone', async () => {
  const admin = await signIn('admin@milepost.example')
  const institutions = (await product.app.inject({ url: '/api/institutions' })).json()
  const lists = await Promise.all(
    institutions.map((institution: { id: number }) =>
      product.app.inject({ url: `/api/institutions/${institution.id}/courses`, headers: admin.headers }),
    ),
  )
  const statuses = lists.flatMap((list) => list.json()).map((course: Course) => course.status)
  expect(new Set(statuses)).toEqual(new Set(['approved', 'pending', 'rejected']))
})

test('has people of every role, and learners in different states', async () => {
  const roles = await Promise.all(demo.accounts.map(async ({ email }) => (await signIn(email)).user.role))
  expect(roles.sort()).toEqual(['admin', 'institution', 'institution', 'student', 'student', 'student'])
  const halfway = await signIn('halfway@milepost.example')
  const progress = (
    await product.app.inject({ url: `/api/progress/${halfway.user.id}`, headers: halfway.headers })
  ).json()
  const roadmap: Roadmap = (
    await product.app.inject({ url: `/api/roadmap/${halfway.user.id}`, headers: halfway.headers })
  ).json()
  const done = progress.filter((row: { status: string }) => row.status === 'done').length
  expect(done / roadmap.roadmap.length).toBeCloseTo(0.5, 1)
  expect((await signIn('premium@milepost.example')).user).toMatchObject({ plan: 'premium', is_premium: true })
  expect((await signIn('fresh@milepost.example')).user.profileCompleted).toBe(false)
})

test('has a learner with an answered application, and an inbox that says so', async () => {
  const { user, headers } = await signIn('halfway@milepost.example')
  const [application] = (await product.app.inject({ url: `/api/applications/${user.id}`, headers })).json()
  expect(application).toMatchObject({ status: 'enrolled', answer: expect.stringContaining('Welcome') })
  const inbox = (await product.app.inject({ url: `/api/notifications/${user.id}`, headers })).json()
  expect(inbox).toMatchObject({
    notifications: [{ kind: 'application_answered' }, { kind: 'step_course_changed' }],
    unread: 2,
  })
})

describe.each(careers)('teaches what a $title needs', ({ title }) => {
  const linked = async (budget: typeof answers.budget) => {
    const caller = await signUp(product)
    const payload = {
      ...answers,
      userId: caller.user.id,
      preferredCareer: title,
      interestAreas: ['Teamwork'],
      shortTermGoals: '',
      longTermGoals: '',
      budget,
    }
    const reply = await product.app.inject({ method: 'POST', url: '/api/roadmap', headers: caller.headers, payload })
    const roadmap: Roadmap = reply.json()
    expect(roadmap.career).toBe(title)
    const steps = roadmap.roadmap.filter((step) => !step.milestone)
    const courses = new Map(roadmap.courses.map((course) => [course.id, course]))
    const used = new Set(steps.flatMap((step) => (step.courseId === null ? [] : [step.courseId])))
    const cost = [...used].reduce((sum, id) => sum + (courses.get(id)?.price ?? 0), 0)
    return { share: steps.filter((step) => step.courseId !== null).length / steps.length, cost }
  }

  test('to someone with money', async () =>
    expect((await linked('Above ₹20 Lakhs')).share).toBeGreaterThanOrEqual(0.75))
  test('and something to someone without', async () => {
    const { share, cost } = await linked('No Cost')
    expect(share).toBeGreaterThan(0.2)
    expect(cost).toBe(0)
  })
  test('within the budget', async () => expect((await linked('Up to ₹5,000')).cost).toBeLessThanOrEqual(5_000))
})
