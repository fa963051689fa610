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
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('message_answered')
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
