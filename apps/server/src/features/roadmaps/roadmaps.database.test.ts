import type { ProfileAnswers } from '@milepost/contract/profiles/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { courses } from '#db/schema/courses.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import {
  answers,
  type Caller,
  createCourse,
  createInstitution,
  signUp,
  signUpWithRoadmap,
} from '../../../test/factories.ts'

const day = 24 * 60 * 60 * 1000
let product: TestApp

product = await buildTestApp()
const institutionId = await createInstitution(product)
await createCourse(product, { institutionId, title: 'Semantic HTML for beginners', price: 0 })
afterAll(() => product.close())

const send = (caller: Caller, url: string, payload: object) =>
  product.app.inject({ method: 'POST', url: `/api${url}`, headers: caller.headers, payload })
const make = (caller: Caller, payload: object = {}) => send(caller, '/roadmap', { userId: caller.user.id, ...payload })
const change = (caller: Caller, changes: Partial<ProfileAnswers>) =>
  send(caller, '/profile', { ...answers, ...changes })
const get = (caller: Caller, url = '/roadmap') =>
  product.app.inject({ url: `/api${url}/${caller.user.id}`, headers: caller.headers })

describe('the first roadmap', () => {
  test('is made from the answers, in order, with hours that add up', async () => {
    const caller = await signUpWithRoadmap(product)
    const reply = await get(caller)
    expect(reply.statusCode).toBe(200)
    const roadmap: Roadmap = reply.json()
    expect(roadmap).toMatchObject({
      career: 'Frontend Developer',
      careerId: 'frontend-developer',
      version: 1,
      engine: 'embedded',
      outdated: false,
    })
    expect(roadmap.roadmap.length).toBeGreaterThanOrEqual(12)
    expect(roadmap.roadmap.map((step) => step.id)).toEqual(roadmap.roadmap.map((_, index) => index + 1))
    expect(roadmap.roadmap.reduce((sum, step) => sum + step.hours, 0)).toBeCloseTo(roadmap.totalHours)
    for (const { details } of roadmap.roadmap.filter(({ id, milestone }) => id === 1 || milestone))
      expect(Array.isArray(details) && details.some(({ hours = 0 }) => hours > 0)).toBe(true)
    expect(roadmap.recommendation.reasons.length).toBeGreaterThan(0)
  })

  test('links the step that teaches HTML to the course that does, and names its institution', async () => {
    const roadmap: Roadmap = (await get(await signUpWithRoadmap(product))).json()
    const step = roadmap.roadmap.find((candidate) => candidate.courseId !== null)
    expect(step).toMatchObject({ linkReason: { code: 'teaches_in_title', otherLanguage: false } })
    expect(roadmap.courses).toContainEqual(
      expect.objectContaining({ id: step?.courseId, title: 'Semantic HTML for beginners' }),
    )
    expect(roadmap.institutions).toContainEqual(
      expect.objectContaining({ id: institutionId, name: 'Northern Institute' }),
    )
  })

  test('needs a profile', async () => {
    const caller = await signUp(product)
    for (const url of ['/roadmap', '/career/generate']) {
      const reply = await send(caller, url, { userId: caller.user.id })
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'profile_required'])
    }
    expect((await get(caller)).statusCode).toBe(404)
    expect((await get(caller, '/career')).statusCode).toBe(404)
  })

  test('answers sent along must make a whole profile', async () => {
    const caller = await signUp(product)
    const reply = await make(caller, { preferredCareer: 'Data Scientist' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toContainEqual(expect.objectContaining({ field: 'dob', rule: 'required' }))
    expect((await make(caller, { ...answers, preferredCareer: 'Astronaut' })).json().issues).toMatchObject([
      { field: 'preferredCareer', rule: 'one_of' },
    ])
  })

  test('is one version however many ask at once', async () => {
    const caller = await signUp(product)
    await change(caller, {})
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        i % 2 ? make(caller) : send(caller, '/career/generate', { userId: caller.user.id }),
      ),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200))
    const rows = await product.dependencies.db.select().from(roadmaps).where(eq(roadmaps.userId, caller.user.id))
    expect(rows).toHaveLength(1)
  })

  test('is the same as a diagram, a chain from the first step to the last', async () => {
    const caller = await signUpWithRoadmap(product)
    const roadmap: Roadmap = (await get(caller)).json()
    const diagram = (await get(caller, '/career')).json()
    expect(diagram.type).toBe('reactflow')
    expect(diagram.content.career).toBe(roadmap.career)
    expect(diagram.content.nodes.map((node: { data: { label: string } }) => node.data.label)).toEqual(
      roadmap.roadmap.map((step) => step.label),
    )
    expect(diagram.content.edges).toHaveLength(roadmap.roadmap.length - 1)
  })

  test('is recorded in the audit log', async () => {
    const caller = await signUpWithRoadmap(product)
    const rows = await product.dependencies.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.actorId, caller.user.id), eq(auditLogs.action, 'roadmap.created')))
    expect(rows).toMatchObject([{ objectType: 'roadmap', details: { version: 1, occasion: 'first' } }])
  })
})

describe('another roadmap', () => {
  test('from unchanged answers the wizard gets what exists, and regenerating takes a plan', async () => {
    const caller = await signUpWithRoadmap(product)
    expect((await make(caller, answers)).json().version).toBe(1)
    for (const url of ['/roadmap', '/career/generate']) {
      const refused = await send(caller, url, { userId: caller.user.id, regenerate: true })
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'premium_required'])
    }
    expect((await get(caller)).json().version).toBe(1)
  })

  test.each(['pro', 'premium'] as const)('is made at will on the plan %s, by the plan of this moment', async (plan) => {
    const caller = await signUpWithRoadmap(product, { plan })
    expect((await make(caller, { regenerate: true })).json().version).toBe(2)
    await product.dependencies.db.update(users).set({ plan: 'basic' }).where(eq(users.id, caller.user.id))
    expect((await make(caller, { regenerate: true })).statusCode).toBe(403)
  })

  test('asked for twice at once is one version', async () => {
    const caller = await signUpWithRoadmap(product, { plan: 'pro' })
    const { advisor } = product.dependencies
    const plan = advisor.plan.bind(advisor)
    const bothAsk = Promise.withResolvers<void>()
    // Neither is planned before both have read the first version.
    const planning = vi.spyOn(advisor, 'plan').mockImplementation(async (...given) => {
      if (planning.mock.calls.length === 2) bothAsk.resolve()
      await bothAsk.promise
      return plan(...given)
    })
    try {
      const replies = await Promise.all([make(caller, { regenerate: true }), make(caller, { regenerate: true })])
      expect(replies.map((reply) => reply.json().version)).toEqual([2, 2])
    } finally {
      planning.mockRestore()
    }
  })

  test('after a changed answer that matters is free twice a week', async () => {
    const own = await buildTestApp()
    const before = product
    product = own
    try {
      const caller = await signUpWithRoadmap(own)
      await change(caller, { location: 'Kandy', fullName: 'New Name' })
      expect((await get(caller)).json().outdated).toBe(false)
      for (const [careers, version] of [
        ['Data Scientist', 2],
        ['QA Engineer', 3],
      ] as const) {
        await change(caller, { preferredCareer: careers })
        expect((await get(caller)).json().outdated).toBe(true)
        expect((await make(caller)).json().version).toBe(version)
      }
      await change(caller, { preferredCareer: 'Product Manager' })
      expect((await make(caller)).json()).toMatchObject({ version: 3, outdated: true })
      expect((await make(caller, { regenerate: true })).json().code).toBe('premium_required')
      own.advance(7 * day)
      const fresh = await own.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: caller.user.email, password: 'a long and unusual one' },
      })
      const again = { ...caller, headers: { authorization: `Bearer ${fresh.json().token}` } }
      expect((await make(again)).json()).toMatchObject({ version: 4, outdated: false })
    } finally {
      product = before
      await own.close()
    }
  })

  test('keeps the progress of steps that teach the same', async () => {
    const caller = await signUpWithRoadmap(product, { plan: 'pro' })
    await send(caller, '/progress', { userId: caller.user.id, stepId: 1, status: 'done' })
    await change(caller, { shortTermGoals: 'Something else' })
    expect((await make(caller)).json().version).toBe(2)
    expect((await get(caller, '/progress')).json()).toMatchObject([{ step_id: 1, status: 'done' }])
  })
})

test('a course that is no longer approved, or gone, leaves the step whole and unlinked', async () => {
  const caller = await signUpWithRoadmap(product, {}, { preferredCareer: 'Full Stack Developer' })
  const linked = (): Promise<Roadmap> => get(caller).then((reply) => reply.json())
  const before = await linked()
  const courseId = before.roadmap.find((step) => step.courseId !== null)?.courseId ?? 0
  await product.dependencies.db.update(courses).set({ status: 'rejected' }).where(eq(courses.id, courseId))
  expect((await linked()).roadmap.filter((step) => step.courseId === courseId)).toEqual([])
  await product.dependencies.db.delete(courses).where(eq(courses.id, courseId))
  const after = await linked()
  expect(after.roadmap).toHaveLength(before.roadmap.length)
  expect(after.courses.map((course) => course.id)).not.toContain(courseId)
})
