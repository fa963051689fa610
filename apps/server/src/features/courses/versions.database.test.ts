import type { Course } from '@milepost/contract/courses/schema'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin, createOfferingInstitution, createUser, type Learner } from '../../../test/factories.ts'

let institutionId: number
let institution: Learner
let colleague: Learner
let id: number

const words = { title: 'Docker for beginners', description: 'Build images and run containers with Docker.' }

const product = await buildTestApp()
afterAll(() => product.close())
beforeEach(async () => {
  ;({ institutionId, institution } = await createOfferingInstitution(product))
  colleague = await createUser(product, { role: 'institution', institutionId })
  ;({ id } = (await institution.post('/courses', { ...words, institution_id: institutionId })).json())
})

const read = async (): Promise<Course> => (await institution.get(`/courses/${id}`)).json()

test('anyone who manages a course reads one with its version, in every state', async () => {
  expect(await read()).toMatchObject({ ...words, management: { version: 1 } })
  const admin = await createAdmin(product)
  await admin.put(`/courses/${id}/status`, { status: 'rejected', reason: 'Too short.' })
  expect(await read()).toMatchObject({ status: 'rejected', management: { version: 2, reason: 'Too short.' } })
})

describe('a course edited by two', () => {
  test('at once: one is saved, the other is refused', async () => {
    const edit = (who: Learner, description: string) =>
      who.put(`/courses/${id}`, { title: words.title, description, version: 1 })
    const replies = await Promise.all([
      edit(institution, 'First.'),
      edit(colleague, 'Second.'),
      edit(colleague, 'Third.'),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const saved = replies.find(({ statusCode }) => statusCode === 200)
    expect(await read()).toMatchObject({ description: saved?.json().description, management: { version: 2 } })
  })

  test('the one who is refused overwrites with the version that is there now', async () => {
    await colleague.put(`/courses/${id}`, { ...words, price: 100, version: 1 })
    const mine = { ...words, price: 200 }
    const refused = await institution.put(`/courses/${id}`, { ...mine, version: 1 })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_meanwhile'])
    const version = (await read()).management?.version
    expect((await institution.put(`/courses/${id}`, { ...mine, version })).json()).toMatchObject({ price: 200 })
  })

  test('the same sent twice is saved once, and without a version the last one counts', async () => {
    const mine = { ...words, price: 200, version: 1 }
    await institution.put(`/courses/${id}`, mine)
    expect((await institution.put(`/courses/${id}`, mine)).json()).toMatchObject({ management: { version: 2 } })
    expect((await institution.put(`/courses/${id}`, { ...words, price: 5 })).json()).toMatchObject({ price: 5 })
  })
})

describe('the institution’s own list', () => {
  test('is searched and filtered by state, and others find what is approved alone', async () => {
    const admin = await createAdmin(product)
    await institution.post('/courses', { title: 'Git', description: 'Branches', institution_id: institutionId })
    await admin.put(`/courses/${id}/status`, { status: 'rejected' })
    const list = async (who: Learner, query: string) => {
      const reply = await who.get(`/institutions/${institutionId}/courses?page=1&${query}`)
      return [reply.json().map(({ title }: Course) => title), reply.headers['x-total-count']]
    }
    expect(await list(institution, 'search=containers')).toEqual([[words.title], '1'])
    expect(await list(institution, 'status=rejected')).toEqual([[words.title], '1'])
    expect(await list(institution, 'status=approved')).toEqual([['Git'], '1'])
    const student = await createUser(product)
    expect(await list(student, 'status=rejected')).toEqual([[], '0'])
    expect(await list(student, '')).toEqual([['Git'], '1'])
  })
})

test('skills are found by what they are called', async () => {
  const found = async (search: string) =>
    (await institution.get(`/skills?search=${search}`)).json().map((skill: { id: string }) => skill.id)
  expect((await found('docker'))[0]).toBe('docker')
  expect((await found('GIT'))[0]).toBe('git')
  expect(await found('zzzz')).toEqual([])
  expect((await institution.get('/skills')).json()).toHaveLength(20)
})
