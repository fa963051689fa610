import type { InstitutionTasks } from '@milepost/contract/institutions/schema'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import {
  createAdmin,
  createCourse,
  createOfferingInstitution,
  createUser,
  moveApplication,
} from '../../../../test/factories.ts'

const product = await buildTestApp()
const { institutionId, institution } = await createOfferingInstitution(product)
const admin = await createAdmin(product)
afterAll(() => product.close())

const tasks = async (): Promise<InstitutionTasks> =>
  (await institution.get(`/institutions/${institutionId}/tasks`)).json()
const inDays = (days: number) =>
  new Date(product.dependencies.clock().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test('says what waits: applications, rejected courses with why, and courses about to start', async () => {
  expect(await tasks()).toEqual({ applications: 0, rejected: { total: 0, courses: [] }, starting: [] })
  const soon = await createCourse(product, { institutionId, title: 'Soon', startsOn: inDays(3) })
  await createCourse(product, { institutionId, title: 'Today', startsOn: inDays(0) })
  for (const [title, values] of [
    ['Later', { startsOn: inDays(20) }],
    ['Begun', { startsOn: inDays(-1) }],
    ['Archived', { startsOn: inDays(2), isArchived: true }],
    ['Pending', { startsOn: inDays(2), status: 'pending' }],
  ] as const)
    await createCourse(product, { institutionId, title, ...values })
  const ids: number[] = []
  for (let one = 0; one < 3; one += 1) {
    const learner = await createUser(product)
    const body = { userId: learner.userId, courseId: soon, message: '' }
    ids.push((await learner.post('/applications', body)).json().id)
  }
  await moveApplication(institution, ids[0] ?? 0, 'enrolled')
  const bad = await createCourse(product, { institutionId, title: 'Thin' })
  await admin.put(`/courses/${bad}/status`, { status: 'rejected', reason: 'Say what it teaches.' })
  expect(await tasks()).toEqual({
    applications: 2,
    rejected: { total: 1, courses: [{ id: bad, title: 'Thin', reason: 'Say what it teaches.' }] },
    starting: [
      { id: expect.any(Number), title: 'Today', startsOn: inDays(0), enrolled: 0, waiting: 0 },
      { id: soon, title: 'Soon', startsOn: inDays(3), enrolled: 1, waiting: 2 },
    ],
  })
})

test('is for its own people and admins', async () => {
  const { institution: other } = await createOfferingInstitution(product)
  expect((await other.get(`/institutions/${institutionId}/tasks`)).statusCode).toBe(403)
  expect((await admin.get(`/institutions/${institutionId}/tasks`)).statusCode).toBe(200)
  expect((await admin.get('/institutions/2000000000/tasks')).statusCode).toBe(404)
})
