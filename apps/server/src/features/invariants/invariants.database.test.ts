import type { InvariantName } from '@milepost/contract/invariants/limits'
import { type SQL, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportInvariants } from '#features/invariants/index.ts'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { answers, signUp } from '../../../test/factories.ts'

let product: TestApp
let admin: Awaited<ReturnType<typeof signUp>>
let learner: Awaited<ReturnType<typeof signUp>>

beforeEach(async () => {
  product = await buildTestApp()
  admin = await signUp(product, { role: 'admin' })
  learner = await signUp(product)
  await product.runJobs()
})
afterEach(() => product.close())

async function plant(statement: SQL): Promise<void> {
  await product.dependencies.db.execute(statement)
}

async function noticesOf(person: typeof admin) {
  await reportInvariants(product.dependencies)
  const { notifications } = (
    await product.app.inject({ url: `/api/notifications/${person.user.id}`, headers: person.headers })
  ).json<{ notifications: { kind: string; params: object }[] }>()
  return notifications.filter(({ kind }) => kind === 'invariant_broken').map(({ params }) => params)
}

const subscription = (id: string) => sql`
  insert into subscriptions (id, user_id, plan, currency, status, cancel_at_period_end, paid_until, asked_at)
  values (${id}, ${learner.user.id}, 'pro', 'USD', 'active', false, now() + interval '1 month', now())`

const breaches: Partial<Record<InvariantName, () => Promise<void>>> = {
  one_subscription: async () => {
    for (const id of ['sub_1', 'sub_2']) await plant(subscription(id))
    await plant(sql`update users set plan = 'pro' where id = ${learner.user.id}`)
  },
  plan_follows_subscription: () => plant(sql`update users set plan = 'premium' where id = ${learner.user.id}`),
  one_owner: () =>
    plant(sql`
      with made as (insert into institutions (name, email) values ('Lagoonside', '') returning id)
      update users set role = 'institution', institution_id = made.id, institution_role = 'member'
      from made where users.id = ${learner.user.id}`),
  steps_have_courses: async () => {
    const { headers, user } = learner
    const payload = { ...answers, userId: user.id }
    expect((await product.app.inject({ method: 'POST', url: '/api/roadmap', headers, payload })).statusCode).toBe(200)
    await product.runJobs()
    await plant(sql`alter table roadmap_steps drop constraint roadmap_steps_course_id_courses_id_fk`)
    await plant(sql`update roadmap_steps set course_id = 999999`)
  },
  emails_are_sent: () =>
    plant(sql`insert into mails (kind, recipient, params, created_at)
      values ('verify_email', 'x@example.com', '{}', now() - interval '1 hour')`),
}

test.each(Object.entries(breaches))('%s: broken, every admin gets one notice a day', async (invariant, breach) => {
  expect(await noticesOf(admin)).toEqual([])
  await breach()
  const expected = [{ invariant, count: 1 }]
  expect(await noticesOf(admin)).toEqual(expected)
  expect(await noticesOf(admin)).toEqual(expected)
  expect(await noticesOf(learner)).toEqual([])
  product.advance(24 * 60 * 60 * 1000)
  expect(await noticesOf(admin)).toHaveLength(2)
})

test('without an admin the log says so', async () => {
  await plant(sql`update users set role = 'student'`)
  await reportInvariants(product.dependencies)
  expect(product.logged.some((line) => line.includes('an_admin'))).toBe(true)
})

test('words that the course search misses are added, and nothing else is changed', async () => {
  const institution = sql`insert into courses (title, description, search)
    values ('Weaving Nets', 'by the sea', 'weaving nets by the sea')`
  await plant(institution)
  await plant(sql`delete from course_words where word = 'weaving'`)
  expect(await noticesOf(admin)).toEqual([{ invariant: 'course_words_are_counted', count: 1 }])
  const { rows } = await product.dependencies.db.execute(sql`select word from course_words where word = 'weaving'`)
  expect(rows).toHaveLength(1)
})
