import type { FailedJob } from '@milepost/contract/jobs/schema'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { emails } from '#db/schema/emails.ts'
import { queueEmail } from '#features/emails/index.ts'
import { safeError } from '#features/jobs/presenter.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin } from '../../../test/factories.ts'

let isDown = true
const sent: string[] = []

const product = await buildTestApp({
  dependencies: {
    sendEmail: async ({ to }) => {
      if (isDown) throw new Error(`550 no such box: <${to}> "Secret Name"`)
      sent.push(to)
    },
  },
})
const admin = await createAdmin(product)
await product.runJobs({ despiteFailures: true })
await product.client.pool.query("delete from pgboss.job where name = 'send-mail'")
beforeEach(() => {
  isDown = true
  sent.length = 0
})
afterAll(() => product.close())

const list = async (): Promise<FailedJob[]> => (await admin.get('/admin/jobs?page_size=100')).json()
const retry = (id: string) => admin.post(`/admin/jobs/${id}/retry`)

/** An email that failed on every retry. */
async function putAside(to: string): Promise<string> {
  await queueEmail(product.dependencies, { kind: 'receipt', to, userId: null })
  await product.client.pool.query("update pgboss.job set retry_count = retry_limit where name = 'send-mail'")
  await product.runJobs({ despiteFailures: true })
  return (await list())[0]?.id ?? ''
}

test('a failed job is shown with its queue, its tries and its error, and without whom it is about', async () => {
  const id = await putAside('private.person@example.com')
  const [job] = await list()
  expect(job).toMatchObject({ id, name: 'send-mail', tries: 21, about: { emailKind: 'receipt' } })
  expect(job?.error).toContain('550 no such box')
  expect(JSON.stringify(job)).not.toMatch(/private\.person|Secret Name/)
  expect(Date.parse(job?.failedAt ?? '')).not.toBeNaN()
})

test('pressed twice and by two admins at once, it is done once more, once', async () => {
  const id = await putAside('again@example.com')
  const other = await createAdmin(product)
  isDown = false
  const replies = await Promise.all([retry(id), retry(id), other.post(`/admin/jobs/${id}/retry`)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404])
  expect((await list()).map((job) => job.id)).not.toContain(id)
  const waiting = await product.client.pool.query<{ id: string }>(
    "select id from pgboss.job where name = 'send-mail' and state = 'created' and data->>'mailId' in (select id::text from mails where recipient = 'again@example.com')",
  )
  expect(waiting.rows).toHaveLength(1)
  await product.runJobs()
  expect(sent.filter((to) => to === 'again@example.com')).toHaveLength(1)
  const logged = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.objectId, id))
  expect(logged).toMatchObject([{ action: 'job.retried', objectType: 'job', details: { name: 'send-mail' } }])
})

test('of a retry and a discard at once one is done', async () => {
  for (let round = 0; round < 3; round += 1) {
    const id = await putAside(`race${round}@example.com`)
    isDown = false
    const [again, gone] = await Promise.all([retry(id), admin.remove(`/admin/jobs/${id}`)])
    expect([again.statusCode, gone.statusCode].sort()).toEqual([204, 404])
    await product.runJobs()
    expect(sent.filter((to) => to === `race${round}@example.com`)).toHaveLength(again.statusCode === 204 ? 1 : 0)
    isDown = true
  }
})

test('a discarded job is gone, and that is written down', async () => {
  const id = await putAside('given.up@example.com')
  expect((await admin.remove(`/admin/jobs/${id}`)).statusCode).toBe(204)
  expect((await admin.remove(`/admin/jobs/${id}`)).statusCode).toBe(404)
  expect((await retry(id)).statusCode).toBe(404)
  const logged = await product.dependencies.db
    .select()
    .from(auditLogs)
    .where(like(auditLogs.action, 'job.discarded'))
    .orderBy(auditLogs.id)
  expect(logged.at(-1)).toMatchObject({ objectId: id, details: { name: 'send-mail' } })
  const [email] = await product.dependencies.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, 'given.up@example.com'))
  expect(email?.sentAt).toBeNull()
})

test('where such a job waits already, what was put aside is done by it', async () => {
  const { jobs, db } = product.dependencies
  await jobs.send({ db }, 'read-courses', {})
  const inserted = await product.client.pool.query<{ id: string }>(
    "insert into pgboss.job (name, data, source_name) values ('dead-letters', '{}', 'read-courses') returning id",
  )
  const id = inserted.rows[0]?.id ?? ''
  expect((await retry(id)).statusCode).toBe(204)
  expect((await list()).map((job) => job.id)).not.toContain(id)
  const waiting = await product.client.pool.query(
    "select id from pgboss.job where name = 'read-courses' and state = 'created'",
  )
  expect(waiting.rows).toHaveLength(1)
})

test.each([
  ['an address', { message: 'no box for asha@example.com here' }, 'no box for … here'],
  ['what is quoted', { message: 'column "Asha Perera" is wrong' }, 'column "…" is wrong'],
  ['a value of the database', { message: 'Key (email)=(asha) already exists' }, 'Key (email)=(…) already exists'],
  ['a query’s values', { message: 'Failed query: update users\nparams: asha,secret' }, 'Failed query: update users'],
  ['a secret', { message: 'refused sk_live_51Hh3kJ2eZvKYlo2C0aXz' }, 'refused …'],
  ['an address on the web', { message: 'GET https://x.example/reset/abc failed' }, 'GET https://… failed'],
  ['nothing known', { unknown: 1 }, ''],
  ['nothing at all', null, ''],
])('an error is shown without %s', (_, output, shown) => {
  expect(safeError(output)).toBe(shown)
})
