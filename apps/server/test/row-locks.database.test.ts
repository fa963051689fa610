import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { auditLogs } from '#db/schema/audit-logs.ts'
import { users } from '#db/schema/users.ts'
import { publishFigures } from '#features/analytics/figures/index.ts'
import { applyReply } from '#features/payment/sync-subscription.ts'
import { buildTestApp } from './build-test-app.ts'
import {
  actAs,
  createAdmin,
  createCourse,
  createInstitution,
  createOfferingInstitution,
  createUser,
  type Learner,
  moveApplication,
  signUp,
} from './factories.ts'
import { passUndoMinute } from './pass-undo-minute.ts'
import { scriptPayment } from './scripted-payment.ts'
import { changesOf } from './while-changing.ts'

/**
 * A request must not decide on data that changes before its transaction ends: it waits for a concurrent change and
 * decides on the result. Those of learners are in row-locks-learners.
 */
const scripted = scriptPayment()

const product = await buildTestApp({ dependencies: { payment: scripted.gateway } })
const admin = await createAdmin(product)
afterAll(() => product.close())

const { whileChanging, endsWhileChanging } = changesOf(product)
const set = (person: Learner, values: SQL) => sql`update users set ${values} where id = ${person.userId}`

describe.runIf(inject('template').kind === 'postgresql')('a request waits for', () => {
  test('a demotion of the owner who makes it', async () => {
    const institutionId = await createInstitution(product)
    const owner = actAs(
      product,
      await signUp(product, { role: 'institution', institutionId, institutionRole: 'owner' }),
    )
    const reply = await whileChanging([set(owner, sql`institution_role = 'member'`)], () =>
      owner.post(`/institutions/${institutionId}/invitations`, { email: 'new@example.com' }),
    )
    expect(reply.statusCode).toBe(403)
  })

  test('another admin’s answer to the same course request, and notifies the learner no second time', async () => {
    const learner = await createUser(product)
    const asked = await learner.post('/course-requests', {
      userId: learner.userId,
      courseName: 'Weaving',
      description: 'By hand',
      category: 'Web Development',
      price: 'No Cost',
    })
    const { id } = asked.json()
    const answered = sql`update course_requests set status = 'declined', answer = 'No', decided_at = now() where id = ${id}`
    const reply = await whileChanging([answered], () =>
      admin.put(`/admin/course-requests/${id}`, { status: 'declined', answer: 'No' }),
    )
    expect(reply.statusCode).toBe(200)
    await passUndoMinute(product)
    expect((await learner.get(`/notifications/${learner.userId}`)).json().notifications).toEqual([])
  })

  test('another admin’s decision about the same institution request', async () => {
    const applicant = await createUser(product)
    const asked = await applicant.post('/institutions/requests', {
      user_id: applicant.userId,
      name: 'Lagoon Institute',
      email: 'office@lagoon.example',
      description: 'Evening courses',
      address: '1 Lagoon Road',
    })
    const { id } = asked.json()
    const rejected = sql`update institution_requests set status = 'rejected', decided_at = now() where id = ${id}`
    const reply = await whileChanging([rejected], () => admin.post(`/admin/${id}/approve`))
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'institution_request_decided'])
  })

  test('the first owner of an institution, before it makes a second', async () => {
    const institutionId = await createInstitution(product)
    const [first, second] = [await createUser(product), await createUser(product)]
    const joins = sql`with held as (select id from institutions where id = ${institutionId} for update)
      update users set role = 'institution', institution_id = held.id, institution_role = 'owner'
      from held where users.id = ${first.userId}`
    const reply = await whileChanging([joins], () =>
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
    await whileChanging([sql`update users set plan = 'basic' where id = ${user.id}`], () =>
      applyReply(product.dependencies, answer),
    )
    const [now] = await product.dependencies.db.select().from(users).where(eq(users.id, user.id))
    expect(now?.plan).toBe('pro')
  })

  test('what an account does while it is deleted, and masks its name there too', async () => {
    const { user } = await signUp(product)
    const doing = sql`insert into audit_logs (actor_id, actor_name, action, object_type, object_id, details)
      values (${user.id}, ${user.email}, 'profile.saved', 'user', ${user.id}, '{}')`
    const reply = await whileChanging([doing], () => admin.remove(`/users/${user.id}`))
    expect(reply.statusCode).toBe(204)
    const named = await product.dependencies.db.select().from(auditLogs).where(eq(auditLogs.actorName, user.email))
    expect(named).toEqual([])
  })

  test('a demotion of the admin who demotes another, so that one is left', async () => {
    const other = await createAdmin(product)
    const reply = await whileChanging([set(other, sql`role = 'student'`)], () =>
      other.put(`/admin/change/${admin.userId}`, { role: 'student' }),
    )
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden'])
  })

  test('another admin’s decision about the same course, or its change', async () => {
    const { institutionId, institution } = await createOfferingInstitution(product)
    const id = await createCourse(product, { institutionId, status: 'pending' })
    const decided = sql`update courses set status = 'rejected', version = 2 where id = ${id}`
    const decide = () => admin.put(`/courses/${id}/status`, { status: 'approved', version: 1 })
    const decision = await whileChanging([decided], decide)
    expect([decision.statusCode, decision.json().code]).toEqual([409, 'changed_meanwhile'])
    const changed = sql`update courses set description = 'First', version = 3 where id = ${id}`
    const change = () => institution.put(`/courses/${id}`, { title: 'Git', description: 'Second', version: 2 })
    const edited = await whileChanging([changed], change)
    expect([edited.statusCode, edited.json().code]).toEqual([409, 'changed_meanwhile'])
  })

  test('the same file of courses sent twice, and creates each of them once', async () => {
    const { institutionId, institution } = await createOfferingInstitution(product)
    const csv = 'title,description\nGit,Branches with Git\n'
    const address = `/institutions/${institutionId}/courses/import`
    const { plan } = (await institution.post(`${address}/preview`, { csv })).json()
    const first = [
      // Every new course locks its institution like this.
      sql`select 1 from institutions where id = ${institutionId} for share`,
      sql`insert into courses (institution_id, title, description, duration, status)
        values (${institutionId}, 'Git', 'Branches with Git', '', 'approved')`,
    ]
    const reply = await whileChanging(first, () => institution.post(address, { csv, plan }))
    expect(reply.json()).toMatchObject({ created: 0 })
  })

  test('another change of the same institution', async () => {
    const institutionId = await createInstitution(product)
    const { id: _, ...before } = (await admin.get(`/institutions/${institutionId}`)).json()
    const moved = sql`update institutions set address = '2 Main Street' where id = ${institutionId}`
    const reply = await whileChanging([moved], () =>
      admin.put(`/institutions/${institutionId}`, { ...before, address: '3 Main Street', before }),
    )
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'changed_meanwhile'])
  })

  test('an acceptance for the last place of the course', async () => {
    const { institutionId, institution } = await createOfferingInstitution(product)
    const courseId = await createCourse(product, { institutionId, places: 1 })
    const apply = async (): Promise<number> => {
      const learner = await createUser(product)
      return (await learner.post('/applications', { userId: learner.userId, courseId, message: 'Please' })).json().id
    }
    const [first, second] = [await apply(), await apply()]
    const accepted = [
      sql`select 1 from courses where id = ${courseId} for no key update`,
      sql`update applications set status = 'enrolled', decided_at = now() where id = ${first}`,
    ]
    const reply = await whileChanging(accepted, () => moveApplication(institution, second, 'enrolled'))
    expect(reply.json().refused).toEqual([{ id: second, code: 'course_full' }])
  })

  test('another admin’s answer to the same contact message', async () => {
    const writer = { name: 'Tharshi', email: 'tharshi@example.com', message: 'Where do I start?' }
    await product.app.inject({ method: 'POST', url: '/api/contact', payload: writer })
    const [{ id }] = (await admin.get('/admin/messages?status=new')).json()
    const answered = sql`update contact_messages set status = 'answered', answer = 'First' where id = ${id}`
    const reply = await whileChanging([answered], () => admin.put(`/admin/messages/${id}/answer`, { answer: 'Second' }))
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'message_decided'])
  })

  test('another admin’s answer to a contact message, before it is closed', async () => {
    const writer = { name: 'Nila', email: 'nila@example.com', message: 'Is it free?' }
    await product.app.inject({ method: 'POST', url: '/api/contact', payload: writer })
    const [{ id }] = (await admin.get('/admin/messages?status=new')).json()
    const answered = sql`update contact_messages set status = 'answered', answer = 'Yes' where id = ${id}`
    const close = () => admin.put(`/admin/messages/${id}/status`, { status: 'closed', scope: 'sender' })
    const reply = await whileChanging([answered], close)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'message_decided'])
  })

  test('another admin’s change of the settings, before it compares them with its own', async () => {
    await admin.put('/admin/settings', { moderateCourses: true })
    const changing = sql`select 1 from settings for update`
    const saveTheSame = () => admin.put('/admin/settings', { moderateCourses: true })
    expect(await endsWhileChanging([changing], saveTheSame)).toBe(false)
  })

  test('another admin’s retry of the same failed job, and runs it no second time', async () => {
    const { rows } = await product.client.pool.query<{ id: string }>(
      "insert into pgboss.job (name, data, source_name) values ('dead-letters', '{}', 'read-courses') returning id",
    )
    const id = rows[0]?.id
    const retried = sql`delete from pgboss.job where id = ${id}`
    const reply = await whileChanging([retried], () => admin.post(`/admin/jobs/${id}/retry`))
    expect(reply.statusCode).toBe(404)
  })

  test('figures that are being published, before it publishes them', async () => {
    const publishing = sql`select pg_advisory_xact_lock(hashtext('publish-figures'))`
    expect(await endsWhileChanging([publishing], () => publishFigures(product.dependencies))).toBe(false)
  })
})
