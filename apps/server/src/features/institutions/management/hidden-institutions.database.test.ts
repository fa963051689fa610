import { afterAll, expect, test } from 'vitest'
import { countSite } from '#features/analytics/learner-counts/index.ts'
import { courseSearch } from '#features/chat/course-search.ts'
import { findIdsTeaching } from '#features/courses/skills/index.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { emailsTo } from '../../../../test/emails.ts'
import {
  createAdmin,
  createLearner,
  createOfferingInstitution,
  createUser,
  signUp,
} from '../../../../test/factories.ts'

const name = 'Quiet Cove School'
const course = { title: 'Git for beginners', description: 'Commits, branches and merges with Git.', price: 900 }
const profile = { name, email: 'office@cove.example', description: 'Evening courses', address: '1 Cove Road' }

/** An institution that an admin added with only a name, with a course by its owner. */
const product = await buildTestApp()
const admin = await createAdmin(product)
const learner = await createLearner(product)
const stranger = (await createOfferingInstitution(product)).institution
const owner = await createUser(product, { email: 'owner@cove.example' })
const added = await admin.post('/institutions/new-ins', { name, email: 'owner@cove.example' })
expect([added.statusCode, added.json().email]).toEqual([201, ''])
const institutionId = added.json().id
const offered = await owner.post('/courses', { ...course, institution_id: institutionId })
expect([offered.statusCode, offered.json().status]).toEqual([201, 'approved'])
const courseId = offered.json().id
await product.runJobs()
afterAll(() => product.close())

const namesIn = (list: { name: string }[]) => list.map((one) => one.name)
const get = (url: string) => product.app.inject({ url: `/api${url}` })

/** What the public can find of the institution and its course. */
async function look() {
  const { userId } = learner
  const { db } = product.dependencies
  const search = courseSearch(product.dependencies, {})
  const list = await get('/institutions')
  const teaching = await findIdsTeaching(db, ['git'])
  const site = await countSite(db, '2020-01-01')
  const feedback = { userId, name: 'Asha', message: 'Good teachers', rating: 5 }
  const asked = {
    courseName: 'Git',
    description: 'Commits',
    category: 'DevOps',
    difficulty: 'Beginner',
    mode: 'Online',
  }
  const request = await learner.post('/course-requests', { ...asked, userId, price: 'No Cost' })
  return {
    listed: [...namesIn(list.json()), list.headers['x-total-count']],
    searched: namesIn((await get('/institutions?search=quiet%20cove')).json()),
    page: (await get(`/institutions/${institutionId}`)).statusCode,
    itsCourses: (await get(`/institutions/${institutionId}/courses`)).statusCode,
    toLearners: (await learner.get(`/institutions/${institutionId}`)).statusCode,
    toOthers: (await stranger.put(`/courses/${courseId}`, course)).statusCode,
    explorer: (await get('/courses')).json().length,
    byInstitution: (await get(`/courses?institution_id=${institutionId}`)).headers['x-total-count'],
    courseSearch: (await get('/courses?search=git')).json().length,
    misspelled: (await get('/courses?search=beginers')).json().length,
    assistant: (await search({ skills: ['git'], words: '', limit: 5 })).length,
    assistantByWords: (await search({ skills: [], words: 'git', limit: 5 })).length,
    supply: teaching.get('git')?.length,
    counted: site.institutions,
    step: (await learner.roadmap()).roadmap.find(({ key }) => key === 'skill:git')?.courseId ?? null,
    targets: namesIn((await learner.get('/feedback/targets?type=institution&search=quiet')).json()),
    courseTargets: namesIn((await learner.get('/feedback/targets?type=course&search=git')).json()),
    feedback: (await learner.post('/feedback', { ...feedback, type: 'institution', targetId: institutionId }))
      .statusCode,
    courseFeedback: (await learner.post('/feedback', { ...feedback, type: 'course', targetId: courseId })).statusCode,
    opened: (await learner.post('/activity/courses-opened', { userId, courseId })).statusCode,
    answered: (
      await admin.put(`/admin/course-requests/${request.json().id}`, { status: 'added', courseId, answer: '' })
    ).statusCode,
    applied: (await learner.post('/applications', { userId, courseId, message: 'Please' })).statusCode,
  }
}

test('without a contact address it is public nowhere, and admins and its own people see it', async () => {
  expect(await look()).toEqual({
    listed: ['Northern Institute', '1'],
    searched: [],
    page: 404,
    itsCourses: 404,
    toLearners: 404,
    toOthers: 404,
    explorer: 0,
    byInstitution: '0',
    courseSearch: 0,
    misspelled: 0,
    assistant: 0,
    assistantByWords: 0,
    supply: 0,
    counted: 1,
    step: null,
    targets: [],
    courseTargets: [],
    feedback: 400,
    courseFeedback: 400,
    opened: 404,
    answered: 400,
    applied: 404,
  })
  const [email] = await emailsTo(product, 'owner@cove.example', 'institution_assigned')
  expect(email?.plain).toContain('Add a contact email in its settings')
  const seen = (await admin.get('/institutions?search=quiet%20cove')).json()
  expect(seen).toMatchObject([{ id: institutionId, email: '' }])
  for (const person of [admin, owner]) {
    expect((await person.get(`/institutions/${institutionId}`)).json()).toMatchObject({ name, email: '' })
    expect((await person.get(`/institutions/${institutionId}/courses`)).json()).toMatchObject([{ id: courseId }])
    expect((await person.get(`/courses/${courseId}`)).statusCode).toBe(200)
  }
})

test('once its owner has given one it is public everywhere, and its courses are linked to steps', async () => {
  expect((await owner.put(`/institutions/${institutionId}`, { ...profile, email: ' ' })).statusCode).toBe(400)
  expect((await owner.put(`/institutions/${institutionId}`, profile)).statusCode).toBe(200)
  await product.runJobs()
  expect(await look()).toEqual({
    listed: ['Northern Institute', name, '2'],
    searched: [name],
    page: 200,
    itsCourses: 200,
    toLearners: 200,
    toOthers: 403,
    explorer: 1,
    byInstitution: '1',
    courseSearch: 1,
    misspelled: 1,
    assistant: 1,
    assistantByWords: 1,
    supply: 1,
    counted: 2,
    step: courseId,
    targets: [name],
    courseTargets: [course.title],
    feedback: 201,
    courseFeedback: 201,
    opened: 204,
    answered: 200,
    applied: 201,
  })
})

test('with a contact address it is public at once, and the address of its owner is not', async () => {
  await signUp(product, { email: 'second@cove.example' })
  const body = { name: 'Open Cove School', email: 'second@cove.example', contactEmail: 'Hello@Cove.example' }
  const added = await admin.post('/institutions/new-ins', body)
  expect(added.json()).toMatchObject({ name: 'Open Cove School', email: 'hello@cove.example' })
  expect((await get('/institutions?search=open%20cove')).json()).toEqual([added.json()])
  const [email] = await emailsTo(product, 'second@cove.example', 'institution_assigned')
  expect(email?.plain).not.toContain('contact email')
})
