import type { Notification } from '@milepost/contract/notifications/schema'
import { tasksOf } from '@milepost/contract/progress/limits'
import { quietDaysUntilReminder } from '@milepost/contract/rhythm/limits'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { stepTicks } from '#db/schema/progress.ts'
import { roadmaps } from '#db/schema/roadmaps.ts'
import { sendInactivityReminders } from '#features/inactivity-reminders/send-reminders.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { emailsTo, setPreferences } from '../../../test/emails.ts'
import { createLearner, type Learner } from '../../../test/factories.ts'

const day = 24 * 60 * 60 * 1000

const product = await buildTestApp()
afterAll(() => product.close())

/** A learner who wants the reminder, with some differences. */
async function wanting(changes: { preferences?: object; verified?: boolean } = {}) {
  const learner = await createLearner(product)
  const email = await setPreferences(
    product,
    learner,
    { quietReminder: true, ...changes.preferences },
    changes.verified,
  )
  return { learner, email }
}

const remind = () => sendInactivityReminders(product.dependencies, {})
const daysAgo = (days: number) => new Date(product.dependencies.clock().getTime() - days * day)

/** Ticks a task of the first step at a time. Sessions end before a learner has been quiet for long. */
async function tick(learner: Learner, task: string, tickedAt: Date) {
  const [step] = (await learner.roadmap()).roadmap
  const row = { userId: learner.userId, stepKey: step?.key ?? '', task, hours: 1, tickedAt, withStep: false }
  await product.dependencies.db.insert(stepTicks).values(row)
}

/** As if the learner had got their roadmap some days ago, and done nothing since. */
async function quietFor(learner: Learner, days: number) {
  const { db } = product.dependencies
  await db
    .update(roadmaps)
    .set({ createdAt: daysAgo(days) })
    .where(eq(roadmaps.userId, learner.userId))
}

const remindersOf = async (learner: Learner): Promise<Notification[]> => {
  const { notifications } = (await learner.get(`/notifications/${learner.userId}`)).json()
  return notifications.filter(({ kind }: Notification) => kind === 'quiet_reminder')
}

test('after ten quiet days it names the next small thing, in the inbox and by email', async () => {
  const { learner, email } = await wanting()
  const [step] = (await learner.roadmap()).roadmap
  const [first, second] = tasksOf(step?.details ?? '')
  await quietFor(learner, 30)
  await tick(learner, first?.id ?? '', daysAgo(quietDaysUntilReminder - 0.1))
  await remind()
  expect(await remindersOf(learner)).toEqual([])
  product.advance(0.2 * day)
  await remind()
  const params = { step: second?.label, number: 1, task: 'step', hours: Math.round(second?.hours ?? 0) }
  expect(await remindersOf(learner)).toMatchObject([{ params }])
  const [sent] = await emailsTo(product, email, 'quiet_reminder')
  expect(sent?.subject).toBe('Your next small step')
  expect(sent?.plain).toContain(`Your next step is “${second?.label}”.`)
  expect(sent?.plain).toMatch(/Open this step:\nhttp:\/\/\S+\/dashboard\/roadmap\?step=1\n/)
  expect(sent?.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' })
})

test('it is sent once, also by jobs at the same time and on later days, and again only after a return', async () => {
  const { learner, email } = await wanting()
  await quietFor(learner, 60)
  await Promise.all([remind(), remind(), remind()])
  product.advance(day)
  await remind()
  expect(await remindersOf(learner)).toHaveLength(1)
  expect(await emailsTo(product, email, 'quiet_reminder')).toHaveLength(1)
  await tick(learner, 'learn', daysAgo(quietDaysUntilReminder - 1))
  await remind()
  expect(await remindersOf(learner)).toHaveLength(1)
  await tick(learner, 'build', daysAgo(quietDaysUntilReminder + 1))
  await product.dependencies.db.delete(stepTicks).where(eq(stepTicks.task, 'learn'))
  await remind()
  expect(await remindersOf(learner)).toHaveLength(2)
})

test('every learner is reached, whatever fits into one job', async () => {
  const learners = [await wanting(), await wanting(), await wanting()].map(({ learner }) => learner)
  for (const learner of learners) await quietFor(learner, 60)
  await sendInactivityReminders(product.dependencies, {}, 1)
  await product.runJobs()
  for (const learner of learners) expect(await remindersOf(learner)).toHaveLength(1)
})

test.each([
  ['who wants no emails', { preferences: { emailNotifications: false } }],
  ['whose address is not verified', { verified: false }],
])('a learner %s finds it in the inbox alone', async (_, changes) => {
  const { learner, email } = await wanting(changes)
  await quietFor(learner, 60)
  await remind()
  expect(await remindersOf(learner)).toHaveLength(1)
  expect(await emailsTo(product, email, 'quiet_reminder')).toEqual([])
})

test('a learner who does not want it, or has finished, gets none', async () => {
  const { learner: unwilling } = await wanting({ preferences: { quietReminder: false } })
  const { learner: finished } = await wanting()
  for (const { id } of (await finished.roadmap()).roadmap) await finished.finish(id)
  await product.dependencies.db.delete(stepTicks).where(eq(stepTicks.userId, finished.userId))
  for (const learner of [unwilling, finished]) await quietFor(learner, 60)
  await remind()
  expect(await remindersOf(unwilling)).toEqual([])
  expect(await remindersOf(finished)).toEqual([])
})

test('the link in the email turns the switch off', async () => {
  const { learner, email } = await wanting()
  await quietFor(learner, 60)
  await remind()
  const [sent] = await emailsTo(product, email, 'quiet_reminder')
  const address = new URL(String(sent?.headers['list-unsubscribe']).replace(/[<>]/g, ''))
  expect((await product.app.inject({ method: 'POST', url: address.pathname })).statusCode).toBe(200)
  expect((await learner.get(`/preferences/${learner.userId}`)).json()).toMatchObject({ quietReminder: false })
})
