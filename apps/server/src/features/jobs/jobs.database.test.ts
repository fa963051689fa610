import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { contactMessages } from '#db/schema/contact-messages.ts'
import { loginLogs } from '#db/schema/login-logs.ts'
import { notifications } from '#db/schema/notifications.ts'
import { sessions } from '#db/schema/sessions.ts'
import { users } from '#db/schema/users.ts'
import { openJobs } from '#features/jobs/index.ts'
import { createJobHandlers } from '#job-handlers.ts'
import { applyRetention } from '#retention.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { signUp } from '../../../test/factories.ts'

const day = 24 * 60 * 60 * 1000

const product = await buildTestApp()
afterAll(() => product.close())

async function addLogs(): Promise<void> {
  const at = (days: number) => new Date(product.dependencies.clock().getTime() - days * day)
  const entry = { actorName: 'x', action: 'x', objectType: 'x', objectId: 'x', details: {} }
  await product.dependencies.db.insert(loginLogs).values([
    { email: 'old', status: 'failed', createdAt: at(90.1) },
    { email: 'kept', status: 'failed', createdAt: at(89.9) },
  ])
  await product.dependencies.db.insert(auditLogs).values([
    { ...entry, actorName: 'old', createdAt: at(365.1) },
    { ...entry, actorName: 'kept', createdAt: at(364.9) },
  ])
  const message = { name: 'x', phone: '', message: 'x' }
  await product.dependencies.db.insert(contactMessages).values([
    { ...message, email: 'old@example.com', createdAt: at(365.1) },
    { ...message, email: 'kept@example.com', createdAt: at(364.9) },
  ])
  const email = `${randomUUID()}@example.com`
  const [user] = await product.dependencies.db.insert(users).values({ name: 'X', email }).returning({ id: users.id })
  const notification = { userId: user?.id ?? '', kind: 'step_course_gone', params: {} } as const
  await product.dependencies.db.insert(notifications).values([
    { ...notification, key: 'old', createdAt: at(180.1) },
    { ...notification, key: 'kept', createdAt: at(179.9) },
  ])
}

test('retention deletes what is old enough and nothing else, and twice is like once', async () => {
  await addLogs()
  const { db } = product.dependencies
  await applyRetention(product.dependencies)
  await applyRetention(product.dependencies)
  expect((await db.select().from(loginLogs)).map((row) => row.email)).toEqual(['kept'])
  expect((await db.select().from(auditLogs)).map((row) => row.actorName)).toEqual(['kept'])
  expect((await db.select().from(notifications)).map((row) => row.key)).not.toContain('old')
  expect((await db.select().from(notifications)).map((row) => row.key)).toContain('kept')
  expect((await db.select().from(contactMessages)).map((row) => row.email)).toEqual(['kept@example.com'])
})

test('sessions that have ended are deleted', async () => {
  const own = await buildTestApp()
  await signUp(own)
  own.advance(5 * day)
  await signUp(own)
  own.advance(3 * day)
  await applyRetention(own.dependencies)
  expect(await own.dependencies.db.select().from(sessions)).toHaveLength(1)
  await own.close()
})

test('the queue runs on the product’s own database and does the job', async () => {
  await addLogs()
  const jobs = openJobs(product.client, product.dependencies.log)
  await jobs.start()
  await jobs.work(createJobHandlers(product.dependencies))
  try {
    await jobs.send(product.dependencies, 'retention', {})
    await vi.waitFor(
      async () => {
        expect((await product.dependencies.db.select().from(loginLogs)).filter((row) => row.email === 'old')).toEqual(
          [],
        )
      },
      { timeout: 15_000, interval: 100 },
    )
  } finally {
    await jobs.stop()
  }
})

test('a job that fails keeps none of its batch from being done', async () => {
  const { dependencies } = product
  const jobs = openJobs(product.client, dependencies.log)
  await jobs.start()
  for (const courseId of [1, -1e20, 2]) await jobs.send(dependencies, 'link-steps', { courseId, skills: [] })
  await jobs.work(createJobHandlers(dependencies))
  try {
    const done = () =>
      dependencies.db.execute<{ courseId: string; retries: number }>(sql`
        select data->>'courseId' as "courseId", retry_count as retries from pgboss.job
        where name = 'link-steps' and state = 'completed' order by 1`)
    await vi.waitFor(
      async () => {
        expect((await done()).rows).toEqual([
          { courseId: '1', retries: 0 },
          { courseId: '2', retries: 0 },
        ])
      },
      { timeout: 15_000, interval: 100 },
    )
  } finally {
    await jobs.stop()
  }
})
