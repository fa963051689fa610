import type { QueueDetails } from '@milepost/contract/queue/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { institutions } from '#db/schema/institutions.ts'
import { saysTheSame } from '#features/queue/details/same-text.ts'
import { similarNames } from '#features/queue/details/similar-names.ts'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import {
  createAdmin,
  createCourse,
  createOfferingInstitution,
  createUser,
  whileCoursesWait,
} from '../../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
const { institutionId, institution } = await createOfferingInstitution(product)
afterAll(() => product.close())

async function read<Kind extends QueueDetails['kind']>(kind: Kind, id: number) {
  const reply = await admin.get(`/admin/queue/${kind}/${id}`)
  expect(reply.statusCode).toBe(200)
  return reply.json<Extract<QueueDetails, { kind: Kind }>>()
}
const description =
  'You branch, commit and merge with Git on a project of your own. We review each other’s changes every week in small groups.'

test('a course comes with what it said when it was last approved, and with the others of its institution', async () => {
  const id = await createCourse(product, { institutionId, title: 'Git', description, price: 900 })
  const other = await createCourse(product, { institutionId, title: 'Docker', status: 'rejected' })
  const change = (title: string) =>
    whileCoursesWait(product, () => institution.put(`/courses/${id}`, { title, description: 'Shorter.', price: 1200 }))
  await change('Git 2')
  await change('Git 3')
  const { course, approved, others } = await read('course', id)
  expect(course).toMatchObject({ title: 'Git 3', price: 1200, institution_name: 'Northern Institute' })
  expect(approved).toMatchObject({ title: 'Git', description, price: 900, duration: '4' })
  expect(approved).toMatchObject({ language: 'en', level: null, skills: expect.arrayContaining(['Git']) })
  expect(others).toEqual([{ id: other, title: 'Docker', status: 'rejected' }])
  await admin.put(`/courses/${id}/status`, { status: 'approved' })
  expect((await read('course', id)).approved).toBeNull()
})

test('signals: a text that stands in another course, a price far from others, links', async () => {
  for (const price of [900, 1000, 1000, 1100, 1200]) {
    await createCourse(product, { institutionId, title: `Kubernetes for ${price}`, description: 'Kubernetes.', price })
  }
  const copied = await createCourse(product, { institutionId, title: 'The first one', description })
  const id = await createCourse(product, {
    institutionId,
    status: 'pending',
    title: 'Kubernetes in depth',
    price: 9000,
    description: `${description} Kubernetes. See https://example.com/sale and www.example.lk.`,
  })
  const { signals } = await read('course', id)
  expect(signals).toEqual([
    { kind: 'same_text', courses: [expect.objectContaining({ id: copied, institution: 'Northern Institute' })] },
    { kind: 'unusual_price', typical: 1000, skill: 'Kubernetes' },
    { kind: 'links', links: ['https://example.com/sale', 'www.example.lk.'] },
  ])
  const plain = await createCourse(product, { institutionId, title: 'Kubernetes', description: 'Pods.', price: 1500 })
  expect((await read('course', plain)).signals).toEqual([])
})

test('a request says who asks, whose name it nearly has, and that they were rejected before', async () => {
  const person = await createUser(product)
  const profile = { name: 'Lagoonside Polytechnik', email: 'a@x.example', description: 'Courses.', address: '1 Road' }
  const send = async () => {
    const reply = await person.post('/institutions/requests', { ...profile, user_id: person.userId })
    return reply.json<{ id: number }>().id
  }
  await admin.post(`/admin/${await send()}/reject`, { reason: 'No address.' })
  await product.dependencies.db
    .update(institutions)
    .set({ name: 'Lagoonside Polytechnic' })
    .where(eq(institutions.id, institutionId))
  const details = await read('institution_request', await send())
  expect(details).toMatchObject({ applicantVerified: false, applicantSince: expect.any(String) })
  expect(details.signals).toEqual([
    { kind: 'similar_name', names: ['Lagoonside Polytechnic'] },
    { kind: 'rejected_before', times: 1 },
  ])
  const similar = (await admin.get('/admin/institutions/similar?name=lagoonside')).json()
  expect(similar).toEqual(['Lagoonside Polytechnic', 'Lagoonside Polytechnik'])
  expect((await admin.get('/admin/institutions/similar?name=Harbour')).json()).toEqual([])
})

test('what is not there, and an id of another form, is not found', async () => {
  const job = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  for (const path of ['course/2000000', 'failed_job/7', `course/${job}`, `failed_job/${job}`, 'mentoring/9']) {
    expect((await admin.get(`/admin/queue/${path}`)).statusCode, path).toBe(404)
  }
  expect((await admin.get('/admin/queue/course/x')).statusCode).toBe(400)
})

test.each([
  ['Lagoonside Polytechnic', 'lagoonside polytechnic', true],
  ['Lagoonside Polytechnic', 'Polytechnic, Lagoonside (Pvt) Ltd', true],
  ['Lagoonside Polytechnic', 'Lagonside Polytechnic', true],
  ['Lagoonside Polytechnic', 'Lagoonside College', true],
  ['Lagoonside Polytechnic', 'Harbour Polytechnic', false],
  ['École Nord', 'Ecole Nord', true],
  ['Institute of Technology', 'University of the Arts', false],
  ['யாழ் கல்லூரி', 'யாழ் கல்லூரி', true],
  ['ICT', 'ITC', false],
])('%s and %s: nearly the same name is %s', (name, other, isSimilar) => {
  expect(similarNames(name, [other])).toEqual(isSimilar ? [other] : [])
})

test('a short text, and one that shares a sentence with a long one, is not taken over', () => {
  expect(saysTheSame('Learn Git.', 'Learn Git.')).toBe(false)
  expect(saysTheSame(description, `${description} And more.`)).toBe(true)
  const others =
    'Other words that no one else has in this very order, of which there are many. ' +
    'Still more of them follow here, each one new and of some length, so that little is shared.'
  const mixed = `${description} ${others}`
  expect(saysTheSame(mixed, description)).toBe(false)
})

test('a course request says since when its learner has an account, and whether the address is verified', async () => {
  const person = await createUser(product)
  const asked = { courseName: 'Welding', description: 'Steel.', category: 'DevOps', price: 'No Cost' }
  const { id } = (await person.post('/course-requests', { ...asked, userId: person.userId })).json<{ id: number }>()
  const account = { applicantSince: expect.stringMatching(/^20.*Z$/), applicantVerified: false }
  expect(await read('course_request', id)).toMatchObject(account)
})
