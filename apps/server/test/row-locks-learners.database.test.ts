import { randomBytes, randomUUID } from 'node:crypto'
import type { CareerDiagram } from '@milepost/contract/career-diagrams/schema'
import { maxShares } from '@milepost/contract/sharing/limits'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { buildTestApp } from './build-test-app.ts'
import {
  createAdmin,
  createCourse,
  createInstitution,
  createLearner,
  createOfferingInstitution,
  createUser,
  type Learner,
} from './factories.ts'
import { restorationsBy } from './roadmap-state.ts'
import { changesOf, lockOf } from './while-changing.ts'

/** What a learner does twice at the same time, in two tabs or on two devices: see row-locks. */
const product = await buildTestApp()
const admin = await createAdmin(product)
afterAll(() => product.close())

const { whileChanging, endsWhileChanging } = changesOf(product)
const asked = { courseName: 'Weaving', description: 'By hand', category: 'Web Development', price: 'No Cost' }
const ask = (learner: Learner) => learner.post('/course-requests', { ...asked, userId: learner.userId })
const copied = sql`user_id, course_name, description, category, difficulty, duration, mode, price, created_at`
/** A copy of a request, by the same learner. */
const sameAs = (id: number) =>
  sql`insert into course_requests (${copied}) select ${copied} from course_requests where id = ${id}`

describe.runIf(inject('template').kind === 'postgresql')('a request waits for', () => {
  test('the same course request, and returns that one', async () => {
    const learner = await createUser(product)
    const { id } = (await ask(learner)).json()
    await admin.put(`/admin/course-requests/${id}`, { status: 'declined', answer: 'No' })
    const reply = await whileChanging([lockOf(learner), sameAs(id)], () => ask(learner))
    const requests = (await learner.get(`/course-requests/${learner.userId}`)).json()
    expect(requests.map((request: { id: number }) => request.id)).toEqual([reply.json().id, id])
  })

  test('the same course request sent again, so that an Undo does not open a second one', async () => {
    const learner = await createUser(product)
    const { id } = (await ask(learner)).json()
    await admin.put(`/admin/course-requests/${id}`, { status: 'declined', answer: 'No' })
    const reply = await whileChanging([lockOf(learner), sameAs(id)], () =>
      admin.post('/admin/queue/undo', { items: [{ kind: 'course_request', id: String(id) }] }),
    )
    expect(reply.json()[0].error?.code).toBe('not_undoable')
  })

  test('the same feedback, and stores it once', async () => {
    const learner = await createUser(product)
    const targetId = await createInstitution(product)
    const body = { name: 'Asha', type: 'institution', targetId, rating: 4, message: 'Patient teachers' }
    const same = sql`
      insert into feedback (user_id, name, type, institution_id, target, rating, message, created_at)
        values (${learner.userId}, 'Asha', 'institution', ${targetId}, 'Northern Institute', 4, ${body.message}, now())`
    await whileChanging([lockOf(learner), same], () => learner.post('/feedback', { ...body, userId: learner.userId }))
    expect((await learner.get(`/feedback/${learner.userId}`)).json()).toHaveLength(1)
  })

  test('a decision about the course that is applied for', async () => {
    const { institutionId } = await createOfferingInstitution(product)
    const courseId = await createCourse(product, { institutionId })
    const learner = await createUser(product)
    const reply = await whileChanging([sql`update courses set status = 'rejected' where id = ${courseId}`], () =>
      learner.post('/applications', { userId: learner.userId, courseId, message: 'I would like to join.' }),
    )
    expect(reply.statusCode).toBe(404)
  })

  test('the last application that the plan allows, and refuses one more', async () => {
    const { institutionId } = await createOfferingInstitution(product)
    const learner = await createUser(product)
    const newCourse = () => createCourse(product, { institutionId })
    const apply = (courseId: number) =>
      learner.post('/applications', { userId: learner.userId, courseId, message: 'I would like to join.' })
    await apply(await newCourse())
    await apply(await newCourse())
    const likeTheFirst = sql`user_id, institution_id, course_title, institution_name, message, created_at`
    const last = sql`insert into applications (course_id, ${likeTheFirst})
      select ${await newCourse()}::int, ${likeTheFirst} from applications where user_id = ${learner.userId} limit 1`
    const courseId = await newCourse()
    const reply = await whileChanging([lockOf(learner), last], () => apply(courseId))
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'application_limit'])
  })

  test('the last link that works at the same time, and makes no more', async () => {
    const learner = await createLearner(product)
    const share = () => learner.post(`/roadmap/${learner.userId}/shares`, { days: 30 })
    for (let made = 0; made < maxShares - 1; made += 1) await share()
    const last = sql`insert into roadmap_shares (user_id, token_hash, label, created_at, expires_at)
      values (${learner.userId}, ${randomBytes(32)}, '', now(), now() + interval '30 days')`
    const reply = await whileChanging([lockOf(learner), last], share)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'shares_full'])
  })

  test('cards that are moved in another tab, and keeps both', async () => {
    const learner = await createLearner(product)
    const diagram = async (): Promise<CareerDiagram['content']> =>
      (await learner.get(`/career/${learner.userId}`)).json().content
    const [first = '', second = ''] = (await diagram()).nodes.map(({ key }) => key)
    const moved = sql`insert into career_diagrams (user_id, positions, updated_at)
      values (${learner.userId}, ${JSON.stringify({ [first]: { x: 1, y: 1 } })}, now())`
    await whileChanging([lockOf(learner), moved], () =>
      learner.put(`/career/${learner.userId}/positions`, { positions: { [second]: { x: 2, y: 2 } } }),
    )
    const placed = (await diagram()).nodes.filter(({ position }) => position !== null)
    expect(placed.map(({ key }) => key)).toEqual([first, second])
  })

  test('a corrected skill, and plans another roadmap with it', async () => {
    const learner = await createLearner(product, { plan: 'pro' })
    const corrected = sql`insert into skill_corrections (user_id, skill_id, level)
      values (${learner.userId}, 'git', 'projects')`
    const reply = await whileChanging([lockOf(learner), corrected], () => learner.make({ regenerate: true }))
    expect(reply.json()).toMatchObject({ version: 2, knownSkills: [{ id: 'git', level: 'projects' }] })
  })

  test('the same version restored, and restores it once', async () => {
    const learner = await createLearner(product)
    await learner.switchTo('qa-engineer')
    const own = sql`user_id = ${learner.userId}`
    const restored = [
      lockOf(learner),
      sql`update roadmaps set is_current = false where ${own}`,
      sql`update roadmaps set is_current = true where ${own} and version = 1`,
    ]
    const reply = await whileChanging(restored, () => learner.restore(1))
    expect(reply.json()).toMatchObject({ version: 1 })
    expect(await restorationsBy(product, learner)).toEqual([])
  })
})

describe.runIf(inject('template').kind === 'postgresql')('a request does not wait for', () => {
  test('a notification of the account that it locks, which would deadlock with who notifies last', async () => {
    const learner = await createUser(product)
    const notifying = sql`insert into notifications (user_id, kind, params, key, created_at)
      values (${learner.userId}, 'application_closed', '{}', ${randomUUID()}, now())`
    expect(await endsWhileChanging([notifying], () => ask(learner))).toBe(true)
  })
})
