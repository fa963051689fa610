import type { MentoringRequest, QueuedMentoringRequest } from '@milepost/contract/mentoring/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { notifications } from '#db/schema/notifications.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin, createUser, type Learner } from '../../../test/factories.ts'

const day = 24 * 60 * 60 * 1000

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

const ahead = (days: number) => new Date(product.dependencies.clock().getTime() + days * day).toISOString()

async function ask(topic = 'A first job'): Promise<{ learner: Learner; id: number; time: string }> {
  const learner = await createUser(product, { name: 'Premium Asker', plan: 'premium' })
  const time = ahead(2)
  const reply = await learner.post('/mentoring/requests', { userId: learner.userId, topic, proposedTimes: [time] })
  return { learner, id: reply.json().id, time }
}
const answer = (id: number, body: object, by = admin) => by.put(`/admin/mentoring/${id}`, body)
const told = (learner: Learner) =>
  product.dependencies.db.select().from(notifications).where(eq(notifications.userId, learner.userId))
const own = async (learner: Learner): Promise<MentoringRequest[]> =>
  (await learner.get(`/mentoring/requests/${learner.userId}`)).json()

test('the learner reads the time, the link and the note, and is notified of it', async () => {
  const { learner, id, time } = await ask()
  const body = { status: 'answered', time, link: 'https://meet.example/room?x=1', note: 'Bring two projects' }
  const reply = await answer(id, body)
  expect(reply.json()).toMatchObject({ id, status: 'answered', requestedBy: 'Premium Asker', plan: 'premium' })
  expect(await own(learner)).toMatchObject([
    { status: 'answered', answer: { time, link: 'https://meet.example/room?x=1', note: 'Bring two projects' } },
  ])
  expect(await told(learner)).toMatchObject([{ kind: 'mentoring_answered', params: { status: 'answered' } }])
  const logged = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.action, 'mentoring.answered'))
  expect(logged).toMatchObject([{ objectId: String(id), actorId: admin.userId, details: { after: 'answered' } }])
  expect(JSON.stringify(logged)).not.toContain('meet.example')
})

test('another time than a proposed one will do; declining takes a note', async () => {
  const first = await ask()
  const time = ahead(90)
  expect((await answer(first.id, { status: 'answered', time, link: 'http://meet.example' })).statusCode).toBe(200)
  expect(await own(first.learner)).toMatchObject([{ answer: { time, note: '' } }])
  const second = await ask()
  expect((await answer(second.id, { status: 'declined', note: 'Nobody knows this field' })).statusCode).toBe(200)
  expect(await own(second.learner)).toMatchObject([
    { status: 'declined', answer: { time: null, link: null, note: 'Nobody knows this field' } },
  ])
})

test.each([
  ['a link that runs a script', { link: 'javascript:alert(1)' }, 'link'],
  ['a link with a password', { link: 'https://me:secret@meet.example' }, 'link'],
  ['no link', { link: undefined }, 'link'],
  ['a time that has passed', { time: '2020-01-01T10:00:00.000Z' }, 'time'],
  ['a time in two years', { time: '2099-01-01T10:00:00.000Z' }, 'time'],
  ['no time', { time: undefined }, 'time'],
  ['a refusal without a note', { status: 'declined', time: undefined, link: undefined }, 'note'],
  ['an unknown state', { status: 'withdrawn' }, 'status'],
])('refuses %s', async (_, change, field) => {
  const { learner, id, time } = await ask()
  const reply = await answer(id, { status: 'answered', time, link: 'https://meet.example', ...change })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().issues.map((issue: { field: string }) => issue.field)).toContain(field)
  expect(await own(learner)).toMatchObject([{ status: 'requested' }])
  expect(await told(learner)).toEqual([])
})

test('of two admins and a learner who withdraws at once one counts, and the others are notified', async () => {
  const other = await createAdmin(product)
  for (let round = 0; round < 4; round += 1) {
    const { learner, id, time } = await ask()
    const replies = await Promise.all([
      answer(id, { status: 'answered', time, link: 'https://meet.example' }),
      answer(id, { status: 'declined', note: 'No' }, other),
      learner.remove(`/mentoring/requests/${learner.userId}/${id}`),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('mentoring_decided')
    const done = replies.find(({ statusCode }) => statusCode === 200)?.json().status
    expect(await own(learner)).toMatchObject([{ status: done }])
    expect(await told(learner)).toHaveLength(done === 'withdrawn' ? 0 : 1)
  }
})

test('admins read what waits, the oldest first, page by page; what is gone is not found', async () => {
  const ids = [(await ask('One')).id, (await ask('Two')).id]
  const reply = await admin.get('/admin/mentoring?status=requested&page_size=100')
  const waiting: QueuedMentoringRequest[] = reply.json()
  expect(waiting.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids)
  expect(reply.headers['x-total-count']).toBe(String(waiting.length))
  const [latest] = (await admin.get('/admin/mentoring?page=1&page_size=1')).json()
  expect(latest).toMatchObject({ topic: 'Two', decidedAt: null })
  expect((await answer(2_000_000_000, { status: 'declined', note: 'No' })).statusCode).toBe(404)
})
