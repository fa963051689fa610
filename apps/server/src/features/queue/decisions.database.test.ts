import type { DecisionResult, QueueItem } from '@milepost/contract/queue/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { courseDecisions } from '#db/schema/courses.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { emailsTo } from '../../../test/emails.ts'
import {
  createAdmin,
  createCourse,
  createOfferingInstitution,
  createUser,
  type Learner,
} from '../../../test/factories.ts'
import { passUndoMinute, runFirstAnnouncement } from '../../../test/pass-undo-minute.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
const other = await createAdmin(product)
const { institutionId, institution } = await createOfferingInstitution(product)
afterAll(() => product.close())

const reason = 'Please say what it teaches.'
type DecidableItem = Pick<QueueItem, 'kind' | 'id'> & { version?: number }

async function decide(items: readonly DecidableItem[], decision = 'approve', by = admin): Promise<DecisionResult[]> {
  const reply = await by.post('/admin/queue/decisions', { decision, items, ...(decision === 'reject' && { reason }) })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  return reply.json()
}
const outcomes = (results: readonly DecisionResult[]) => results.map(({ error }) => error?.code ?? 'done')
const undoAll = (items: readonly DecidableItem[], by = admin) =>
  by.post('/admin/queue/undo', { items: items.map(({ kind, id }) => ({ kind, id })) })
const undo = async (item: DecidableItem, by = admin) => outcomes((await undoAll([item], by)).json())[0]
const pendingCourse = async (title = 'Git') => {
  const id = await createCourse(product, { institutionId, title, status: 'pending' })
  return { kind: 'course', id: String(id), version: 1 } as const
}
const statusOf = async ({ id }: DecidableItem) => (await admin.get(`/courses/${id}`)).json().status
const told = async (person: Learner): Promise<string[]> => {
  const { notifications } = (await person.get(`/notifications/${person.userId}`)).json()
  return notifications.map(({ kind }: { kind: string }) => kind)
}
const newLearner = (email?: string) => createUser(product, email === undefined ? {} : { email })
async function courseRequest(learner: Learner) {
  const asked = { courseName: 'Welding', description: 'Steel.', category: 'DevOps', price: 'No Cost' }
  const { id } = (await learner.post('/course-requests', { ...asked, userId: learner.userId })).json()
  return { kind: 'course_request', id: String(id) } as const
}
async function institutionRequest(learner: Learner, name = 'Lagoon') {
  const profile = { name, email: 'a@lagoon.example', description: 'Courses.', address: '1 Road' }
  const { id } = (await learner.post('/institutions/requests', { ...profile, user_id: learner.userId })).json()
  return { kind: 'institution_request', id: String(id) } as const
}
const passMinute = () => passUndoMinute(product)

test('several kinds are decided in one request, each by itself, and what could not be says why', async () => {
  const learner = await newLearner()
  const changed = { ...(await pendingCourse()), version: 7 }
  const items = [
    await pendingCourse(),
    changed,
    await courseRequest(learner),
    await institutionRequest(learner),
    { kind: 'course', id: '2000000', version: 1 },
    { kind: 'failed_job', id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
    { kind: 'course', id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', version: 1 },
  ] as const
  const results = await decide(items)
  expect(outcomes(results)).toEqual(['done', 'changed_meanwhile', 'done', 'done', ...Array(3).fill('not_found')])
  expect(results.map(({ canUndo }) => canUndo)).toEqual([true, false, true, false, false, false, false])
  expect(results[1]?.error?.message).not.toBe('')
  expect([await statusOf(items[0]), await statusOf(changed)]).toEqual(['approved', 'pending'])
  expect(await told(learner)).toEqual(['institution_request_approved'])
})

test('a rejection needs a reason, and a request takes two hundred at most', async () => {
  const item = await pendingCourse()
  const send = (body: object) => admin.post('/admin/queue/decisions', body)
  expect((await send({ decision: 'reject', items: [item] })).json().issues[0].field).toBe('reason')
  const many = Array.from({ length: 201 }, () => item)
  expect((await send({ decision: 'approve', items: many })).statusCode).toBe(400)
  expect(await statusOf(item)).toBe('pending')
})

test('two admins with overlapping selections: each item is decided once, and each reply names what was not', async () => {
  const items: DecidableItem[] = []
  for (let index = 0; index < 12; index += 1) items.push(await pendingCourse(`Course ${index}`))
  const learners = await Promise.all([newLearner(), newLearner()])
  for (const learner of learners) items.push(await courseRequest(learner))
  const [approved, rejected] = await Promise.all([
    decide(items.slice(0, 13)),
    decide(items.slice(4).reverse(), 'reject', other),
  ])
  const byId = (results: readonly DecisionResult[]) =>
    new Map(results.map((each) => [`${each.kind} ${each.id}`, each.error]))
  const [first, second] = [byId(approved), byId(rejected)]
  for (const { kind, id } of items) {
    const said = [first.get(`${kind} ${id}`), second.get(`${kind} ${id}`)]
    expect(said.filter((error) => error === null)).toHaveLength(1)
    const failed = said.filter((error) => error != null).map((error) => error?.code)
    expect(failed.every((code) => code === 'already_decided')).toBe(true)
  }
  for (const { kind, id } of items.filter((item) => item.kind === 'course')) {
    const rows = await product.dependencies.db
      .select()
      .from(courseDecisions)
      .where(eq(courseDecisions.courseId, Number(id)))
    expect(rows, `${kind} ${id}`).toHaveLength(1)
  }
})

test('of two who decide the same, the second hears that it is done and cannot undo it', async () => {
  for (const decision of ['approve', 'reject']) {
    const items = [await pendingCourse(), await courseRequest(await newLearner())]
    expect(outcomes(await decide(items, decision))).toEqual(['done', 'done'])
    const repeated = await decide(items, decision, other)
    expect(repeated.map(({ error, canUndo }) => [error?.code, error?.message, canUndo])).toEqual([
      ['already_decided', `This was already ${decision === 'approve' ? 'approved' : 'rejected'}.`, false],
      ['already_decided', 'This was already answered.', false],
    ])
    expect(outcomes((await undoAll(items)).json())).toEqual(['done', 'done'])
  }
})

test('an edit between selection and decision leaves the course as it is', async () => {
  const [edited, untouched] = [await pendingCourse(), await pendingCourse()]
  await institution.put(`/courses/${edited.id}`, { title: 'Something else', description: 'Entirely.' })
  expect(outcomes(await decide([edited, untouched]))).toEqual(['changed_meanwhile', 'done'])
  expect([await statusOf(edited), await statusOf(untouched)]).toEqual(['pending', 'approved'])
})

test('all that wait are read in one moment: a newcomer is not in it, an edited one is refused, and the rest is decided', async () => {
  const made = [await pendingCourse(), await pendingCourse(), await pendingCourse()]
  const [edited] = made
  const selected: QueueItem[] = (await admin.get('/admin/queue?kind=course&page=1&page_size=1000')).json()
  expect(selected.map(({ id }) => id)).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
  const newcomer = await pendingCourse()
  await institution.put(`/courses/${edited?.id}`, { title: 'Something else', description: 'Entirely.' })
  const results = await decide(selected.map(({ kind, id, version }) => ({ kind, id, version: version ?? 0 })))
  const refused = results.filter(({ error }) => error !== null)
  expect(refused.map(({ id, error }) => [id, error?.code])).toEqual([[edited?.id, 'changed_meanwhile']])
  expect(await statusOf(newcomer)).toBe('pending')
  expect((await admin.get('/admin/queue?page=1&page_size=1001')).statusCode).toBe(400)
})

test('a decision about a course is stored at once, and the institution hears of it after a minute', async () => {
  await passMinute()
  const item = await pendingCourse()
  const before = (await told(institution)).length
  await decide([item], 'reject')
  expect([await statusOf(item), (await told(institution)).length]).toEqual(['rejected', before])
  await product.runJobs()
  expect((await told(institution)).length).toBe(before)
  await passMinute()
  expect(await told(institution)).toHaveLength(before + 1)
  expect(await undo(item)).toBe('not_undoable')
  expect(await statusOf(item)).toBe('rejected')
})

test('a decision about a course that is undone leaves no trace for the institution', async () => {
  const item = await pendingCourse()
  const before = await told(institution)
  await decide([item])
  expect(await undo(item, other)).toBe('done')
  expect(await statusOf(item)).toBe('pending')
  expect((await admin.get(`/admin/courses/${item.id}/decisions`)).json()).toEqual([])
  await passMinute()
  expect(await told(institution)).toEqual(before)
  expect(await undo(item)).toBe('not_undoable')
})

test('what was approved and is rejected comes back with its applications', async () => {
  const learner = await newLearner()
  const id = await createCourse(product, { institutionId })
  const sent = await learner.post('/applications', { userId: learner.userId, courseId: id, message: 'Hello' })
  expect(sent.statusCode).toBe(201)
  const item = { kind: 'course', id: String(id), version: 1 } as const
  const applied = async () => (await learner.get(`/applications/${learner.userId}`)).json()[0].status
  expect(outcomes(await decide([item], 'reject'))).toEqual(['done'])
  expect(await applied()).toBe('applied')
  await undo(item)
  expect([await statusOf(item), await applied()]).toEqual(['approved', 'applied'])
  await decide([{ ...item, version: 3 }], 'reject')
  await passMinute()
  expect(await applied()).toBe('closed')
})

test('undo is refused once the course was touched, and who was to be told still is', async () => {
  const item = await pendingCourse()
  await decide([item], 'reject')
  const before = (await told(institution)).length
  await institution.put(`/courses/${item.id}`, { title: 'Better', description: 'It teaches Git.' })
  expect(await undo(item)).toBe('not_undoable')
  await passMinute()
  expect((await told(institution)).length).toBe(before + 1)
})

test('an answer to a course request waits a minute, can be undone, and is given once', async () => {
  const learner = await newLearner()
  const item = await courseRequest(learner)
  await decide([item], 'reject')
  expect(outcomes(await decide([item], 'approve', other))).toEqual(['already_decided'])
  expect(await undo(item)).toBe('done')
  const [request] = (await learner.get(`/course-requests/${learner.userId}`)).json()
  expect(request).toMatchObject({ status: 'requested', answer: '', decidedAt: null })
  await passMinute()
  expect(await told(learner)).toEqual([])
  await decide([item])
  await passMinute()
  expect(await told(learner)).toEqual(['course_request_answered'])
})

test('a rejected applicant gets notice and email after the minute; another request in it keeps the rejection', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const learner = await newLearner(email)
  const item = await institutionRequest(learner)
  const emails = () => emailsTo(product, email, 'institution_request_rejected')
  await decide([item], 'reject')
  expect([await told(learner), await emails()]).toEqual([[], []])
  expect(await undo(item)).toBe('done')
  expect(outcomes(await decide([item], 'reject'))).toEqual(['done'])
  await institutionRequest(learner, 'Lagoon again')
  expect(await undo(item)).toBe('not_undoable')
  await passMinute()
  expect(await told(learner)).toEqual(['institution_request_rejected'])
  expect((await emails())[0]?.plain).toContain(reason)
})

test('a rejection after one that was undone has a minute that begins with it', async () => {
  const learner = await newLearner()
  const item = await institutionRequest(learner)
  await decide([item], 'reject')
  await undo(item)
  product.advance(50_000)
  await decide([item], 'reject')
  await runFirstAnnouncement(product, item)
  expect(await told(learner)).toEqual([])
  expect(await undo(item)).toBe('done')
})

test('several decisions are undone in one request, each by itself; what was announced or edited stays', async () => {
  const learner = await newLearner()
  const announced = await pendingCourse()
  await decide([announced], 'reject')
  await passMinute()
  const [course, edited] = [await pendingCourse(), await pendingCourse('Docker')]
  const items = [course, edited, await courseRequest(learner), await institutionRequest(learner)]
  await decide(items, 'reject')
  await institution.put(`/courses/${edited.id}`, { title: 'Docker', description: 'Containers.' })
  const reply = await undoAll([...items, announced], other)
  expect(reply.statusCode).toBe(200)
  expect(outcomes(reply.json())).toEqual(['done', 'not_undoable', 'done', 'done', 'not_undoable'])
  expect([await statusOf(course), await statusOf(announced)]).toEqual(['pending', 'rejected'])
  expect((await undoAll(Array(201).fill(course))).statusCode).toBe(400)
})
