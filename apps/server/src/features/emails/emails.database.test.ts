import { afterEach, expect, test } from 'vitest'
import { emails, storedEmails } from '#db/schema/emails.ts'
import { transaction } from '#db/transaction.ts'
import { type NewEmail, queueEmail } from '#features/emails/send-email.ts'
import { buildTestApp, type TestApp, type TestAppOptions } from '../../../test/build-test-app.ts'
import { startEmailServer, type TestEmailServer } from '../../../test/email-server.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

async function build(options: TestAppOptions = {}): Promise<TestApp> {
  const product = await buildTestApp(options)
  open.push(product)
  return product
}

async function serveEmail(...given: Parameters<typeof startEmailServer>): Promise<TestEmailServer> {
  const server = await startEmailServer(...given)
  open.push(server)
  return server
}

function order(product: TestApp, number: number, change: Partial<NewEmail> = {}): Promise<void> {
  return transaction(product.dependencies, (tx) =>
    queueEmail(tx, {
      kind: 'receipt',
      to: `reader-${number}@example.com`,
      userId: null,
      params: { plan: 'Pro', amount: 'LKR 990.00', until: 'December 1, 2026' },
      ...change,
    }),
  )
}

const recipients = (server: TestEmailServer) => server.received.map((email) => /^To: (.+)\r$/m.exec(email)?.[1]).sort()

test('emails that are due while the email server is down arrive once each when it is back', async () => {
  const server = await serveEmail({ down: true })
  const product = await build({ environment: { SMTP_URL: server.url } })
  const numbers = Array.from({ length: 10 }, (_, number) => number)
  for (const number of numbers) await order(product, number)
  await product.runJobs({ despiteFailures: true })
  await product.retryJobs({ despiteFailures: true })
  expect(server.received).toEqual([])
  server.behave({})
  await product.retryJobs()
  await product.retryJobs()
  expect(recipients(server)).toEqual(numbers.map((number) => `reader-${number}@example.com`))
})

test('emails to strangers wait where too many are sent in all, others do not', async () => {
  const server = await serveEmail()
  const product = await build({ environment: { SMTP_URL: server.url, RATE_LIMIT_MAIL_STRANGERS: '2' } })
  const params = { name: 'Someone', message: 'Is it free?', answer: 'Yes.' }
  for (const number of [1, 2, 3, 4]) await order(product, number, { kind: 'contact_answer', params })
  await order(product, 5)
  await product.runJobs()
  expect(server.received).toHaveLength(3)
  expect(recipients(server)).toContain('reader-5@example.com')
})

test('emails reach international addresses', async () => {
  const server = await serveEmail()
  const product = await build({ environment: { SMTP_URL: server.url } })
  await order(product, 1, { to: 'அருள்@xn--bcher-kva.example' })
  await order(product, 2, { to: 'first#last@xn--fzc2c9e2c.lk' })
  await product.runJobs()
  expect(recipients(server)).toEqual(['first#last@xn--fzc2c9e2c.lk', 'அருள்@bücher.example'])
})

test.each([
  ['refuses with 451', { refuseWith: 451 }],
  ['refuses with 550', { refuseWith: 550 }],
  ['never says a word', { silent: true }],
])('a mail server that %s leaves the mail in the queue', async (_, behaviour) => {
  const server = await serveEmail(behaviour)
  // Only silence waits for the deadline; the mended server must have the time it needs.
  const deadline = 'silent' in behaviour ? { OUTSIDE_DEADLINE_MILLISECONDS: '1000' } : {}
  const product = await build({ environment: { SMTP_URL: server.url, ...deadline } })
  await order(product, 1)
  await product.runJobs({ despiteFailures: true })
  expect(await product.dependencies.db.select({ sentAt: emails.sentAt }).from(emails)).toEqual([{ sentAt: null }])
  server.behave({})
  await product.retryJobs()
  expect(recipients(server)).toEqual(['reader-1@example.com'])
})

test('an email has a plain and an HTML form, a sender, and a separate id', async () => {
  const server = await serveEmail()
  const product = await build({ environment: { SMTP_URL: server.url, MAIL_FROM: 'Milepost <hello@milepost.example>' } })
  await order(product, 1, { params: { plan: '<b>Pro</b>', amount: 'LKR 990.00', until: 'soon' } })
  await product.runJobs()
  const [email = ''] = server.received
  expect(email).toContain('From: Milepost <hello@milepost.example>')
  expect(email).toMatch(/^Message-ID: <[0-9a-f-]{36}@milepost\.example>\r$/m)
  expect(email).toContain('Content-Type: text/plain; charset=utf-8')
  expect(email).toContain('Content-Type: text/html; charset=utf-8')
  const decoded = email.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  expect(decoded).toContain('for Milepost <b>Pro</b>. It')
  expect(decoded).toContain('for Milepost &lt;b&gt;Pro&lt;/b&gt;. It')
})

test('what a crash may send again carries the same id', async () => {
  const server = await serveEmail()
  const product = await build({ environment: { SMTP_URL: server.url } })
  await order(product, 1)
  await product.runJobs()
  await product.dependencies.db.update(emails).set({ sentAt: null })
  const [email] = await product.dependencies.db.select().from(emails)
  await product.dependencies.jobs.send(product.dependencies, 'send-mail', { mailId: email?.id ?? '' })
  await product.runJobs()
  const ids = server.received.map((each) => /^Message-ID: (.+)\r$/m.exec(each)?.[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('an email that is queued once more, after it was sent, is not sent again', async () => {
  const server = await serveEmail()
  const product = await build({ environment: { SMTP_URL: server.url } })
  await order(product, 1)
  await product.runJobs()
  const [email] = await product.dependencies.db.select({ mailId: emails.id }).from(emails)
  await product.dependencies.jobs.send(product.dependencies, 'send-mail', { mailId: email?.mailId ?? '' })
  await product.runJobs()
  expect(recipients(server)).toEqual(['reader-1@example.com'])
})

test('what someone expects is sent before what may be refused', async () => {
  const server = await serveEmail()
  const product = await build({ environment: { SMTP_URL: server.url } })
  for (const number of [1, 2]) await order(product, number)
  await order(product, 3, { kind: 'codes_guessed', params: {} })
  await product.runJobs()
  const sent = server.received.map((email) => /^To: (.+)\r$/m.exec(email)?.[1])
  expect(sent).toEqual(['reader-3@example.com', 'reader-1@example.com', 'reader-2@example.com'])
})

test('an email that was ordered twice under one key is one email', async () => {
  const product = await build()
  await order(product, 1, { key: 'receipt:1' })
  await expect(order(product, 1, { key: 'receipt:1' })).resolves.toBeUndefined()
  await product.runJobs()
  expect(await product.dependencies.db.select().from(storedEmails)).toHaveLength(1)
})

test('a change that fails leaves neither an email nor a job', async () => {
  const product = await build()
  const failing = transaction(product.dependencies, async (tx) => {
    await queueEmail(tx, { kind: 'receipt', to: 'nobody@example.com', userId: null })
    throw new Error('after the mail')
  })
  await expect(failing).rejects.toThrow('after the mail')
  await product.runJobs()
  expect(await product.dependencies.db.select().from(emails)).toEqual([])
  expect(await product.dependencies.db.select().from(storedEmails)).toEqual([])
})

test('an email that failed as often as it may is put aside, and can be counted', async () => {
  const server = await serveEmail({ down: true })
  const product = await build({ environment: { SMTP_URL: server.url } })
  await order(product, 1)
  await product.runJobs({ despiteFailures: true })
  for (let tries = 0; tries < 19; tries += 1) await product.retryJobs({ despiteFailures: true })
  expect(await product.dependencies.jobs.countDeadLetters()).toBe(0)
  await product.retryJobs({ despiteFailures: true })
  expect(await product.dependencies.jobs.countDeadLetters()).toBe(1)
})

test('emails that are kept are read at /dev/mail, as text and without running what is in them', async () => {
  const product = await build()
  await order(product, 1, { params: { plan: '<script>alert(1)</script>', amount: '1', until: 'soon' } })
  await product.runJobs()
  const json = await product.app.inject({
    url: '/dev/mail?to=reader-1@example.com',
    headers: { accept: 'application/json' },
  })
  expect(json.json()).toEqual([expect.objectContaining({ recipient: 'reader-1@example.com', kind: 'receipt' })])
  const { id } = json.json()[0]
  for (const url of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`]) {
    const page = await product.app.inject({ url })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('<script>')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    // A web page may have pointed its own name here, to read through its visitor's browser (DNS rebinding).
    for (const host of ['attacker.example', 'attacker.example:8080', 'localhost.attacker.example', '127.0.0.1.nip.io'])
      expect((await product.app.inject({ url, headers: { host } })).statusCode).toBe(404)
  }
  expect((await product.app.inject({ url: '/dev/mail' })).body).toContain('Sandbox')
  expect((await product.app.inject({ url: '/dev/mail/00000000-0000-0000-0000-000000000000' })).statusCode).toBe(404)
  expect((await product.app.inject({ url: '/dev/mail/nothing' })).statusCode).toBe(404)
})

test.each([
  ['a mail server is set', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['mail is off', { SANDBOX: '0' }],
])('/dev/mail is not there where %s', async (_, environment) => {
  const product = await build({ environment })
  expect((await product.app.inject({ url: '/dev/mail' })).statusCode).toBe(404)
})

test('where email is off nothing is written down', async () => {
  const product = await build({ environment: { SANDBOX: '0' } })
  await order(product, 1)
  expect(await product.dependencies.db.select().from(emails)).toEqual([])
  const services = await product.app.inject({ url: '/api/services' })
  expect(services.json()).toMatchObject({ mail: 'off', google: 'off', github: 'off', payment: 'off' })
})
