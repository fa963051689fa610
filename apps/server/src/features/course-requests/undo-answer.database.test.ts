import type { CourseRequest, QueuedCourseRequest } from '@milepost/contract/course-requests/schema'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createAdmin, createUser, type Learner } from '../../../test/factories.ts'
import { passUndoMinute, runFirstAnnouncement } from '../../../test/pass-undo-minute.ts'

const product = await buildTestApp()
const admin = await createAdmin(product)
const other = await createAdmin(product)
afterAll(() => product.close())

const words = { status: 'declined', answer: 'No one teaches it.' }
const correction = { status: 'planned', answer: 'It begins in spring.' }
const ask = async (learner: Learner): Promise<number> => {
  const asked = { courseName: 'Welding', description: 'Steel.', category: 'DevOps', price: 'No Cost' }
  return (await learner.post('/course-requests', { ...asked, userId: learner.userId })).json().id
}
async function askAsNewLearner() {
  const learner = await createUser(product)
  return { learner, id: await ask(learner) }
}
async function answer(id: number, body: object = words, by = admin): Promise<QueuedCourseRequest> {
  const reply = await by.put(`/admin/course-requests/${id}`, body)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  return reply.json()
}
const undo = async (id: number, by = admin): Promise<string> => {
  const reply = await by.post('/admin/queue/undo', { items: [{ kind: 'course_request', id: String(id) }] })
  return reply.json()[0].error?.code ?? 'done'
}
const list = async (learner: Learner): Promise<CourseRequest[]> =>
  (await learner.get(`/course-requests/${learner.userId}`)).json()
const told = async (learner: Learner): Promise<string[]> => {
  const { notifications } = (await learner.get(`/notifications/${learner.userId}`)).json()
  return notifications.map(({ params }: { params: { status: string } }) => params.status)
}

test('the first answer is stored at once, and the learner is notified of it once, after a minute', async () => {
  const { learner, id } = await askAsNewLearner()
  expect(await answer(id)).toMatchObject({ ...words, canUndo: true })
  expect(await list(learner)).toMatchObject([words])
  // A repeated one, whose reply may have been lost, is the same.
  expect(await answer(id)).toMatchObject({ ...words, canUndo: true })
  await product.runJobs()
  expect(await told(learner)).toEqual([])
  await passUndoMinute(product)
  expect(await told(learner)).toEqual(['declined'])
  expect((await answer(id)).canUndo).toBe(false)
  expect(await undo(id)).toBe('not_undoable')
  expect(await list(learner)).toMatchObject([words])
})

test('undone, also by another admin, the request waits again and the learner is notified of nothing', async () => {
  const { learner, id } = await askAsNewLearner()
  await answer(id)
  expect(await undo(id, other)).toBe('done')
  expect(await list(learner)).toMatchObject([{ status: 'requested', answer: '', decidedAt: null }])
  expect(await undo(id)).toBe('not_undoable')
  await passUndoMinute(product)
  expect(await told(learner)).toEqual([])
  const waiting: CourseRequest[] = (await admin.get('/admin/queue?kind=course_request&page_size=100')).json()
  expect(waiting.map((item) => String(item.id))).toContain(String(id))
})

test('an answer after one that was undone has a minute that begins with it', async () => {
  const { learner, id } = await askAsNewLearner()
  await answer(id)
  await undo(id)
  product.advance(50_000)
  await answer(id, correction)
  await runFirstAnnouncement(product, { kind: 'course_request', id: String(id) })
  expect(await told(learner)).toEqual([])
  expect(await undo(id)).toBe('done')
  await answer(id, correction)
  await passUndoMinute(product)
  expect(await told(learner)).toEqual(['planned'])
})

test('another answer within the minute ends it: the learner is notified at once, of that one alone', async () => {
  const { learner, id } = await askAsNewLearner()
  await answer(id)
  expect(await answer(id, correction, other)).toMatchObject({ ...correction, canUndo: false })
  expect(await told(learner)).toEqual(['planned'])
  expect(await undo(id)).toBe('not_undoable')
  await passUndoMinute(product)
  expect(await told(learner)).toEqual(['planned'])
  expect(await list(learner)).toMatchObject([correction])
})

test('what the learner has sent again is not opened a second time', async () => {
  const { learner, id } = await askAsNewLearner()
  await answer(id)
  await ask(learner)
  expect(await undo(id)).toBe('not_undoable')
  expect((await list(learner)).map(({ status }) => status)).toEqual(['requested', 'declined'])
  await passUndoMinute(product)
  expect(await told(learner)).toEqual(['declined'])
})

test('of an Undo and the same sent again at once, one request is open', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { learner, id } = await askAsNewLearner()
    await answer(id)
    const [undone] = await Promise.all([undo(id), ask(learner)])
    const states = (await list(learner)).map(({ status }) => status)
    expect(states, undone).toEqual(undone === 'done' ? ['requested'] : ['requested', 'declined'])
  }
})

test('of an Undo and another answer at once, the other answer is kept', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { learner, id } = await askAsNewLearner()
    await answer(id)
    const [undone, { canUndo }] = await Promise.all([undo(id), answer(id, correction, other)])
    expect(canUndo).toBe(undone === 'done')
    expect(await list(learner)).toMatchObject([correction])
    await passUndoMinute(product)
    expect(await told(learner)).toEqual(['planned'])
  }
})

test('of an Undo and the end of the minute at once, the learner is notified or it is undone', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { learner, id } = await askAsNewLearner()
    await answer(id)
    const [undone] = await Promise.all([undo(id), passUndoMinute(product)])
    expect(await told(learner)).toEqual(undone === 'done' ? [] : ['declined'])
    expect((await list(learner))[0]?.status).toBe(undone === 'done' ? 'requested' : 'declined')
  }
})
