import type { StepProgress } from '@milepost/contract/progress/schema'
import type { Roadmap, Step } from '@milepost/contract/roadmaps/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { stepTicks } from '#db/schema/progress.ts'
import { roadmapSteps } from '#db/schema/roadmaps.ts'
import { addSessions } from '#features/roadmaps/index.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { actAs, signUpWithRoadmap } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const key = 'skill:git'
const withoutSessions = ['learn', 'build', 'check'].map((id) => ({ id, label: id, description: id }))
const sessionsOf = (step: Step | undefined) =>
  typeof step?.details === 'string' ? [] : (step?.details ?? []).filter(({ hours }) => hours !== undefined)

test('a roadmap from before gets sessions once, with its hours, progress and weeks as they were', async () => {
  const caller = await signUpWithRoadmap(product)
  const { db } = product.dependencies
  const read = async (): Promise<{ step: Step | undefined; row: StepProgress | undefined }> => {
    const roadmap: Roadmap = (await actAs(product, caller).get(`/roadmap/${caller.user.id}`)).json()
    const step = roadmap.roadmap.find((one) => one.key === key)
    const rows: StepProgress[] = (await actAs(product, caller).get(`/progress/${caller.user.id}`)).json()
    return { step, row: rows.find(({ step_id }) => step_id === step?.id) }
  }
  const made = (await read()).step
  expect(sessionsOf(made).length).toBeGreaterThan(2)
  await actAs(product, caller).post('/progress', { userId: caller.user.id, stepId: made?.id, status: 'ongoing' })
  await db
    .update(roadmapSteps)
    .set({ details: withoutSessions })
    .where(and(eq(roadmapSteps.key, key)))
  const tickedAt = new Date('2026-11-01T10:00:00Z')
  const old = { userId: caller.user.id, stepKey: key, task: 'learn', hours: 6, tickedAt, withStep: false }
  await db.insert(stepTicks).values(old)
  expect(sessionsOf((await read()).step)).toEqual([])

  await addSessions(product.dependencies, {})
  const { step, row } = await read()
  expect([step?.hours, sessionsOf(step)]).toEqual([made?.hours, sessionsOf(made)])
  expect(row?.ticks.map(({ task }) => task)).toEqual(['first-commits', 'history'])
  expect(row?.ticks.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(6)
  expect(new Set(row?.ticks.map((tick) => tick.tickedAt))).toEqual(new Set([tickedAt.toISOString()]))
  await addSessions(product.dependencies, {})
  expect((await read()).row).toEqual(row)
})

test('a milestone from before gets its sessions, and keeps what it asks for', async () => {
  const caller = await signUpWithRoadmap(product)
  const milestoneOf = async (): Promise<Step | undefined> => {
    const roadmap: Roadmap = (await actAs(product, caller).get(`/roadmap/${caller.user.id}`)).json()
    return roadmap.roadmap.find((step) => step.milestone)
  }
  const made = await milestoneOf()
  await product.dependencies.db
    .update(roadmapSteps)
    .set({ details: 'Build a site for a real person.' })
    .where(eq(roadmapSteps.key, made?.key ?? ''))
  await addSessions(product.dependencies, {})
  const now = await milestoneOf()
  expect(sessionsOf(now)).toEqual(sessionsOf(made))
  expect(now?.details[0]).toMatchObject({ id: 'outcome', description: 'Build a site for a real person.' })
})

test('a phone that ticks what the step used to consist of ticks a third of its sessions', async () => {
  const caller = await signUpWithRoadmap(product)
  const roadmap: Roadmap = (await actAs(product, caller).get(`/roadmap/${caller.user.id}`)).json()
  const stepId = roadmap.roadmap.find((one) => one.key === key)?.id
  const tick = async (ticked: boolean) =>
    (
      await actAs(product, caller).post('/progress/ticks', { userId: caller.user.id, stepId, task: 'check', ticked })
    ).json()
  expect((await tick(true)).ticks.map(({ task }: { task: string }) => task).sort()).toEqual(['remotes', 'rescue'])
  expect((await tick(false)).ticks).toEqual([])
})
