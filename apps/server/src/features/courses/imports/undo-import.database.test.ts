import type { RecentImport } from '@milepost/contract/courses/imports/schema'
import type { Course } from '@milepost/contract/courses/schema'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { deletePastImports } from '#features/courses/imports/index.ts'
import { findIntakes } from '#features/courses/intakes/index.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createOfferingInstitution, createUser, type Learner, whileCoursesWait } from '../../../../test/factories.ts'

let institutionId: number
let institution: Learner

const product = await buildTestApp()
afterAll(() => product.close())
beforeEach(async () => {
  ;({ institutionId, institution } = await createOfferingInstitution(product))
})

const address = () => `/institutions/${institutionId}/courses`
const own = async (): Promise<Course[]> => (await institution.get(`${address()}?page_size=100`)).json()
const recent = async (): Promise<RecentImport[]> => (await institution.get(`${address()}/imports`)).json()
const undo = (id: number, by = institution) => by.post(`${address()}/imports/${id}/undo`)

async function importFile(csv: string): Promise<number> {
  const { plan } = (await institution.post(`${address()}/import/preview`, { csv })).json()
  return (await institution.post(`${address()}/import`, { csv, plan })).json().importId
}

const application = { courseTitle: 'Linux', institutionName: 'Harbour', message: 'May I?' }

const comparable = (list: readonly Course[]) =>
  list.map(({ management, ...course }) => ({ ...course, management: { ...management, version: 0 } }))

test('what was created is deleted and what was changed is as before, once', async () => {
  const confirmed = { skills: ['git', 'docker'], level: 'advanced', language: 'si', startsOn: '2027-01-05', places: 9 }
  const inKandy = { mode: 'offline', country: 'LK', town: 'Kandy' }
  const git = { title: 'Git', description: 'Branches', price: 12.5, duration: '4-6', ...confirmed, ...inKandy }
  await institution.post('/courses', { ...git, institution_id: institutionId })
  await institution.post('/courses', { title: 'Python', description: 'Loops', institution_id: institutionId })
  const before = await own()
  const csv =
    'title,description,duration,price,startsOn,places,mode,level,skills\n' +
    'Git,Rebasing,8,,,12,online,beginner,python\nPython,Loops and lists,2,5,,,,,\nDocker,Containers,1,1,,,,,'
  const id = await importFile(csv)
  expect(await own()).toHaveLength(3)
  expect(await recent()).toMatchObject([{ id, created: 1, updated: 2 }])

  const replies = await Promise.all([undo(id), undo(id), undo(id)])
  expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(
    Array.from({ length: 3 }, () => [200, { deleted: 1, restored: 2, changedLater: 0, kept: [] }]),
  )
  expect(comparable(await own())).toEqual(comparable(before))
  expect(await recent()).toEqual([])
})

test('a course that waits after an import is approved again by undoing it', async () => {
  await institution.post('/courses', { title: 'Git', description: 'Branches', institution_id: institutionId })
  await whileCoursesWait(product, async () => {
    const id = await importFile('title,description\nGit,Rebasing')
    expect((await own())[0]?.status).toBe('pending')
    expect((await undo(id)).statusCode).toBe(200)
    expect((await own())[0]).toMatchObject({ status: 'approved', description: 'Branches' })
  })
})

test('what was changed later stays, field by field, and so do new courses that were changed or applied for', async () => {
  const git = { title: 'Git', description: 'Branches', price: 100, duration: '4', institution_id: institutionId }
  await institution.post('/courses', git)
  const python = (await institution.post('/courses', { ...git, title: 'Python', code: 'P-1' })).json()
  const id = await importFile(
    'milepost_id,code,title,description,price,duration,intakes\n' +
      `,,Git,Rebasing,200,8,2027-01-11 (9)\nMP-${python.id},P-2,,,,2,\n,,Docker,Containers,1,1,\n` +
      ',,Linux,Shells,1,1,\n,,Nets,Cables,1,1,',
  )
  const called = async (title: string) => (await own()).find((course) => course.title === title)
  const change = async (title: string, body: object) => {
    const course = await called(title)
    const reply = await institution.put(`/courses/${course?.id}`, { title, description: course?.description, ...body })
    expect(reply.statusCode, reply.body).toBe(200)
  }
  await change('Git', { price: 300 })
  await change('Docker', { price: 5 })
  await change('Python', { code: 'P-3' })
  // The code that the import replaced has another course by now.
  await institution.post('/courses', { ...git, title: 'Python 2', code: 'P-1' })
  const linux = await called('Linux')
  const learner = await createUser(product, { plan: 'premium' })
  await product.dependencies.db
    .insert(applications)
    .values({ ...application, userId: learner.userId, courseId: linux?.id ?? 0, createdAt: new Date() })

  const docker = await called('Docker')
  const outcome = { deleted: 1, restored: 2, changedLater: 2 }
  const kept = [
    { id: docker?.id, title: 'Docker' },
    { id: linux?.id, title: 'Linux' },
  ]
  for (const reply of [await undo(id), await undo(id)]) expect(reply.json()).toEqual({ ...outcome, kept })
  expect(await called('Git')).toMatchObject({ description: 'Branches', price: 300, duration: '4' })
  expect(await called('Python')).toMatchObject({ duration: '4', management: { code: 'P-3' } })
  expect((await own()).map(({ title }) => title).toSorted()).toEqual(['Docker', 'Git', 'Linux', 'Python', 'Python 2'])
  expect(await findIntakes(product.dependencies.db, [(await called('Git'))?.id ?? 0])).toEqual([])
})

test('where courses wait, a mix of older and later contents waits, whatever was approved', async () => {
  const admin = await createUser(product, { role: 'admin' })
  await institution.post('/courses', { title: 'Git', description: 'Branches', price: 1, institution_id: institutionId })
  await whileCoursesWait(product, async () => {
    const id = await importFile('title,description,duration\nGit,Rebasing,8')
    const git = (await own())[0]
    await institution.put(`/courses/${git?.id}`, { title: 'Git', description: 'Rebasing', price: 2 })
    expect((await admin.put(`/courses/${git?.id}/status`, { status: 'approved' })).statusCode).toBe(200)
    expect((await undo(id)).json()).toMatchObject({ restored: 1, changedLater: 0 })
    expect((await own())[0]).toMatchObject({ status: 'pending', description: 'Branches', price: 2, duration: null })
  })
})

test('a day later, or for another institution, there is nothing to undo', async () => {
  const id = await importFile('title,description\nGit,Branches')
  const other = await createOfferingInstitution(product)
  expect((await undo(id, other.institution)).statusCode).toBe(403)
  expect(
    (await other.institution.post(`/institutions/${other.institutionId}/courses/imports/${id}/undo`)).statusCode,
  ).toBe(404)
  product.advance(25 * 60 * 60 * 1000)
  expect(await recent()).toEqual([])
  expect((await undo(id)).statusCode).toBe(404)
  await deletePastImports(product.dependencies)
  expect(await own()).toHaveLength(1)
})
