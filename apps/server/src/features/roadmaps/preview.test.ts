import type { CareerId } from '@milepost/contract/careers/limits'
import type { StepStatus } from '@milepost/contract/progress/limits'
import { hoursLeftOf } from '@milepost/contract/roadmaps/pace'
import type { Roadmap, RoadmapPreview } from '@milepost/contract/roadmaps/schema'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { courses } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { digestDatabase } from '../../../test/database-digest.ts'
import { createCourse, createInstitution, createLearner, createUser, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const preview = (learner: Learner, careerId?: CareerId) =>
  learner.post('/roadmap/preview', { userId: learner.userId, careerId })
const read = async (learner: Learner, careerId?: CareerId): Promise<RoadmapPreview> =>
  (await preview(learner, careerId)).json()
const keys = (steps: readonly { key: string }[]) => steps.map(({ key }) => key)

describe('the preview of a switch', () => {
  test('says what the switch then does, with the state of every step, and stores nothing', async () => {
    const learner = await createLearner(product)
    const before = await learner.roadmap()
    await learner.finish(1)
    await learner.finish(before.roadmap.length)
    await learner.post('/progress', { userId: learner.userId, stepId: 2, status: 'ongoing' })
    await learner.reject('full-stack-developer')
    const stored = await digestDatabase(product.dependencies.db)
    const seen = await read(learner, 'full-stack-developer')
    expect(await digestDatabase(product.dependencies.db)).toEqual(stored)
    const after: Roadmap = (await learner.switchTo('full-stack-developer')).json()
    const statusOf = new Map<string | undefined, StepStatus>([
      [before.roadmap[0]?.key, 'done'],
      [before.roadmap[1]?.key, 'ongoing'],
      [before.roadmap.at(-1)?.key, 'done'],
    ])
    const oldKeys = keys(before.roadmap)
    const newKeys = keys(after.roadmap)
    expect(keys(seen.kept)).toEqual(newKeys.filter((key) => oldKeys.includes(key)))
    expect(keys(seen.added)).toEqual(newKeys.filter((key) => !oldKeys.includes(key)))
    expect(keys(seen.removed)).toEqual(oldKeys.filter((key) => !newKeys.includes(key)))
    for (const step of [...seen.kept, ...seen.added, ...seen.removed])
      expect(step.status).toBe(statusOf.get(step.key) ?? 'not_started')
    const left = ({ roadmap }: Roadmap) =>
      roadmap.reduce((sum, step) => sum + hoursLeftOf(step.hours, statusOf.get(step.key)), 0)
    expect(seen).toMatchObject({
      careerId: 'full-stack-developer',
      career: 'Full Stack Developer',
      totalHours: { before: before.totalHours, after: after.totalHours },
      hoursLeft: { before: left(before), after: left(after) },
      steps: { before: before.roadmap.length, after: after.roadmap.length },
      identical: false,
    })
  })

  test('to the career one has is the roadmap as it is', async () => {
    const learner = await createLearner(product)
    await learner.answer({ educationLevel: 'High School' })
    expect(await read(learner, 'frontend-developer')).toMatchObject({ added: [], removed: [], identical: true })
  })

  test('is free as long as the switch is', async () => {
    const learner = await createLearner(product)
    for (const careerId of ['qa-engineer', 'data-scientist'] as const) {
      expect((await preview(learner, careerId)).statusCode).toBe(200)
      await learner.switchTo(careerId)
    }
    const reply = await preview(learner, 'cloud-engineer')
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'premium_required'])
    expect((await preview(learner, 'data-scientist')).statusCode).toBe(200)
  })
})

describe('the preview of another roadmap', () => {
  test('takes a paid plan from the same answers, and is identical when nothing changes', async () => {
    const refused = await preview(await createLearner(product))
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'premium_required'])
    const learner = await createLearner(product, { plan: 'premium' })
    const { roadmap } = await learner.roadmap()
    const seen = await read(learner)
    expect(keys(seen.kept)).toEqual(keys(roadmap))
    expect(seen).toMatchObject({ added: [], removed: [], coursesChanged: 0, identical: true })
  })

  test('is free after changed answers, and takes the learner’s choice and word', async () => {
    const learner = await createLearner(product)
    await learner.correct('html', 'projects')
    await learner.switchTo('full-stack-developer')
    await learner.answer({ experience: 'I know CSS.' })
    const seen = await read(learner)
    expect(seen.careerId).toBe('full-stack-developer')
    expect(keys(seen.removed)).toEqual(['skill:css', 'milestone:full-stack-developer:foundation'])
    expect(keys(seen.kept)).not.toContain('skill:html')
    expect(keys((await learner.make()).json().roadmap)).toEqual([...keys(seen.kept), ...keys(seen.added)])
  })

  test('counts steps that would lead to another course', async () => {
    const learner = await createLearner(product, { plan: 'pro' })
    const id = await createCourse(product, { institutionId: await createInstitution(product), title: 'HTML' })
    expect(await read(learner)).toMatchObject({ added: [], removed: [], coursesChanged: 1, identical: false })
    await learner.make({ regenerate: true })
    expect(await read(learner)).toMatchObject({ coursesChanged: 0, identical: true })
    await product.dependencies.db.delete(courses).where(eq(courses.id, id))
    expect(await read(learner)).toMatchObject({ coursesChanged: 0, identical: true })
  })

  test('is not identical when the same steps take other hours', async () => {
    const learner = await createLearner(product)
    await learner.answer({ educationLevel: 'High School' })
    const seen = await read(learner)
    expect(seen).toMatchObject({ added: [], removed: [], identical: false })
    expect(seen.totalHours.after).toBeGreaterThan(seen.totalHours.before)
  })

  test('needs a roadmap', async () => {
    const learner = await createUser(product)
    expect((await preview(learner)).statusCode).toBe(404)
    await learner.answer({})
    expect((await preview(learner, 'qa-engineer')).statusCode).toBe(404)
  })

  test.each([{ careerId: 'astronaut' }, { careerId: null }, { regenerate: true }])('refuses %o', async (body) => {
    const learner = await createLearner(product)
    expect((await learner.post('/roadmap/preview', { userId: learner.userId, ...body })).statusCode).toBe(400)
  })
})
