import type { Roadmap, VariantChoice, VariantPreview } from '@milepost/contract/roadmaps/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { digestDatabase } from '../../../test/database-digest.ts'
import { createCourse, createInstitution, createLearner, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const paid = { plan: 'premium' } as const
const keys = ({ roadmap }: Roadmap) => roadmap.map(({ key }) => key)
const previews = (learner: Learner, more: object = {}) =>
  learner.post('/roadmap/variants', { userId: learner.userId, ...more })
const choose = (learner: Learner, variant: VariantChoice) => learner.put(`/roadmap/${learner.userId}/variant`, variant)
const inDays = (days: number) =>
  new Date(product.dependencies.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)

test('a date shapes the first roadmap at the learner’s pace, and says what is left for later', async () => {
  const until = inDays(140)
  const learner = await createLearner(product, {}, { finishBy: until, hoursPerWeek: 24 })
  const roadmap = await learner.roadmap()
  expect(roadmap.totalHours).toBeLessThanOrEqual(24 * 20)
  const [deadline] = roadmap.requests.filter(({ kind }) => kind === 'deadline')
  expect(deadline).toMatchObject({ until, later: expect.arrayContaining([expect.any(String)]) })
})

describe('other ways to a career', () => {
  test('are shown with what each changes, never one that changes nothing, and nothing is stored', async () => {
    const learner = await createLearner(product, paid)
    await learner.roadmap()
    const stored = await digestDatabase(product.dependencies.db)
    const found: VariantPreview[] = (await previews(learner)).json()
    expect(await digestDatabase(product.dependencies.db)).toEqual(stored)
    expect(found.map(({ variant }) => variant)).toContainEqual({ kind: 'other_tool', skillId: 'vue', name: 'Vue' })
    for (const preview of found) expect(preview.identical).toBe(false)
    // Neither costs anything nor is in another language, so these two would change nothing.
    const kinds = found.map(({ variant }) => variant.kind)
    expect(kinds).not.toContain('free_courses')
    expect(kinds).not.toContain('own_language')
  })

  test('say what choosing them then does', async () => {
    const learner = await createLearner(product, paid)
    const before = await learner.roadmap()
    const found: VariantPreview[] = (await previews(learner)).json()
    const vue = found.find(({ variant }) => variant.kind === 'other_tool' && variant.skillId === 'vue')
    const after: Roadmap = (await choose(learner, { kind: 'other_tool', skillId: 'vue' })).json()
    expect(after.variant).toEqual({ kind: 'other_tool', skillId: 'vue', name: 'Vue' })
    expect(vue?.removed.map(({ key }) => key)).toEqual(keys(before).filter((key) => !keys(after).includes(key)))
    expect(vue?.totalHours).toEqual({ before: before.totalHours, after: after.totalHours })
  })

  test('by a date fit into it at the learner’s pace, and count what is done', async () => {
    const learner = await createLearner(product, paid)
    const before = await learner.roadmap()
    await learner.finish(1)
    const hoursLeft = before.totalHours - (before.roadmap[0]?.hours ?? 0)
    const until = inDays(70)
    const hoursPerWeek = Math.floor(hoursLeft / 10) - 3
    const [first]: VariantPreview[] = (await previews(learner, { until, hoursPerWeek })).json()
    expect(first?.variant).toEqual({ kind: 'by_date', until })
    expect(first?.hoursLeft.after).toBeLessThanOrEqual(hoursPerWeek * 10)
    const after: Roadmap = (await choose(learner, { kind: 'by_date', until, hoursPerWeek })).json()
    expect(after.totalHours).toBe(first?.totalHours.after)
    // There is time enough for all of it.
    const enough: VariantPreview[] = (await previews(learner, { until, hoursPerWeek: 80 })).json()
    expect(enough.find(({ variant }) => variant.kind === 'by_date')?.removed ?? []).toEqual([])
  })

  test('by another date start from the whole roadmap again', async () => {
    const learner = await createLearner(product, paid)
    const whole = await learner.roadmap()
    await choose(learner, { kind: 'by_date', until: inDays(70), hoursPerWeek: 20 })
    const after: Roadmap = (await choose(learner, { kind: 'by_date', until: inDays(700), hoursPerWeek: 20 })).json()
    expect(keys(after)).toEqual(keys(whole))
  })

  test('with free courses link no other, also when a course changes later', async () => {
    const learner = await createLearner(product, paid, { budget: '₹5,000 - ₹25,000' })
    const institutionId = await createInstitution(product)
    const id = await createCourse(product, { institutionId, title: 'HTML', price: 4000 })
    await learner.make({ regenerate: true })
    expect((await learner.roadmap()).roadmap.find(({ key }) => key === 'skill:html')?.courseId).toBe(id)
    const found: VariantPreview[] = (await previews(learner)).json()
    const free = found.find(({ variant }) => variant.kind === 'free_courses')
    expect(free?.price.before).toBeGreaterThanOrEqual(4000)
    expect(free?.price.after).toBe(0)
    const after: Roadmap = (await choose(learner, { kind: 'free_courses' })).json()
    const prices = new Map(after.courses.map((course) => [course.id, course.price]))
    for (const { courseId } of after.roadmap) if (courseId !== null) expect(prices.get(courseId) ?? 0).toBe(0)
  })

  test('stay when a skill is corrected, and go with another career, an older version or the learner’s word', async () => {
    const learner = await createLearner(product, paid)
    const usual = await learner.roadmap()
    await choose(learner, { kind: 'other_tool', skillId: 'vue' })
    const corrected: Roadmap = (await learner.correct('html', 'projects')).json()
    expect(keys(corrected)).toContain('skill:vue')
    const back: Roadmap = (await choose(learner, { kind: 'usual' })).json()
    expect(back.variant).toBeNull()
    expect(keys(back)).toEqual(keys(usual).filter((key) => key !== 'skill:html'))
    const version = back.version - 1
    const restored: Roadmap = (await learner.post(`/roadmap/${learner.userId}/versions/${version}/restore`)).json()
    expect(restored.variant?.kind).toBe('other_tool')
    await learner.correct('css', 'projects')
    expect(keys(await learner.roadmap())).toContain('skill:vue')
    const other: Roadmap = (await learner.switchTo('full-stack-developer')).json()
    expect(other.variant).toBeNull()
  })

  test('with a tool that is none of the career’s is not found', async () => {
    const learner = await createLearner(product, paid)
    await learner.roadmap()
    expect((await choose(learner, { kind: 'other_tool', skillId: 'docker' })).statusCode).toBe(404)
  })

  test('are for paid plans, and may be taken back without one', async () => {
    const learner = await createLearner(product)
    const before = await learner.roadmap()
    for (const reply of [await previews(learner), await choose(learner, { kind: 'project_first' })])
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'premium_required'])
    expect((await choose(learner, { kind: 'usual' })).json().version).toBe(before.version)
  })

  test.each([
    [{ kind: 'by_date', until: inDays(0), hoursPerWeek: 8 }, 'Finish date must be a day after today.'],
    [{ kind: 'by_date', until: inDays(30), hoursPerWeek: 81 }, 'Hours a week must be at most 80.'],
    [{ kind: 'by_date', until: 'soon', hoursPerWeek: 8 }, /^Finish date doesn’t look right/],
    [{ kind: 'quicker' }, /isn’t valid/],
    [{ kind: 'other_tool', skillId: 'Vue!' }, /doesn’t look right/],
  ])('refuse %o', async (variant, message) => {
    const learner = await createLearner(product, paid)
    const reply = await choose(learner, variant as VariantChoice)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues[0].message).toMatch(message)
  })
})
