import type { PlanVariant } from '@milepost/advisor'
import type { CareerId } from '@milepost/contract/careers/limits'
import type { FirstResult, InterestArea } from '@milepost/contract/profiles/limits'
import type { InterestAnswers } from '@milepost/contract/profiles/schema'
import type { Weekday } from '@milepost/contract/roadmaps/week-plan'
import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    dob: date({ mode: 'string' }).notNull(),
    gender: text().notNull(),
    location: text().notNull(),
    preferredCareer: text('preferred_career').notNull(),
    interestAnswers: jsonb('interest_answers').$type<InterestAnswers>(),
    interestAreas: jsonb('interest_areas').$type<InterestArea[]>().notNull(),
    shortTermGoals: text('short_term_goals').notNull(),
    longTermGoals: text('long_term_goals').notNull(),
    dreamCompany: text('dream_company').notNull(),
    educationLevel: text('education_level').notNull(),
    studyLanguage: text('study_language').notNull(),
    budget: text().notNull(),
    experience: text().notNull(),
    certifications: text().notNull(),
    /** Incremented when an answer changes that advice depends on; a roadmap stores the revision it was made from. */
    adviceRevision: integer('advice_revision').notNull().default(1),
    /** The career the learner chose, until they name another preference; null to follow the advice. */
    chosenCareerId: text('chosen_career_id').$type<CareerId>(),
    /** The variant the learner chose for the roadmap; null for the career's usual way. */
    variant: jsonb().$type<PlanVariant>(),
    /** By when they want to finish; null where they haven't said. */
    finishBy: date('finish_by', { mode: 'string' }),
    firstResult: text('first_result').$type<FirstResult>(),
    hoursPerWeek: integer('hours_per_week'),
    /** ISO days of the week, in order. */
    studyDays: jsonb('study_days').$type<Weekday[]>().notNull().default([]),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('profiles_hours_per_week_check', sql`${table.hoursPerWeek} between 1 and 80`)],
)
