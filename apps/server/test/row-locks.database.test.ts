import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { users } from '#db/schema/users.ts'
import { applyAnswer } from '#features/payment/sync-subscription.ts'
import { buildTestApp } from './build-test-app.ts'
import {
  actAs,
  createAdmin,
  createCourse,
  createInstitution,
  createOfferingInstitution,
  createUser,
  type Learner,
  signUp,
} from './factories.ts'
import { passUndoMinute } from './pass-undo-minute.ts'
import { scriptPayment } from './scripted-payment.ts'

/**
 * A request must not decide on data that changes before its transaction ends: it waits for a concurrent change and
 * decides on the result. The embedded database has one connection, so nothing is concurrent there.
 */
const scripted = scriptPayment()

const product = await buildTestApp({ dependencies: { payment: scripted.gateway } })
const admin = await createAdmin(product)
afterAll(() => product.close())

/**
 * Starts a change, lets `act` run until it waits for it or ends, and commits the change.
 * @returns the result of `act`
 */
async function whileChanging<Result>(change: SQL, act: () => Promise<Result>): Promise<Result> {
  const { result } = await startWhileChanging(change, act)
  return result
}

/** Whether `act` ends without waiting for a change that is not committed. */
async function endsWhileChanging(change: SQL, act: () => Promise<unknown>): Promise<boolean> {
  const { result, hasEnded } = await startWhileChanging(change, act)
  await result
  return hasEnded
}

async function startWhileChanging<Result>(change: SQL, act: () => Promise<Result>) {
  const { db } = product.dependencies
  return db.transaction(async (tx) => {
    await tx.execute(change)
    const acting = act()
    let hasEnded = false
    void acting.catch(() => undefined).then(() => (hasEnded = true))
    await expect.poll(async () => hasEnded || (await isSomeoneWaiting()), { interval: 10 }).toBe(true)
    // In an object: a promise would be awaited before the commit.
    return { result: acting, hasEnded }
  })
}

async function isSomeoneWaiting(): Promise<boolean> {
  const { rows } = await product.dependencies.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

const set = (person: Learner, values: SQL) => sql`update users set ${values} where id = ${person.userId}`

describe.runIf(inject('template').kind === 'postgresql')('a request waits for', () => {
  test('a demotion of the owner who makes it', async () => {
    const institutionId = await createInstitution(product)
    const owner = actAs(
      product,
      await signUp(product, { role: 'institution', institutionId, institutionRole: 'owner' }),
    )
    const reply = await whileChanging(set(owner, sql`institution_role = 'member'`), () =>
      owner.post(`/institutions/${institutionId}/invitations`, { email: 'new@example.com' }),
    )
    expect(reply.statusCode).toBe(403)
  })

  test('another admin’s answer to the same course request, and notifies the learner no second time', async () => {
    const learner = await createUser(product)
    const asked = await learner.post('/course-requests', {
      ...{
        userId: learner.userId,
        courseName: 'Weaving',
        description: 'By hand',
        category: 'Web Development',
        price: 'No Cost',
      },
    })
    const { id } = asked.json()
    const answered = sql`update course_requests set status = 'declined', answer = 'No', decided_at = now() where id = ${id}`
    const reply = await whileChanging(answered, () =>
      admin.put(`/admin/course-requests/${id}`, { status: 'declined', answer: 'No' }),
    )
    expect(reply.statusCode).toBe(200)
    await passUndoMinute(product)
    expect((await learner.get(`/notifications/${learner.userId}`)).json().notifications).toEqual([])
  })

  test('the same course request sent again, so that an Undo does not open a second one', async () => {
    const learner = await createUser(product)
    const asked = { courseName: 'Pottery', description: 'By hand', category: 'DevOps', price: 'No Cost' }
    const { id } = (await learner.post('/course-requests', { ...asked, userId: learner.userId })).json()
    await admin.put(`/admin/course-requests/${id}`, { status: 'declined', answer: 'No' })
    const copied = sql`course_name, description, category, difficulty, duration, mode, price, created_at`
    const sentAgain = sql`
      with locked as (select id from users where id = ${learner.userId} for no key update)
      insert into course_requests (user_id, ${copied})
        select locked.id, ${copied} from course_requests, locked where course_requests.id = ${id}`
    const reply = await whileChanging(sentAgain, () =>
      admin.post('/admin/queue/undo', { items: [{ kind: 'course_request', id: String(id) }] }),
    )
    expect(reply.json()[0].error?.code).toBe('not_undoable')
  })

  test('a decision about the course that is applied for', async () => {
    const { institutionId } = await createOfferingInstitution(product)
    const courseId = await createCourse(product, { institutionId })
    const learner = await createUser(product)
    const reply = await whileChanging(sql`update courses set status = 'rejected' where id = ${courseId}`, () =>
      learner.post('/applications', { userId: learner.userId, courseId, message: 'I would like to join.' }),
    )
    expect(reply.statusCode).toBe(404)
  })

  test('the learner’s last application that the plan allows, and refuses one more', async () => {
    const { institutionId } = await createOfferingInstitution(product)
    const learner = await createUser(product)
    const message = 'I would like to join.'
    const apply = async () =>
      learner.post('/applications', {
        ...{ userId: learner.userId, message, courseId: await createCourse(product, { institutionId }) },
      })
    await apply()
    await apply()
    const lastOne = sql`
      with locked as (select id from users where id = ${learner.userId} for no key update)
      insert into applications (user_id, course_id, institution_id, course_title, institution_name, message, created_at)
        select id, ${await createCourse(product, { institutionId })}, ${institutionId}, 'Weaving', 'Lagoon', ${message}, now()
        from locked`
    const reply = await whileChanging(lastOne, apply)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'application_limit'])
  })

  test('another admin’s decision about the same institution request', async () => {
    const applicant = await createUser(product)
    const asked = await applicant.post('/institutions/requests', {
      ...{ user_id: applicant.userId, name: 'Lagoon Institute', email: 'office@lagoon.example' },
      ...{ description: 'Evening courses', address: '1 Lagoon Road' },
    })
    const { id } = asked.json()
    const rejected = sql`update institution_requests set status = 'rejected', decided_at = now() where id = ${id}`
    const reply = await whileChanging(rejected, () => admin.post(`/admin/${id}/approve`))
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'institution_request_decided'])
  })

  test('the first owner of an institution, before it makes a second', async () => {
    const institutionId = await createInstitution(product)
    const [first, second] = [await createUser(product), await createUser(product)]
    const joins = sql`with held as (select id from institutions where id = ${institutionId} for update)
      update users set role = 'institution', institution_id = held.id, institution_role = 'owner'
      from held where users.id = ${first.userId}`
    const reply = await whileChanging(joins, () =>
      admin.put(`/admin/change/${second.userId}`, { role: 'institution', institution_id: institutionId }),
    )
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ institution_role: 'member' })
  })

  test('a plan that ends, and gives the one that was bought since', async () => {
    const { user } = await signUp(product, { plan: 'pro' })
    const id = `sub_${randomUUID()}`
    scripted.set({ id, userId: user.id })
    const answer = await scripted.gateway.readSubscription(id)
    await whileChanging(sql`update users set plan = 'basic' where id = ${user.id}`, () =>
      applyAnswer(product.dependencies, answer),
    )
    const [now] = await product.dependencies.db.select().from(users).where(eq(users.id, user.id))
    expect(now?.plan).toBe('pro')
  })

  test('what an account does while it is deleted, and masks its name there too', async () => {
    const { user } = await signUp(product)
    const doing = sql`insert into audit_logs (actor_id, actor_name, action, object_type, object_id, details)
      values (${user.id}, ${user.email}, 'profile.saved', 'user', ${user.id}, '{}')`
    const reply = await whileChanging(doing, () => admin.remove(`/users/${user.id}`))
    expect(reply.statusCode).toBe(204)
    const named = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.actorName, user.email))
    expect(named).toEqual([])
  })
})

describe.runIf(inject('template').kind === 'postgresql')('a request does not wait for', () => {
  test('a notification of the account that it locks, which would deadlock with who notifies last', async () => {
    const learner = await createUser(product)
    const notifying = sql`insert into notifications (user_id, kind, params, key, created_at)
      values (${learner.userId}, 'application_closed', '{}', ${randomUUID()}, now())`
    const asked = { courseName: 'Weaving', description: 'By hand', category: 'Web Development', price: 'No Cost' }
    const ask = () => learner.post('/course-requests', { ...asked, userId: learner.userId })
    expect(await endsWhileChanging(notifying, ask)).toBe(true)
  })
})
