import type { Course } from '@milepost/contract/courses/schema'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { createOfferingInstitution, createUser, type Learner, whileCoursesWait } from '../../../../test/factories.ts'

let institutionId: number
let institution: Learner
let git: Course
let docker: Course

const product = await buildTestApp()
afterAll(() => product.close())
beforeEach(async () => {
  ;({ institutionId, institution } = await createOfferingInstitution(product))
  git = await create('Git', 100)
  docker = await create('Docker', 50)
})

const create = async (title: string, price: number): Promise<Course> =>
  (await institution.post('/courses', { title, description: 'About it', price, institution_id: institutionId })).json()
const address = () => `/institutions/${institutionId}/courses`
const change = (courses: object[], by = institution) => by.post(`${address()}/changes`, { courses })
const remove = (courses: object[], by = institution) => by.post(`${address()}/deletions`, { courses })
const list = async (query = ''): Promise<Course[]> =>
  (await institution.get(`${address()}?page_size=100${query}`)).json()
const seen = (course: Course) => ({ id: course.id, version: course.management?.version })

test('prices, lengths and starts change, each with its new version, and can be changed back', async () => {
  const reply = await change([
    { ...seen(git), price: 110, duration: '6-8' },
    { ...seen(docker), price: 55, startsOn: '2027-01-05' },
  ])
  expect(reply.json()).toEqual({
    done: [
      { id: git.id, version: 2 },
      { id: docker.id, version: 2 },
    ],
    refused: [],
  })
  expect(await list('&sort=title')).toMatchObject([
    { title: 'Docker', price: 55, startsOn: '2027-01-05', management: { version: 2 } },
    { title: 'Git', price: 110, duration: '6-8' },
  ])
  await change([{ id: git.id, version: 2, price: 100, duration: '' }])
  expect((await list('&sort=price&direction=desc'))[0]).toMatchObject({ title: 'Git', price: 100, duration: null })
})

test('what was changed in between, or belongs to others, is refused by itself', async () => {
  const other = await createOfferingInstitution(product)
  const body = { title: 'Theirs', description: 'd', institution_id: other.institutionId }
  const theirs: Course = (await other.institution.post('/courses', body)).json()
  await institution.put(`/courses/${git.id}`, { title: 'Git', description: 'Edited by a colleague' })
  const reply = await change([
    { ...seen(git), price: 1 },
    { ...seen(theirs), price: 1 },
    { ...seen(docker), price: 1 },
    { id: 2_000_000_000, version: 1, price: 1 },
  ])
  expect(reply.json()).toEqual({
    done: [{ id: docker.id, version: 2 }],
    refused: [
      { id: git.id, code: 'changed_meanwhile' },
      { id: theirs.id, code: 'not_found' },
      { id: 2_000_000_000, code: 'not_found' },
    ],
  })
  expect((await change([{ ...seen(docker), price: 1 }], other.institution)).statusCode).toBe(403)
})

test('two who change overlapping selections at once change each course once', async () => {
  const replies = await Promise.all([
    change([
      { ...seen(git), price: 1 },
      { ...seen(docker), price: 1 },
    ]),
    change([
      { ...seen(docker), price: 2 },
      { ...seen(git), price: 2 },
    ]),
    remove([seen(docker)]),
  ])
  const outcomes = replies.map((reply) => reply.json())
  expect(outcomes.flatMap(({ done }) => done.map(({ id }: Course) => id)).sort()).toEqual([git.id, docker.id].sort())
  expect(outcomes.flatMap(({ refused }) => refused)).toHaveLength(3)
})

test('many are deleted, except the one that was changed', async () => {
  await institution.put(`/courses/${git.id}`, { title: 'Git', description: 'Edited by a colleague' })
  expect((await remove([seen(git), seen(docker)])).json()).toMatchObject({
    done: [{ id: docker.id }],
    refused: [{ id: git.id, code: 'changed_meanwhile' }],
  })
  expect((await list()).map(({ title }) => title)).toEqual(['Git'])
})

/** The minute of a deletion is over. */
async function passUndo(): Promise<void> {
  await product.client.pool.query("update pgboss.job set start_after = now() where name = 'delete-course'")
  await product.runJobs()
}

test('deleted courses are out of sight at once, gone after a minute, and back if that is undone', async () => {
  const learner = await createUser(product, { plan: 'premium' })
  const applied = async (courseId: number) =>
    (await learner.post('/applications', { userId: learner.userId, courseId, message: '' })).json().id
  const ids = [await applied(git.id), await applied(docker.id)]
  const statuses = async () => (await learner.get(`/applications/${learner.userId}`)).json()
  const { done } = (await remove([seen(git), seen(docker)])).json()
  expect(await list()).toEqual([])
  await product.runJobs()
  expect((await statuses()).map(({ status }: { status: string }) => status)).toEqual(['applied', 'applied'])
  expect((await change([{ ...done[0], archived: false }])).json().done).toHaveLength(1)
  await passUndo()
  expect((await list()).map(({ title }) => title)).toEqual(['Git'])
  expect(await list('&archived=true')).toEqual([])
  expect(await statuses()).toMatchObject([
    { id: ids[1], status: 'closed' },
    { id: ids[0], status: 'applied' },
  ])
  expect((await change([{ ...done[1], archived: false }])).json().refused).toEqual([
    { id: docker.id, code: 'not_found' },
  ])
})

test('a closed course takes no applications, and an archived one is not offered', async () => {
  const learner = await createUser(product, { plan: 'premium' })
  const apply = () => learner.post('/applications', { userId: learner.userId, courseId: git.id, message: 'Please' })
  const found = async () => (await learner.get(`/courses?institution_id=${institutionId}`)).json() as Promise<Course[]>
  await change([{ ...seen(git), closed: true }])
  expect((await found()).find(({ id }) => id === git.id)?.closed).toBe(true)
  expect((await apply()).json().code).toBe('applications_closed')
  await change([{ id: git.id, version: 2, closed: false }])
  expect((await apply()).statusCode).toBe(201)

  await change([{ id: git.id, version: 3, archived: true }])
  expect((await found()).map(({ title }) => title)).toEqual(['Docker'])
  expect((await list()).map(({ title }) => title)).toEqual(['Docker'])
  expect(await list('&archived=true')).toMatchObject([{ title: 'Git', management: { archived: true } }])
  await change([{ id: git.id, version: 4, archived: false }])
  expect(await found()).toHaveLength(2)
})

test('a changed price waits for approval where courses wait, but closing does not', async () => {
  await whileCoursesWait(product, async () => {
    await change([
      { ...seen(git), price: 1 },
      { ...seen(docker), closed: true },
    ])
    expect((await list('&sort=title')).map(({ status }) => status)).toEqual(['approved', 'pending'])
  })
})

test('more than 200 courses, none, and one twice are refused', async () => {
  const many = Array.from({ length: 201 }, (_, at) => ({ id: at + 1, version: 1, price: 1 }))
  for (const courses of [many, [], [seen(git), seen(git)]]) {
    expect((await change(courses)).json().code).toBe('invalid')
  }
})
