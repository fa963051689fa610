import type { RecentImport } from '@milepost/contract/courses/imports/schema'
import type { Course } from '@milepost/contract/courses/schema'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deletePastImports } from '#features/courses/imports/index.ts'
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
  expect(await recent()).toMatchObject([{ id, created: 1, updated: 2, state: 'undoable' }])

  const replies = await Promise.all([undo(id), undo(id), undo(id)])
  expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(
    Array.from({ length: 3 }, () => [200, { deleted: 1, restored: 2 }]),
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

test('nothing is undone once a course was changed or a learner has applied', async () => {
  const id = await importFile('title,description\nGit,Branches\nDocker,Containers')
  const [docker, git] = await own()
  await institution.put(`/courses/${git?.id}`, { title: 'Git', description: 'Written by a colleague' })
  expect((await recent())[0]?.state).toBe('changed')
  expect((await undo(id)).json().code).toBe('changed_meanwhile')

  const other = await importFile('title,description\nPython,Loops')
  const [python] = await own()
  const learner = await createUser(product, { plan: 'premium' })
  const applied = await learner.post('/applications', {
    userId: learner.userId,
    courseId: python?.id,
    message: 'May I?',
  })
  expect(applied.statusCode, applied.body).toBe(201)
  expect((await recent())[0]?.state).toBe('in_use')
  const reply = await undo(other)
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'import_in_use'])
  expect((await own()).map(({ title }) => title)).toEqual(['Python', 'Docker', 'Git'])
  expect(docker?.title).toBe('Docker')
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
