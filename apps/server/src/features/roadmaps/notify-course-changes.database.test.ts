import type { Notification } from '@milepost/contract/notifications/schema'
import { afterAll, expect, test } from 'vitest'
import { userPreferences } from '#db/schema/user-preferences.ts'
import { linkWaitingSteps } from '#features/roadmaps/link-steps.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createLearner, type Learner, whileCoursesWait } from '../../../test/factories.ts'
import { startWithoutCourses } from '../../../test/start-without-courses.ts'

const product = await buildTestApp()
const { institutionId, institution, admin } = await startWithoutCourses(product)
afterAll(() => product.close())

async function offer(title = 'Git for beginners'): Promise<number> {
  const course = { title, description: 'Commits, branches and merges with Git.', price: 900 }
  const reply = await institution.post('/courses', { ...course, institution_id: institutionId })
  await product.runJobs()
  return reply.json().id
}
async function remove(id: number): Promise<void> {
  await institution.remove(`/courses/${id}`)
  await product.runJobs()
}
async function decide(id: number, status: 'approved' | 'rejected'): Promise<void> {
  await admin.put(`/courses/${id}/status`, { status })
  await product.runJobs()
}
/** A learner's course notifications, oldest first: the kind, and the step's new course. */
async function courseNotifications(learner: Learner): Promise<(string | number | undefined)[][]> {
  const { notifications } = (await learner.get(`/notifications/${learner.userId}`)).json()
  return notifications
    .filter(({ kind }: Notification) => kind.startsWith('step_course'))
    .map(({ kind, params }: Notification) => [kind, params['course']])
    .reverse()
}
const gone = ['step_course_gone', undefined]

test('a course that goes is notified once, with its step, and so is the one that comes in its place', async () => {
  const id = await offer()
  const learner = await createLearner(product)
  await remove(id)
  const step = (await learner.roadmap()).roadmap.find(({ key }) => key === 'skill:git')
  const { notifications } = (await learner.get(`/notifications/${learner.userId}`)).json()
  expect(notifications).toMatchObject([{ kind: 'step_course_gone', params: { step: step?.label, number: step?.id } }])
  await linkWaitingSteps(product.dependencies, { courseId: id, skills: ['git'] })
  expect(await courseNotifications(learner)).toEqual([gone])
  const next = await offer('Git from scratch')
  expect(await courseNotifications(learner)).toEqual([gone, ['step_course_changed', 'Git from scratch']])
  await remove(next)
  expect(await courseNotifications(learner)).toEqual([gone, ['step_course_changed', 'Git from scratch'], gone])
})

test('a course that another replaces at once is notified once', async () => {
  const id = await offer()
  const learner = await createLearner(product)
  await offer('Git from scratch')
  expect(await courseNotifications(learner)).toEqual([])
  await remove(id)
  expect(await courseNotifications(learner)).toEqual([['step_course_changed', 'Git from scratch']])
})

test('a course that is rejected and approved again is gone and back each time', async () => {
  const id = await offer()
  const learner = await createLearner(product)
  const back = ['step_course_changed', 'Git for beginners']
  await decide(id, 'rejected')
  await decide(id, 'approved')
  expect(await courseNotifications(learner)).toEqual([gone, back])
  await decide(id, 'rejected')
  expect(await courseNotifications(learner)).toEqual([gone, back, gone])
})

test('a deletion that is undone within its minute is not notified, and one that is not, once', async () => {
  const id = await offer()
  const learner = await createLearner(product)
  const send = async (what: 'deletions' | 'changes', course: object) => {
    const reply = await institution.post(`/institutions/${institutionId}/courses/${what}`, { courses: [course] })
    await product.runJobs()
    return reply.json().done[0].version
  }
  const deleted = await send('deletions', { id, version: 1 })
  expect(await courseNotifications(learner)).toEqual([])
  const restored = await send('changes', { id, version: deleted, archived: false })
  await product.client.pool.query("update pgboss.job set start_after = now() where name = 'delete-course'")
  await product.runJobs()
  expect(await courseNotifications(learner)).toEqual([])
  await send('deletions', { id, version: restored })
  await product.client.pool.query("update pgboss.job set start_after = now() where name = 'delete-course'")
  await product.runJobs()
  expect(await courseNotifications(learner)).toEqual([gone])
})

test('a course that changes and still teaches the step, one that comes first, or one of other steps is not notified', async () => {
  const waiting = await createLearner(product)
  const id = await offer()
  const learner = await createLearner(product)
  await institution.put(`/courses/${id}`, { title: 'Git basics', description: 'Commits and branches with Git.' })
  await product.runJobs()
  const other = await offer('Another course on Git')
  await remove(other)
  expect([await courseNotifications(waiting), await courseNotifications(learner)]).toEqual([[], []])
})

test('a course made for a skill in demand reaches those whose steps wait for it once, when it is approved', async () => {
  const [waiting, finished, quiet] = [
    await createLearner(product),
    await createLearner(product),
    await createLearner(product),
  ]
  const step = (await waiting.roadmap()).roadmap.find(({ key }) => key === 'skill:git')
  await finished.finish(step?.id ?? 0)
  await product.dependencies.db
    .insert(userPreferences)
    .values({ userId: quiet.userId, courseAlerts: false, updatedAt: product.dependencies.clock() })
  const course = { title: 'Git for beginners', description: 'Commits, branches and merges with Git.', price: 900 }
  await whileCoursesWait(product, async () => {
    const body = { ...course, demanded_skill: 'git', institution_id: institutionId }
    const { id } = (await institution.post('/courses', body)).json()
    await product.runJobs()
    expect(await courseNotifications(waiting)).toEqual([])
    await decide(id, 'approved')
    await linkWaitingSteps(product.dependencies, { courseId: id, skills: ['git'] })
  })
  const found = [['step_course_found', 'Git for beginners']]
  expect([
    await courseNotifications(waiting),
    await courseNotifications(finished),
    await courseNotifications(quiet),
  ]).toEqual([found, [], []])
  const unknown = { ...course, demanded_skill: 'not-a-skill', institution_id: institutionId }
  expect((await institution.post('/courses', unknown)).statusCode).toBe(400)
})

test('steps that are done, roadmaps that are not current, and learners who do not want it are left in peace', async () => {
  const id = await offer()
  const [finished, switched, quiet] = [
    await createLearner(product),
    await createLearner(product),
    await createLearner(product),
  ]
  const step = (await finished.roadmap()).roadmap.find(({ key }) => key === 'skill:git')
  await finished.finish(step?.id ?? 0)
  await switched.switchTo('ui-ux-designer')
  expect((await switched.roadmap()).roadmap.map(({ key }) => key)).not.toContain('skill:git')
  await product.dependencies.db
    .insert(userPreferences)
    .values({ userId: quiet.userId, courseAlerts: false, updatedAt: product.dependencies.clock() })
  await remove(id)
  expect([
    await courseNotifications(finished),
    await courseNotifications(switched),
    await courseNotifications(quiet),
  ]).toEqual([[], [], []])
})
