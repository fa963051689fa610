import { courseCategories } from '@milepost/contract/course-requests/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { users } from '#db/schema/users.ts'
import { sendNoticeEmails } from '#features/notice-emails/send-notices.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { emailsTo, setPreferences } from '../../../test/emails.ts'
import {
  createAdmin,
  createCourse,
  createOfferingInstitution,
  createUser,
  type Learner,
  moveApplication,
} from '../../../test/factories.ts'
import { passUndoMinute } from '../../../test/pass-undo-minute.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const product = await buildTestApp()
const { db } = product.dependencies
afterAll(() => product.close())

const send = () => sendNoticeEmails(product.dependencies, 2)
/** Until nothing waits: what other tests have left, too. */
async function sendAll() {
  for (let round = 0; round < 50; round += 1) await send()
}
const addressOf = async ({ userId }: Learner) =>
  (await db.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email ?? ''
const verified = async (person: Learner, choices: object = {}) => setPreferences(product, person, choices)
const noticesTo = async (person: Learner) => emailsTo(product, await addressOf(person), 'notices')

/** An institution with a course, and one of its applicants. */
async function offering(choices: object = {}) {
  const { institution, institutionId } = await createOfferingInstitution(product)
  const courseId = await createCourse(product, { institutionId, title: 'Git for teams' })
  await verified(institution, choices)
  const apply = async (learner?: Learner) => {
    const by = learner ?? (await createUser(product))
    return (await by.post('/applications', { userId: by.userId, courseId, message: 'Please' })).json()
  }
  return { institution, institutionId, courseId, apply }
}

beforeEach(sendAll)

test('sixty applications in an hour are one email, which says how many there are', async () => {
  const { institution, apply } = await offering()
  for (let one = 0; one < 60; one += 1) await apply()
  await sendAll()
  expect(await noticesTo(institution)).toEqual([])
  product.advance(hour)
  await Promise.all([send(), send()])
  await sendAll()
  const emails = await noticesTo(institution)
  expect(emails.map(({ subject }) => subject)).toEqual(['There are 60 new applications for “Git for teams”.'])
  expect(emails[0]?.plain).toMatch(/Open Milepost:\nhttp:\/\/\S+\/institution\/applications\n/)
  expect(emails[0]?.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' })
})

test('an answer reaches the applicant after two minutes, with others that wait', async () => {
  const { institution, apply } = await offering()
  const learner = await createUser(product)
  await verified(learner)
  const { id } = await apply(learner)
  await moveApplication(institution, id, 'declined', 'Next year')
  await passUndoMinute(product)
  await sendAll()
  expect(await noticesTo(learner)).toEqual([])
  product.advance(2 * minute)
  await sendAll()
  const [email] = await noticesTo(learner)
  expect(email?.subject).toMatch(/ has declined your application for “Git for teams”\.$/)
  expect(email?.plain).toContain('You choose in your settings what we email you about')
})

test.each([
  ['who turned the topic off', { noticeEmails: { answers: 'never' } }],
  ['who turned emails off before there were topics', { emailNotifications: false }],
] as const)('no email goes to one %s', async (_, choices) => {
  const { institution, apply } = await offering()
  const learner = await createUser(product)
  await verified(learner, choices)
  const { id } = await apply(learner)
  await moveApplication(institution, id, 'enrolled')
  await passUndoMinute(product)
  product.advance(hour)
  await sendAll()
  expect(await noticesTo(learner)).toEqual([])
})

test('what was read is not emailed, and no one hears of it at an address that is not theirs', async () => {
  const { institution, apply } = await offering()
  const [reader, unverified] = [await createUser(product), await createUser(product)]
  await verified(reader)
  await setPreferences(product, unverified, {}, false)
  for (const learner of [reader, unverified]) {
    const { id } = await apply(learner)
    await moveApplication(institution, id, 'enrolled')
    await passUndoMinute(product)
  }
  const { notifications } = (await reader.get(`/notifications/${reader.userId}`)).json()
  await reader.put(`/notifications/${reader.userId}/read`, { ids: notifications.map(({ id }: { id: number }) => id) })
  product.advance(hour)
  await sendAll()
  expect([await noticesTo(reader), await noticesTo(unverified)]).toEqual([[], []])
})

test('an admin hears once a day, in the morning, of what waits', async () => {
  const sinceMidnight = product.dependencies.clock().getTime() % day
  // At three at night (UTC), an hour after the daily emails.
  product.advance((27 * hour - sinceMidnight) % day)
  const admin = await createAdmin(product)
  await verified(admin)
  const learner = await createUser(product)
  for (const courseName of ['Rust', 'Rust', 'Elixir'])
    await learner.post('/course-requests', {
      userId: learner.userId,
      courseName,
      description: 'For backends, please',
      category: courseCategories[0],
      price: 'No Cost',
    })
  product.advance(22 * hour)
  await sendAll()
  expect(await noticesTo(admin)).toEqual([])
  product.advance(hour)
  await sendAll()
  const emails = await noticesTo(admin)
  expect(emails.map(({ subject }) => subject)).toEqual(['2 updates for you on Milepost'])
  expect(emails[0]?.plain).toMatch(/“Rust”.*\n.*“Elixir”/)
})
