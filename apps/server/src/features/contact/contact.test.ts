import { afterAll, expect, test } from 'vitest'
import { contactMessages } from '#db/schema/contact-messages.ts'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { startEmailServer } from '../../../test/email-server.ts'
import { emailsTo } from '../../../test/emails.ts'
import { signUp } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const letter = {
  name: 'Kavi',
  email: 'kavi@example.com',
  phone: '+94 11 234 5678',
  message: 'Two lines:\n<b>hello</b>',
}
const write = (test: TestApp, change: object = {}, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/contact', payload: { ...letter, ...change }, headers })
const stored = () => product.dependencies.db.select().from(contactMessages)

test('a message is stored and emailed to the support address, and an answer goes to who wrote', async () => {
  const reply = await write(product)
  expect([reply.statusCode, reply.json()]).toEqual([201, { message: 'Message sent successfully!' }])
  expect(await stored()).toEqual([expect.objectContaining({ ...letter, status: 'new', userId: null })])
  const [email] = await emailsTo(product, 'support@milepost.example')
  expect(email?.headers['reply-to']).toBe('kavi@example.com')
  expect(email?.plain).toContain('Two lines:\n<b>hello</b>')
  expect(email?.html).toContain('&lt;b&gt;hello&lt;/b&gt;')
  expect(await emailsTo(product, 'kavi@example.com')).toEqual([])
})

test.each([
  ['０７７\u2013１２３ ４５６７.', '077-123 4567'],
  ['tel:+94\u00a0(11)  234 5678', '+94 (11) 234 5678'],
])('the phone number %j is stored as %j', async (phone, clean) => {
  await write(product, { phone, message: phone })
  expect((await stored()).find((row) => row.message === phone.normalize('NFC'))?.phone).toBe(clean)
})

test('the message of someone who is signed in says who it was', async () => {
  const caller = await signUp(product)
  await write(product, { message: 'signed in' }, caller.headers)
  expect((await stored()).find((row) => row.message === 'signed in')?.userId).toBe(caller.user.id)
})

test('what fills the hidden field is thanked, and neither stored nor emailed', async () => {
  const before = (await stored()).length
  const reply = await write(product, { website: 'https://spam.example' })
  expect(reply.statusCode).toBe(201)
  expect(await stored()).toHaveLength(before)
})

test.each([
  ['name', { name: ' ' }, 'required'],
  ['email', { email: 'nobody' }, 'email'],
  ['email', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
  ['phone', { phone: 'call me' }, 'phone'],
  ['message', { message: '' }, 'required'],
  ['message', { message: 'x'.repeat(4001) }, 'too_long'],
  ['status', { status: 'answered' }, 'unknown_key'],
])('names %s and the rule when given %o', async (field, change, rule) => {
  const before = (await stored()).length
  const reply = await write(product, change)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().issues).toEqual([expect.objectContaining({ field, rule })])
  expect(await stored()).toHaveLength(before)
})

test('a name with line breaks adds no header to the email', async () => {
  const server = await startEmailServer()
  const own = await buildTestApp({ environment: { SMTP_URL: server.url } })
  await write(own, { name: 'Kavi\r\nBcc: everybody@example.com' })
  await own.runJobs()
  const [head = ''] = (server.received[0] ?? '').split('\r\n\r\n')
  expect(head).toMatch(/^Subject: /m)
  expect(head).not.toMatch(/^Bcc:/m)
  expect(head).toMatch(/^Reply-To: kavi@example\.com$/m)
  await own.close()
  await server.close()
})

test('many messages are too many: from one address, and from everywhere together', async () => {
  const own = await buildTestApp({ environment: { RATE_LIMIT_CONTACT_ADDRESS: '2', RATE_LIMIT_CONTACT_ALL: '3' } })
  const from = (remoteAddress: string) =>
    own.app.inject({ method: 'POST', url: '/api/contact', payload: letter, remoteAddress })
  const statuses = []
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.3'])
    statuses.push((await from(address)).statusCode)
  expect(statuses).toEqual([201, 201, 429, 201, 429])
  own.advance(61 * 60 * 1000)
  expect((await from('10.0.0.1')).statusCode).toBe(201)
  await own.close()
})
