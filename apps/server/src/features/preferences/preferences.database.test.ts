import { randomBytes } from 'node:crypto'
import { maxCareerGoalLength } from '@milepost/contract/preferences/limits'
import type { Preferences, PreferencesChange } from '@milepost/contract/preferences/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { emailSubscriptions } from '#db/schema/emails.ts'
import { emailKinds } from '#features/emails/email-kinds.ts'
import { switchOfEmail, wantsEmail } from '#features/preferences/email-switches.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { createUser, type Learner } from '../../../test/factories.ts'

const product = await buildTestApp()
afterAll(() => product.close())

const defaultPreferences = {
  language: null,
  appearance: 'system',
  emailNotifications: true,
  courseAlerts: true,
  weeklySummary: false,
  quietReminder: false,
  timeZone: null,
  careerGoal: '',
  learningMode: 'Online',
  duration: 'Short-term',
  coach: null,
  noticeEmails: {},
  updatedAt: null,
}

const newLearner = () => createUser(product)
const read = async (learner: Learner): Promise<Preferences> =>
  (await learner.get(`/preferences/${learner.userId}`)).json()
const save = (learner: Learner, change: object) => learner.put(`/preferences/${learner.userId}`, change)

test('without a choice everything is as at the start', async () => {
  expect(await read(await newLearner())).toEqual(defaultPreferences)
})

test('every choice is saved and read back, and the reply has what was there before', async () => {
  const learner = await newLearner()
  const chosen: PreferencesChange = {
    appearance: 'dark',
    language: 'ta',
    emailNotifications: false,
    courseAlerts: false,
    weeklySummary: true,
    quietReminder: true,
    timeZone: 'Asia/Colombo',
    careerGoal: 'Work on maps',
    learningMode: 'Hybrid',
    duration: 'Long-term',
    coach: true,
    noticeEmails: { answers: 'daily' },
  }
  const reply = await save(learner, { ...chosen, careerGoal: '  Work on maps ' })
  expect(reply.statusCode).toBe(200)
  const saved = { ...chosen, updatedAt: expect.any(String) }
  expect(reply.json()).toEqual({ preferences: saved, before: defaultPreferences })
  expect(await read(learner)).toEqual(saved)
})

test('what is left out stays, so that two screens change different things side by side', async () => {
  const learner = await newLearner()
  const changes: PreferencesChange[] = [{ appearance: 'light' }, { weeklySummary: true }, { careerGoal: 'Maps' }]
  const replies = await Promise.all(changes.map((change) => save(learner, change)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await read(learner)).toMatchObject({ appearance: 'light', weeklySummary: true, careerGoal: 'Maps' })
})

test('of two words about the same thing the last counts, and returns what it replaced', async () => {
  const learner = await newLearner()
  await save(learner, { careerGoal: 'First' })
  const reply = await save(learner, { careerGoal: 'Second' })
  expect(reply.json()).toMatchObject({ before: { careerGoal: 'First' }, preferences: { careerGoal: 'Second' } })
})

test('one’s choices are no one else’s', async () => {
  const [one, other] = [await newLearner(), await newLearner()]
  await save(one, { appearance: 'dark' })
  expect(await read(other)).toEqual(defaultPreferences)
})

test.each([
  { appearance: 'grey' },
  { emailNotifications: 'yes' },
  { careerGoal: 'x'.repeat(maxCareerGoalLength + 1) },
  { learningMode: 'Telepathy' },
  { timeZone: 'Middle/Earth' },
  { duration: '' },
  { noticeEmails: { answers: 'sometimes' } },
  { noticeEmails: { secrets: 'daily' } },
  { appearance: null },
  { role: 'admin' },
  { updatedAt: null },
])('%o is refused and changes nothing', async (change) => {
  const learner = await newLearner()
  expect((await save(learner, { weeklySummary: true, ...change })).statusCode).toBe(400)
  expect(await read(learner)).toEqual(defaultPreferences)
})

describe('switches and the links in emails say the same', () => {
  async function subscribed(learner: Learner, kind: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await product.dependencies.db.insert(emailSubscriptions).values({ userId: learner.userId, kind, token })
    return token
  }
  const wants = (learner: Learner, kind: string) => wantsEmail(product.dependencies.db, learner.userId, kind)

  test.each(Object.entries(switchOfEmail))(
    'a switch that is off keeps emails of the kind %s back',
    async (kind, own) => {
      const learner = await newLearner()
      await save(learner, { [own]: true })
      expect(await wants(learner, kind)).toBe(true)
      await save(learner, { [own]: false })
      expect(await wants(learner, kind)).toBe(false)
      await save(learner, { [own]: true, emailNotifications: false })
      expect(await wants(learner, kind)).toBe(false)
    },
  )

  test.each(Object.entries(switchOfEmail))(
    'a link ends %s: the switch is off then, and on again with it',
    async (kind, own) => {
      const learner = await newLearner()
      await save(learner, { [own]: true })
      const token = await subscribed(learner, kind)
      await learner.post(`/mail/unsubscribe/${token}`)
      expect(await read(learner)).toMatchObject({ emailNotifications: true, [own]: false })
      expect(await wants(learner, kind)).toBe(false)
      await save(learner, { [own]: true })
      expect(await wants(learner, kind)).toBe(true)
      const [row] = await product.dependencies.db
        .select()
        .from(emailSubscriptions)
        .where(and(eq(emailSubscriptions.userId, learner.userId), eq(emailSubscriptions.kind, kind)))
      expect(row?.unsubscribedAt).toBeNull()
    },
  )

  test('a link that resumes a kind turns on what it hangs on', async () => {
    const learner = await newLearner()
    const token = await subscribed(learner, 'weekly_summary')
    await save(learner, { emailNotifications: false, weeklySummary: false })
    await learner.remove(`/mail/unsubscribe/${token}`)
    expect(await read(learner)).toMatchObject({ emailNotifications: true, weeklySummary: true })
    expect(await wants(learner, 'weekly_summary')).toBe(true)
  })

  test('a receipt hangs on its link alone: it is about a payment', async () => {
    const learner = await newLearner()
    await save(learner, { emailNotifications: false })
    expect(await wants(learner, 'receipt')).toBe(true)
    const token = await subscribed(learner, 'receipt')
    await learner.post(`/mail/unsubscribe/${token}`)
    expect(await wants(learner, 'receipt')).toBe(false)
    expect(await read(learner)).toMatchObject({ emailNotifications: false, courseAlerts: true, weeklySummary: false })
  })

  test('every other kind of email that may be refused has its switch', () => {
    const withoutSwitch = ['receipt', 'course_message']
    const refusable = Object.entries(emailKinds).filter(
      ([name, kind]) => 'optional' in kind && !withoutSwitch.includes(name),
    )
    for (const [name] of refusable) expect(Object.keys(switchOfEmail)).toContain(name)
  })
})
