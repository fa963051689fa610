import type { StepProgress } from '@milepost/contract/progress/schema'
import type { Roadmap } from '@milepost/contract/roadmaps/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { roadmapSteps } from '#db/schema/roadmaps.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { actAs, type Caller, signUpWithRoadmap } from '../../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const tick = (caller: Caller, body: object) =>
  actAs(product, caller).post('/progress/ticks', { userId: caller.user.id, stepId: 1, ticked: true, ...body })
const mark = (caller: Caller, stepId: number, status: string) =>
  actAs(product, caller).post('/progress', { userId: caller.user.id, stepId, status })
const list = async (caller: Caller): Promise<StepProgress[]> =>
  (await actAs(product, caller).get(`/progress/${caller.user.id}`)).json()
const roadmapOf = async (caller: Caller): Promise<Roadmap> =>
  (await actAs(product, caller).get(`/roadmap/${caller.user.id}`)).json()
const tasksOf = (row: StepProgress | undefined) => row?.ticks.map(({ task }) => task)

/** The roadmap's steps as they were before they had sessions. */
async function signUpBeforeSessions(): Promise<Caller> {
  const caller = await signUpWithRoadmap(product)
  const details = ['learn', 'build', 'check'].map((id) => ({ id, label: id, description: id }))
  await product.dependencies.db.update(roadmapSteps).set({ details }).where(eq(roadmapSteps.milestone, false))
  return caller
}

test('a tick starts the step, is remembered with its time and a third of the hours, and can be taken back', async () => {
  const caller = await signUpBeforeSessions()
  const [step] = (await roadmapOf(caller)).roadmap
  const now = product.dependencies.clock()
  const reply = await tick(caller, { task: 'learn' })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ step_id: 1, status: 'ongoing' })
  const [row] = await list(caller)
  expect(row?.ticks).toMatchObject([{ task: 'learn', hours: (step?.hours ?? 0) / 3 }])
  expect(Date.parse(row?.ticks[0]?.tickedAt ?? '')).toBeGreaterThanOrEqual(now.getTime())
  await tick(caller, { task: 'learn', ticked: false })
  expect(await list(caller)).toMatchObject([{ step_id: 1, status: 'ongoing', ticks: [] }])
})

test('ticking again keeps the time', async () => {
  const caller = await signUpBeforeSessions()
  const first: StepProgress = (await tick(caller, { task: 'build' })).json()
  product.advance(60_000)
  expect((await tick(caller, { task: 'build' })).json().ticks).toEqual(first.ticks)
})

test('marking a step done ticks what is left of it, and taking back done keeps only what the learner ticked', async () => {
  const caller = await signUpBeforeSessions()
  await tick(caller, { task: 'learn' })
  const done: StepProgress = (await mark(caller, 1, 'done')).json()
  expect(tasksOf(done)?.sort()).toEqual(['build', 'check', 'learn'])
  expect(tasksOf((await mark(caller, 1, 'ongoing')).json())).toEqual(['learn'])
  expect(tasksOf((await list(caller))[0])).toEqual(['learn'])
})

test('a tick leaves a finished step finished', async () => {
  const caller = await signUpBeforeSessions()
  await mark(caller, 1, 'done')
  expect((await tick(caller, { task: 'learn', ticked: false })).json()).toMatchObject({ status: 'done' })
  expect((await tick(caller, { task: 'learn' })).json()).toMatchObject({ status: 'done' })
})

test('a step that is one text has no tasks: its hours are ticked as a whole when it is done', async () => {
  const caller = await signUpBeforeSessions()
  await product.dependencies.db.update(roadmapSteps).set({ details: 'Make it' }).where(eq(roadmapSteps.milestone, true))
  const milestone = (await roadmapOf(caller)).roadmap.find((step) => step.milestone)
  const stepId = milestone?.id ?? 0
  expect((await tick(caller, { stepId, task: 'learn' })).statusCode).toBe(404)
  expect((await mark(caller, stepId, 'done')).json().ticks).toMatchObject([{ task: 'step', hours: milestone?.hours }])
})

test('ticks belong to what a step teaches: they follow it to another version, whatever its number', async () => {
  const caller = await signUpWithRoadmap(product)
  const [first, second] = (await roadmapOf(caller)).roadmap
  const session = typeof second?.details === 'string' ? undefined : second?.details[0]?.id
  await tick(caller, { stepId: second?.id, task: session })
  const skill = first?.skills[0]
  const corrected = await actAs(product, caller).put(`/roadmap/${caller.user.id}/skills/${skill}`, { level: 'work' })
  const moved = (corrected.json() as Roadmap).roadmap.find(({ key }) => key === second?.key)
  expect(moved?.id).toBe(1)
  expect(await list(caller)).toMatchObject([{ step_id: 1, ticks: [{ task: session }] }])
})

test.each([
  [{ stepId: 9_999, task: 'learn' }, 404],
  [{ stepId: 0, task: 'learn' }, 400],
  [{ task: 'step' }, 404],
  [{ task: 'outcome' }, 404],
  [{ task: 'No Words' }, 400],
  [{ task: 'learn', ticked: 'yes' }, 400],
  [{ task: 'learn', hours: 100 }, 400],
  [{ task: 'learn', tickedAt: '2020-01-01T00:00:00Z' }, 400],
])('refuses %o with %i and changes nothing', async (body, status) => {
  const caller = await signUpBeforeSessions()
  expect((await tick(caller, body)).statusCode).toBe(status)
  expect(await list(caller)).toEqual([])
})

test('ticks and marks that arrive together are all kept', async () => {
  const caller = await signUpBeforeSessions()
  const replies = await Promise.all([
    ...(['learn', 'build', 'check'] as const).map((task) => tick(caller, { task })),
    mark(caller, 1, 'done'),
  ])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const [row] = await list(caller)
  expect([row?.status, tasksOf(row)?.length]).toEqual(['done', 3])
})
