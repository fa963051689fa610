import * as z from 'zod/mini'
import { languages } from '#languages.ts'
import { type NoticeTopic, noticeDeliveries } from '#notifications/limits.ts'
import { appearances, learningDurations, learningModes, maxCareerGoalLength } from '#preferences/limits.ts'
import { instant, optionalText } from '#text.ts'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone))

const noticeChoices = {
  applications: z.enum(noticeDeliveries),
  courses: z.enum(noticeDeliveries),
  answers: z.enum(noticeDeliveries),
  queue: z.enum(noticeDeliveries),
} satisfies Record<NoticeTopic, unknown>

const choices = {
  appearance: z.enum(appearances),
  /** Of screens and emails. Null until it was chosen: English. */
  language: z.nullable(z.enum(languages)),
  /** Emails that are not about the account or a payment. This switch overrides the other ones. */
  emailNotifications: z.boolean(),
  /** Notices of changed or deleted courses on the roadmap. */
  courseAlerts: z.boolean(),
  weeklySummary: z.boolean(),
  /** Once after ten days without learning, in the inbox and by email. */
  quietReminder: z.boolean(),
  /** Where the learner's weeks begin; null until the browser has said. */
  timeZone: z.nullable(timeZone),
  careerGoal: optionalText(maxCareerGoalLength),
  learningMode: z.enum(learningModes),
  duration: z.enum(learningDurations),
  /** Whether a language model may answer, where there is one. Null until the learner has said. */
  coach: z.nullable(z.boolean()),
  /** When notices are emailed too, by topic. What is left out is as usual. */
  noticeEmails: z.partial(z.strictObject(noticeChoices)),
}

/** A user's settings. `updatedAt` is null until they change any. */
export const Preferences = z.object({ ...choices, updatedAt: z.nullable(instant) })
export type Preferences = z.output<typeof Preferences>

/** What holds for a user who has not changed any of them. */
export const defaultPreferences = {
  appearance: 'system',
  language: null,
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
} as const satisfies Preferences

/** What is left out stays unchanged. */
export const PreferencesChange = z.partial(z.strictObject(choices))
export type PreferencesChange = z.output<typeof PreferencesChange>
