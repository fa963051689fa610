import type { ContactMessage } from '@milepost/contract/contact/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { contactMessages } from '#db/schema/contact-messages.ts'
import { emails, storedEmails } from '#db/schema/emails.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { type Caller, createAdmin, signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

const write = async (name: string, email: string, caller?: Caller) => {
  const reply = await product.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: caller?.headers ?? {},
    payload: { name, email, message: `The question of ${name}` },
  })
  expect(reply.statusCode).toBe(201)
  return (await list('new')).find((message) => message.name === name)?.id ?? 0
}
const list = async (status: string): Promise<ContactMessage[]> =>
  (await admin.get(`/admin/messages?status=${status}&page_size=100`)).json()
const answer = (id: number, words = 'Thank you, we look at it.', by = admin) =>
  by.put(`/admin/messages/${id}/answer`, { answer: words })

test('those who pay come first, by account or by proved address, then the oldest', async () => {
  const { db } = product.dependencies
  const premium = await signUp(product, { plan: 'premium' })
  const pro = await signUp(product, { plan: 'pro', email: 'pro@example.com' })
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, pro.user.id))
  await signUp(product, { plan: 'pro', email: 'unproved@example.com' })
  await write('Visitor', 'visitor@example.com')
  await write('Somebody with that address', 'unproved@example.com')
  await write('Pro', 'pro@example.com')
  await write('Premium', 'elsewhere@example.com', premium)
  expect((await list('new')).map(({ name, plan }) => [name, plan])).toEqual([
    ['Pro', 'pro'],
    ['Premium', 'premium'],
    ['Visitor', null],
    ['Somebody with that address', null],
  ])
})

test('an answer goes out by email and stays with the message', async () => {
  const id = await write('Asker', 'asker@example.com')
  const reply = await answer(id, '  Yes, you can.  ')
  expect(reply.json()).toMatchObject({ id, status: 'answered', answer: 'Yes, you can.' })
  expect(reply.json().answeredAt).not.toBeNull()
  await product.runJobs()
  const sent = await product.dependencies.db
    .select({ email: emails, kept: storedEmails })
    .from(storedEmails)
    .innerJoin(emails, eq(emails.id, storedEmails.id))
    .where(eq(emails.kind, 'contact_answer'))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.email.recipient).toBe('asker@example.com')
  expect(sent[0]?.kept.plain).toContain('Yes, you can.')
  expect(sent[0]?.kept.plain).toContain('You wrote:\nThe question of Asker')
  expect(sent[0]?.kept.headers).toMatchObject({ 'reply-to': 'support@milepost.example' })
  expect((await list('new')).map((message) => message.id)).not.toContain(id)
  expect((await list('answered'))[0]).toMatchObject({ id, answer: 'Yes, you can.' })
  const logged = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.action, 'contact_message.answered'))
  expect(logged).toMatchObject([{ objectId: String(id), actorId: admin.userId, details: {} }])
})

test('of two admins who answer at once one does, and the other is notified', async () => {
  const other = await createAdmin(product)
  for (let round = 0; round < 4; round += 1) {
    const id = await write(`Race ${round}`, 'race@example.com')
    const replies = await Promise.all([answer(id, 'One'), answer(id, 'Other', other), answer(id, 'One')])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('message_decided')
    const words = replies.find(({ statusCode }) => statusCode === 200)?.json().answer
    const [kept] = await product.dependencies.db.select().from(contactMessages).where(eq(contactMessages.id, id))
    expect(kept?.answer).toBe(words)
    const ordered = await product.dependencies.db
      .select()
      .from(emails)
      .where(eq(emails.key, `contact-answer:${id}`))
    expect(ordered.map(({ params }) => params['answer'])).toEqual([words])
  }
})

const change = (id: number, status: string, scope = 'message', by = admin) =>
  by.put(`/admin/messages/${id}/status`, { status, scope })
const statusOf = async (id: number) =>
  (await product.dependencies.db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0]?.status

test('a message is closed or marked as spam without an answer, waits no longer, and can be taken back', async () => {
  const id = await write('Closed', 'closed@example.com')
  const unread = async () => (await admin.get(`/notifications/${admin.userId}`)).json().unread
  const waiting = async () => (await admin.get('/admin/queue?kind=contact_message&page_size=100')).body
  const unreadBefore = await unread()
  expect(await waiting()).toContain(`"id":"${id}"`)
  expect((await change(id, 'closed')).json()).toEqual({ messages: 1 })
  expect(await waiting()).not.toContain(`"id":"${id}"`)
  expect(await unread()).toBe(unreadBefore - 1)
  expect([(await change(id, 'closed')).json().code, (await answer(id)).json().code]).toEqual(
    Array(2).fill('message_decided'),
  )
  expect((await list('closed')).map((message) => message.id)).toContain(id)
  expect((await change(id, 'spam')).statusCode).toBe(200)
  expect((await list('spam')).map((message) => message.id)).toContain(id)
  expect((await change(id, 'new')).statusCode).toBe(200)
  expect((await answer(id)).statusCode).toBe(200)
  expect((await change(id, 'new')).json().code).toBe('message_decided')
  const logged = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.objectId, String(id)))
  expect(logged.map(({ action }) => action).sort()).toEqual(
    ['answered', 'closed', 'marked_as_spam', 'reopened'].map((what) => `contact_message.${what}`),
  )
})

test('all messages of one sender are marked as spam, taken back and deleted, and no one else’s', async () => {
  const other = await write('Other', 'other@example.com')
  const first = await write('Spam 1', 'spam@example.com')
  const second = await write('Spam 2', 'spam@example.com')
  const third = await write('Spam 3', 'spam@example.com')
  await answer(third)
  const listed = (await admin.get('/admin/messages?sender=SPAM@example.com')).json()
  expect(listed.map((message: ContactMessage) => [message.id, message.fromSender])).toEqual([
    [third, 3],
    [second, 3],
    [first, 3],
  ])
  expect((await change(first, 'spam', 'sender')).json()).toEqual({ messages: 2 })
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual(['spam', 'spam', 'answered'])
  expect((await change(second, 'new', 'sender')).json()).toEqual({ messages: 2 })
  const removed = await admin.remove(`/admin/messages/${first}?scope=sender`)
  expect(removed.json()).toEqual({ messages: 3 })
  expect(await statusOf(third)).toBeUndefined()
  expect(await statusOf(other)).toBe('new')
  expect((await admin.remove(`/admin/messages/${other}`)).json()).toEqual({ messages: 1 })
  expect((await admin.remove(`/admin/messages/${other}`)).statusCode).toBe(404)
  expect((await change(other, 'spam', 'sender')).statusCode).toBe(404)
})

test('what is no answer is refused', async () => {
  const id = await write('Blank', 'blank@example.com')
  expect((await answer(id, '  ')).json().issues[0]).toMatchObject({ field: 'answer', rule: 'required' })
  expect((await answer(id, 'x'.repeat(4001))).statusCode).toBe(400)
  expect((await answer(2_000_000_000)).statusCode).toBe(404)
  expect((await list('new')).map((message) => message.id)).toContain(id)
})

test('where email is off nothing is answered', async () => {
  const silent = await buildTestApp({ environment: { SANDBOX: '0' } })
  const its = await createAdmin(silent)
  const reply = await its.put('/admin/messages/1/answer', { answer: 'Lost words' })
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'service_off'])
  await silent.close()
})

test('the answer goes with the account whose proved address it went to', async () => {
  const writer = await signUp(product, { email: 'leaving@example.com' })
  const { db } = product.dependencies
  const id = await write('Leaving', 'leaving@example.com')
  await answer(id, 'Good bye')
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, writer.user.id))
  const reply = await product.app.inject({
    method: 'DELETE',
    url: `/api/users/${writer.user.id}`,
    headers: writer.headers,
  })
  expect(reply.statusCode).toBe(204)
  expect(await db.select().from(emails).where(eq(emails.recipient, 'leaving@example.com'))).toEqual([])
  expect(await db.select().from(contactMessages).where(eq(contactMessages.id, id))).toEqual([])
})
