import type { Conversation } from '@milepost/contract/applications/schema'
import type { Notification } from '@milepost/contract/notifications/schema'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import {
  createAdmin,
  createCourse,
  createOfferingInstitution,
  createUser,
  type Learner,
} from '../../../../test/factories.ts'

const product = await buildTestApp()
const { institutionId, institution } = await createOfferingInstitution(product)
const other = await createOfferingInstitution(product)
const admin = await createAdmin(product)
const courseId = await createCourse(product, { institutionId, title: 'Git for teams' })
afterAll(() => product.close())

async function application() {
  const learner = await createUser(product, { name: 'Nila' })
  const reply = await learner.post('/applications', { userId: learner.userId, courseId, message: 'Please' })
  return { learner, url: `/application-messages/${reply.json().id}`, id: reply.json().id as number }
}
const read = async (by: Learner, url: string): Promise<Conversation> => (await by.get(url)).json()
const write = (by: Learner, url: string, text: string) => by.post(url, { text })
const kinds = async (of: Learner) =>
  (await of.get(`/notifications/${of.userId}`)).json().notifications.map(({ kind }: Notification) => kind)

test('the institution asks, the learner answers, and both hear of it', async () => {
  const { learner, url } = await application()
  expect((await write(learner, url, 'Hello?')).json().code).toBe('messages_blocked')
  expect((await write(institution, url, 'Do you have a laptop?')).statusCode).toBe(201)
  expect(await kinds(learner)).toEqual(['application_question'])
  await write(learner, url, 'Yes.')
  expect((await kinds(institution))[0]).toBe('application_replied')
  expect(await read(institution, url)).toMatchObject({
    messages: [
      { from: 'institution', text: 'Do you have a laptop?', reported: false },
      { from: 'learner', text: 'Yes.', reported: false },
    ],
    blockedBy: null,
  })
  const [listed] = (await learner.get(`/applications/${learner.userId}`)).json()
  expect(listed.messages).toEqual({ total: 2, last: 'learner' })
})

test('no one else reads or writes it, and the institution doesn’t once it is withdrawn', async () => {
  const { learner, url, id } = await application()
  await write(institution, url, 'A question')
  for (const by of [other.institution, await createUser(product)]) {
    expect([(await by.get(url)).statusCode, (await write(by, url, 'x')).statusCode]).toEqual([404, 404])
  }
  await learner.put(`/applications/${learner.userId}/${id}`, { status: 'withdrawn' })
  expect((await institution.get(url)).statusCode).toBe(404)
  expect((await write(learner, url, 'x')).json().code).toBe('messages_blocked')
})

test('one side wants no more messages, and alone can change that', async () => {
  const { learner, url } = await application()
  await write(institution, url, 'A question')
  expect((await learner.put(`${url}/block`, { blocked: true })).json()).toMatchObject({ blockedBy: 'learner' })
  expect((await write(institution, url, 'Another')).json().code).toBe('messages_blocked')
  expect((await institution.put(`${url}/block`, { blocked: false })).json().code).toBe('messages_blocked')
  await learner.put(`${url}/block`, { blocked: false })
  expect((await write(institution, url, 'Another')).statusCode).toBe(201)
})

test('a reported message waits for an admin, who takes it away once', async () => {
  const { learner, url } = await application()
  const { id } = (await write(institution, url, 'Send the fee to my own account')).json()
  expect((await institution.post(`${url}/${id}/report`, { reason: 'money' })).statusCode).toBe(404)
  expect((await learner.post(`${url}/${id}/report`, { reason: 'money' })).json()).toMatchObject({ reported: true })
  await learner.post(`${url}/${id}/report`, { reason: 'spam' })
  expect((await read(institution, url)).messages).toMatchObject([{ reported: false }])
  const [item] = (await admin.get('/admin/queue?kind=message_report')).json()
  expect(item).toMatchObject({ id: String(id), title: 'Send the fee to my own account', from: 'Northern Institute' })
  expect((await admin.get(`/admin/queue/message_report/${id}`)).json()).toMatchObject({
    report: { reason: 'money', course: 'Git for teams', from: 'institution', learner: { name: 'Nila' } },
  })
  expect((await admin.put(`/admin/message-reports/${id}`, { remove: true })).statusCode).toBe(204)
  expect((await admin.put(`/admin/message-reports/${id}`, { remove: false })).json().code).toBe('message_decided')
  expect((await read(learner, url)).messages).toMatchObject([{ text: null }])
  expect((await admin.get('/admin/queue?kind=message_report')).json()).toEqual([])
})

test('an institution keeps texts for its answers, for itself', async () => {
  const url = `/institutions/${institutionId}/texts`
  const { id } = (await institution.post(url, { title: 'Laptop', text: 'Do you have a laptop?' })).json()
  expect((await institution.get(url)).json()).toEqual([{ id, title: 'Laptop', text: 'Do you have a laptop?' }])
  for (const by of [other.institution, admin]) expect((await by.get(url)).statusCode).toBe(403)
  const theirs = `/institutions/${other.institutionId}/texts/${id}`
  expect((await other.institution.remove(theirs)).statusCode).toBe(404)
  expect((await institution.remove(`${url}/${id}`)).statusCode).toBe(204)
  for (let one = 0; one < 30; one += 1) await institution.post(url, { title: `Text ${one}`, text: 'Words' })
  expect((await institution.post(url, { title: 'One more', text: 'Words' })).json().code).toBe('texts_full')
})
