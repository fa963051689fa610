import type { Application } from '@milepost/contract/applications/schema'
import type { Notification } from '@milepost/contract/notifications/schema'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { emails } from '#db/schema/emails.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createCourse, createOfferingInstitution, createUser, type Learner } from '../../../test/factories.ts'
import { passUndoMinute } from '../../../test/pass-undo-minute.ts'

const product = await buildTestApp()
const { institutionId, institution } = await createOfferingInstitution(product)
const other = await createOfferingInstitution(product)
afterAll(() => product.close())

const learnerOn = () => createUser(product)
const newCourse = (values: object = {}) => createCourse(product, { institutionId, ...values })
const apply = async (learner: Learner, courseId: number): Promise<Application> =>
  (await learner.post('/applications', { userId: learner.userId, courseId, message: 'Please' })).json()
const applied = async (courseId: number) => apply(await learnerOn(), courseId)
const answer = (ids: number[], status = 'enrolled', by = institution) =>
  by.post(`/institutions/${institutionId}/applications/moves`, { ids, status, answer: 'Welcome' })
const inbox = async (of: Learner): Promise<Notification[]> =>
  (await of.get(`/notifications/${of.userId}`)).json().notifications
const message = (courseId: number, text: string, by = institution) => by.post(`/courses/${courseId}/messages`, { text })
const emailsTo = async ({ userId }: Learner) =>
  (await product.dependencies.db.select().from(emails).where(eq(emails.userId, userId))).filter(
    ({ kind }) => kind === 'course_message',
  )

test('each is decided by itself, and what could not be is named with why', async () => {
  const courseId = await newCourse({ places: 2 })
  const [learner, withdrawn] = [await learnerOn(), await learnerOn()]
  const first = await apply(learner, courseId)
  const gone = await apply(withdrawn, courseId)
  await withdrawn.put(`/applications/${withdrawn.userId}/${gone.id}`, { status: 'withdrawn' })
  const theirs = await applied(await createCourse(product, { institutionId: other.institutionId }))
  const [second, third] = [await applied(courseId), await applied(courseId)]
  expect((await answer([first.id, gone.id, theirs.id, second.id, third.id, 2_000_000_000])).json()).toEqual({
    done: [first.id, second.id],
    refused: [
      { id: gone.id, code: 'application_decided' },
      { id: theirs.id, code: 'not_found' },
      { id: third.id, code: 'course_full' },
      { id: 2_000_000_000, code: 'not_found' },
    ],
  })
  expect(await inbox(learner)).toEqual([])
  await passUndoMinute(product)
  expect((await inbox(learner))[0]).toMatchObject({ kind: 'application_answered', params: { status: 'enrolled' } })
  expect((await answer([third.id], 'declined')).json()).toEqual({ done: [third.id], refused: [] })
})

test('overlapping selections of two members move each application once', async () => {
  const courseId = await newCourse({ places: 2 })
  const ids: number[] = []
  for (let one = 0; one < 4; one += 1) ids.push((await applied(courseId)).id)
  const replies = await Promise.all([answer(ids), answer(ids.toReversed())])
  const outcomes = replies.map((reply) => reply.json())
  expect(outcomes.flatMap(({ done }) => done)).toHaveLength(2)
})

test('more than 200, none and one twice are refused, and so is another institution', async () => {
  for (const ids of [Array.from({ length: 201 }, (_, at) => at + 1), [], [1, 1]]) {
    expect((await answer(ids)).json().code).toBe('invalid')
  }
  expect((await answer([1], 'enrolled', other.institution)).statusCode).toBe(403)
})

test('a message reaches everyone enrolled once, in the inbox and by email, however often it is sent', async () => {
  const courseId = await newCourse({ title: 'Git for teams' })
  const [enrolled, declined, open] = [await learnerOn(), await learnerOn(), await learnerOn()]
  await answer([(await apply(enrolled, courseId)).id])
  await answer([(await apply(declined, courseId)).id], 'declined')
  await apply(open, courseId)
  const words = 'We meet on Monday at 9.\nBring a laptop.'
  const replies = await Promise.all([message(courseId, words), message(courseId, words), message(courseId, words)])
  expect(replies.map((reply) => reply.json().sent).sort()).toEqual([0, 0, 1])
  const told = async (of: Learner) => (await inbox(of)).filter(({ kind }) => kind === 'course_message')
  expect(await told(enrolled)).toMatchObject([{ params: { course: 'Git for teams', text: words } }])
  expect(await emailsTo(enrolled)).toMatchObject([{ params: { course: 'Git for teams', text: words } }])
  for (const learner of [declined, open]) expect([...(await told(learner)), ...(await emailsTo(learner))]).toEqual([])

  const late = await learnerOn()
  await answer([(await apply(late, courseId)).id])
  expect((await message(courseId, words)).json()).toEqual({ sent: 1 })
  expect(await told(late)).toHaveLength(1)
  expect((await message(courseId, 'Another word')).json()).toEqual({ sent: 2 })
  expect((await message(courseId, '  ')).statusCode).toBe(400)
  expect((await message(courseId, words, other.institution)).statusCode).toBe(404)
})
