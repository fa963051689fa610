import type { Notification } from '@milepost/contract/notifications/schema'
import type { PlanName } from '@milepost/contract/plans'
import { paceOf } from '@milepost/contract/roadmaps/pace'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { emailSubscriptions } from '#db/schema/emails.ts'
import { sendWeeklySummaries } from '#features/weekly-summary/send-summaries.ts'
import { mondayOf } from '#features/weekly-summary/summarise.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { emailsTo, setPreferences } from '../../../test/emails.ts'
import { createCourse, createInstitution, createLearner, createUser, type Learner } from '../../../test/factories.ts'

const day = 24 * 60 * 60 * 1000

const product = await buildTestApp()
const institutionId = await createInstitution(product)
await createCourse(product, { institutionId, title: 'HTML & CSS for beginners', price: 0 })
afterAll(() => product.close())

/** A learner who wants the summary, with some differences. */
async function wanting(changes: { plan?: PlanName; preferences?: object; verified?: boolean; roadmap?: boolean } = {}) {
  const account = changes.plan === undefined ? {} : { plan: changes.plan }
  const learner = changes.roadmap === false ? await createUser(product, account) : await createLearner(product, account)
  const email = await setPreferences(
    product,
    learner,
    { weeklySummary: true, ...changes.preferences },
    changes.verified,
  )
  return { learner, email }
}

/** The Monday of the week after, for which what is done now was done 'last week'. */
const nextMonday = () => mondayOf(new Date(product.dependencies.clock().getTime() + 7 * day))
const sumUp = () => sendWeeklySummaries(product.dependencies, { week: nextMonday() })
const summariesOf = async (learner: Learner): Promise<Notification[]> => {
  const { notifications } = (await learner.get(`/notifications/${learner.userId}`)).json()
  return notifications.filter(({ kind }: Notification) => kind === 'weekly_summary')
}

test('says what was done last week, what comes next and what is left, in the inbox and by email', async () => {
  const { learner, email } = await wanting()
  const { roadmap } = await learner.roadmap()
  for (const step of roadmap.slice(0, 2)) await learner.finish(step.id)
  await learner.post('/progress', { userId: learner.userId, stepId: roadmap[3]?.id, status: 'ongoing' })
  await sumUp()
  const { hoursLeft: left } = paceOf(roadmap, { 1: 'done', 2: 'done', 4: 'ongoing' }, null, new Date())
  expect(await summariesOf(learner)).toMatchObject([
    { params: { done: 2, state: 'open', nextStep: roadmap[2]?.label, hours: left, career: 'Frontend Developer' } },
  ])
  const [sent] = await emailsTo(product, email, 'weekly_summary')
  expect(sent?.subject).toBe('Your week on the roadmap')
  expect(sent?.plain).toContain('You finished 2 steps last week.')
  expect(sent?.plain).toContain(`Your next step is “${roadmap[2]?.label}”. You have about ${left} hours left`)
  expect(sent?.plain).toMatch(/Open your roadmap:\nhttp:\/\/\S+\/dashboard\/roadmap\n/)
  expect(sent?.plain).not.toContain('suggestion')
  expect(sent?.plain).not.toContain('\n\n\n')
  expect(sent?.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' })
})

test('counts what was done in the week before, and nothing of this one or earlier', async () => {
  const { learner } = await wanting({ verified: false })
  const [step] = (await learner.roadmap()).roadmap
  await learner.finish(step?.id ?? 0)
  const weekOf = (days: number) => mondayOf(new Date(product.dependencies.clock().getTime() + days * day))
  for (const days of [0, 7, 14]) await sendWeeklySummaries(product.dependencies, { week: weekOf(days) })
  expect((await summariesOf(learner)).map(({ params }) => params['done'])).toEqual([0, 1, 0])
})

test('is said once a week, also when the job runs several times at once', async () => {
  const { learner, email } = await wanting()
  await Promise.all([sumUp(), sumUp(), sumUp()])
  await sumUp()
  expect(await summariesOf(learner)).toHaveLength(1)
  expect(await emailsTo(product, email, 'weekly_summary')).toHaveLength(1)
})

test('goes on where a job ended, so that every learner is reached', async () => {
  const learners = [await wanting(), await wanting(), await wanting()].map(({ learner }) => learner)
  await sendWeeklySummaries(product.dependencies, { week: nextMonday() }, 1)
  await product.runJobs()
  for (const learner of learners) expect(await summariesOf(learner)).toHaveLength(1)
})

test.each([
  ['who does not want mails', { preferences: { emailNotifications: false } }],
  ['whose address is not verified', { verified: false }],
])('a learner %s finds it in the inbox alone', async (_, changes) => {
  const { learner, email } = await wanting(changes)
  await sumUp()
  expect(await summariesOf(learner)).toHaveLength(1)
  expect(await emailsTo(product, email, 'weekly_summary')).toEqual([])
})

test.each([
  ['who does not want it', { preferences: { weeklySummary: false } }],
  ['who has no roadmap', { roadmap: false }],
])('a learner %s gets none', async (_, changes) => {
  const { learner, email } = await wanting(changes)
  await sumUp()
  expect(await summariesOf(learner)).toEqual([])
  expect(await emailsTo(product, email, 'weekly_summary')).toEqual([])
})

test('one click ends the summary, and the settings say so', async () => {
  const { learner, email } = await wanting()
  await sumUp()
  const [sent] = await emailsTo(product, email, 'weekly_summary')
  const address = new URL(String(sent?.headers['list-unsubscribe']).replace(/[<>]/g, ''))
  expect((await product.app.inject({ method: 'POST', url: address.pathname })).statusCode).toBe(200)
  const week = mondayOf(new Date(product.dependencies.clock().getTime() + 14 * day))
  await sendWeeklySummaries(product.dependencies, { week })
  expect(await emailsTo(product, email, 'weekly_summary')).toHaveLength(1)
  expect(await summariesOf(learner)).toHaveLength(1)
  expect((await learner.get(`/preferences/${learner.userId}`)).json()).toMatchObject({ weeklySummary: false })
  const rows = await product.dependencies.db
    .select()
    .from(emailSubscriptions)
    .where(eq(emailSubscriptions.userId, learner.userId))
  expect(rows).toMatchObject([{ kind: 'weekly_summary', unsubscribedAt: expect.any(Date) }])
})

test.each(['pro', 'premium'] as const)('%s gets a suggestion: the next step’s course', async (plan) => {
  const { learner, email } = await wanting({ plan })
  await sumUp()
  const { roadmap, courses } = await learner.roadmap()
  const step = roadmap.find(({ courseId }) => courseId !== null)
  const course = courses.find(({ id }) => id === step?.courseId)?.title
  expect(await summariesOf(learner)).toMatchObject([{ params: { suggests: 'yes', course, courseStep: step?.label } }])
  const [sent] = await emailsTo(product, email, 'weekly_summary')
  expect(sent?.plain).toContain(`Suggested for this week: “${course}”, for your step “${step?.label}”.`)
  expect(sent?.html).toContain('HTML &amp; CSS for beginners')
})

test('a roadmap that is done is congratulated on', async () => {
  const { learner, email } = await wanting({ plan: 'pro' })
  for (const step of (await learner.roadmap()).roadmap) await learner.finish(step.id)
  await sumUp()
  expect(await summariesOf(learner)).toMatchObject([{ params: { state: 'finished', hours: 0, suggests: 'no' } }])
  const [sent] = await emailsTo(product, email, 'weekly_summary')
  expect(sent?.plain).toContain('You’ve finished every step of your roadmap.')
})

test.each([
  ['2026-11-16T00:00:00Z', '2026-11-16'],
  ['2026-11-22T23:59:59Z', '2026-11-16'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('the week of %s begins on %s', (time, monday) => {
  expect(mondayOf(new Date(time))).toBe(monday)
})

test('the email is in the language that the learner chose, with the name of the step', async () => {
  const { learner, email } = await wanting({ preferences: { language: 'ta' } })
  await sumUp()
  const [sent] = await emailsTo(product, email, 'weekly_summary')
  const label = (await learner.roadmap()).roadmap[0]?.label ?? ''
  expect(sent?.subject).toMatch(/[\u0B80-\u0BFF]/)
  expect(sent?.plain).not.toContain(label)
  expect(sent?.html).toContain('<html lang="ta">')
})
