import type { Language } from '@milepost/contract/languages'
import { appearances } from '@milepost/contract/preferences/limits'
import type { Preferences } from '@milepost/contract/preferences/schema'
import { boolean, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

export const appearance = pgEnum('appearance', appearances)

/** A user's preferences; without a row the defaults apply. */
export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  appearance: appearance().notNull().default('system'),
  /** Of screens and emails. Null until it was chosen. */
  language: text().$type<Language>(),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  courseAlerts: boolean('course_alerts').notNull().default(true),
  weeklySummary: boolean('weekly_summary').notNull().default(false),
  quietReminder: boolean('quiet_reminder').notNull().default(false),
  timeZone: text('time_zone'),
  careerGoal: text('career_goal').notNull().default(''),
  learningMode: text('learning_mode').notNull().default('Online'),
  duration: text().notNull().default('Short-term'),
  /** Whether a language model may answer. Null until the learner has said. */
  coach: boolean(),
  noticeEmails: jsonb('notice_emails').$type<Preferences['noticeEmails']>().notNull().default({}),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
