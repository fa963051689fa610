import type { ApplicationStatus } from '@milepost/contract/applications/limits'
import type { Application } from '@milepost/contract/applications/schema'
import type { Course } from '@milepost/contract/courses/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import {
  createCourse,
  createOfferingInstitution,
  createUser,
  type Learner,
  moveApplication,
  whileCoursesWait,
} from '../../../test/factories.ts'

const product = await buildTestApp()
const { institutionId, institution } = await createOfferingInstitution(product)
afterAll(() => product.close())

const learnerOn = () => createUser(product)
const withPlaces = (places: number | null) => createCourse(product, { institutionId, places })
const apply = (learner: Learner, courseId: number) =>
  learner.post('/applications', { userId: learner.userId, courseId, message: 'Please' })
async function applied(courseId: number): Promise<Application> {
  const reply = await apply(await learnerOn(), courseId)
  expect(reply.statusCode).toBe(201)
  return reply.json()
}
/** The refusal, where it isn't done. */
const answer = async (id: number, status: ApplicationStatus = 'enrolled'): Promise<string | undefined> =>
  (await moveApplication(institution, id, status)).json().refused[0]?.code
/** The course as learners see it in the catalogue, and as its institution does. */
async function shown(id: number): Promise<(Course | undefined)[]> {
  const lists = [`/courses?institution_id=${institutionId}`, `/institutions/${institutionId}/courses?page_size=100`]
  const found: Course[][] = await Promise.all(lists.map(async (list) => (await institution.get(list)).json()))
  return found.map((courses) => courses.find((course) => course.id === id))
}
const change = async (courseId: number, changes: object) => {
  const [, course] = await shown(courseId)
  const body = { courses: [{ id: courseId, version: course?.management?.version, ...changes }] }
  return (await institution.post(`/institutions/${institutionId}/courses/changes`, body)).json()
}

test('of two acceptances for the last place one succeeds', async () => {
  for (let round = 0; round < 4; round += 1) {
    const courseId = await withPlaces(2)
    await answer((await applied(courseId)).id)
    const [first, second] = [await applied(courseId), await applied(courseId)]
    const replies = await Promise.all([answer(first.id), answer(second.id)])
    expect(replies.toSorted()).toEqual(['course_full', undefined])
    expect((await shown(courseId))[1]?.management?.placesTaken).toBe(2)
  }
})

test('who applies to a full course waits, beyond what the plan allows, and gets no place until one is free', async () => {
  const courseId = await withPlaces(1)
  const [first, second] = [await applied(courseId), await applied(courseId)]
  expect((await shown(courseId))[0]).toMatchObject({ places: 1 })
  expect((await shown(courseId))[0]).not.toHaveProperty('full')
  await answer(first.id, 'offered')
  expect((await shown(courseId))[0]).toMatchObject({ places: 1, full: true })
  expect((await shown(courseId))[0]).not.toHaveProperty('management')
  const learner = await learnerOn()
  for (let one = 0; one < 3; one += 1) await apply(learner, await withPlaces(null))
  expect((await apply(learner, courseId)).json()).toMatchObject({ status: 'waiting' })
  expect(await answer(second.id)).toBe('course_full')
  expect(await answer(second.id, 'declined')).toBeUndefined()
})

test('applying while the last place is taken leaves either an application or a wait', async () => {
  const courseId = await withPlaces(1)
  const { id } = await applied(courseId)
  const learner = await learnerOn()
  const [refusal, sent] = await Promise.all([answer(id), apply(learner, courseId)])
  expect([refusal, sent.statusCode]).toEqual([undefined, 201])
  expect(['applied', 'waiting']).toContain(sent.json().status)
})

test('fewer places than are taken take none back, and more places open it again', async () => {
  const courseId = await withPlaces(3)
  const ids = [(await applied(courseId)).id, (await applied(courseId)).id]
  for (const id of ids) await answer(id)
  await change(courseId, { places: 1 })
  expect((await shown(courseId))[1]).toMatchObject({ places: 1, full: true, management: { placesTaken: 2 } })
  await change(courseId, { places: '' })
  const [, unlimited] = await shown(courseId)
  expect(unlimited).not.toHaveProperty('places')
  expect(unlimited?.management).not.toHaveProperty('placesTaken')
  await change(courseId, { places: 3 })
  expect(await answer((await applied(courseId)).id)).toBeUndefined()
})

test('an account that is deleted frees its place', async () => {
  const courseId = await withPlaces(1)
  const learner = await learnerOn()
  await answer((await apply(learner, courseId)).json().id)
  expect((await shown(courseId))[0]?.full).toBe(true)
  await product.dependencies.db.delete(users).where(eq(users.id, learner.userId))
  expect((await shown(courseId))[0]).not.toHaveProperty('full')
})

test('changing the places alone does not wait for approval', async () => {
  const courseId = await withPlaces(null)
  await whileCoursesWait(product, async () => {
    const [, course] = await shown(courseId)
    const { title, description } = course ?? {}
    const reply = await institution.put(`/courses/${courseId}`, { title, description, places: '12' })
    expect(reply.json()).toMatchObject({ places: 12, status: 'approved' })
    await change(courseId, { places: 13 })
    expect((await shown(courseId))[0]?.places).toBe(13)
  })
})

test.each([0, -1, 1.5, 'many', 100_001])('refuses %s places', async (places) => {
  const body = { title: 'Git', description: 'Branches', institution_id: institutionId, places }
  expect((await institution.post('/courses', body)).json().issues).toMatchObject([{ field: 'places' }])
})
