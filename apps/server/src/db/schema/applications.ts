import { type ApplicationStatus, applicationStatuses } from '@milepost/contract/applications/limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { courseMode, courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'

export const applicationStatus = pgEnum('application_status', applicationStatuses)
export const applicationSide = pgEnum('application_side', ['learner', 'institution'])

/** A start of a course, with its places. */
export const courseIntakes = pgTable(
  'course_intakes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** How many learners it has room for; null: no limit. */
    places: integer(),
    /** Null: as the course says. */
    mode: courseMode(),
    country: text(),
    town: text(),
  },
  (table) => [
    index('course_intakes_course_id_index').on(table.courseId, table.startsOn),
    check(
      'course_intakes_country_check',
      sql`(${table.country} is null) = (${table.mode} is null or ${table.mode} = 'online') and (${table.town} is null or ${table.country} is not null)`,
    ),
  ],
)

/** How an application was before what its institution did last. */
export interface ApplicationBefore {
  readonly status: ApplicationStatus
  readonly answer: string | null
  readonly decidedAt: string | null
  readonly offerUntil: string | null
}

/** A learner's application to the institution of a course. `applicationMoves` of the contract says how it goes on. */
export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
    intakeId: integer('intake_id').references(() => courseIntakes.id, { onDelete: 'set null' }),
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'set null' }),
    /** The title and name at that time; kept after deletion. */
    courseTitle: text('course_title').notNull(),
    institutionName: text('institution_name').notNull(),
    message: text().notNull(),
    status: applicationStatus().notNull().default('applied'),
    /** The institution's message to the learner. */
    answer: text(),
    /** The last day on which an offer can be accepted; kept when it is closed for that. */
    offerUntil: date('offer_until', { mode: 'string' }),
    /** The learner agreed that the institution sees their progress at the course's steps. */
    sharesProgress: boolean('shares_progress').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** While what the institution did can be undone and the learner hasn't been told. */
    undo: jsonb().$type<ApplicationBefore>(),
    /** Who wants no more messages about it. */
    blockedBy: applicationSide('blocked_by'),
  },
  (table) => [
    index('applications_user_id_index').on(table.userId),
    index('applications_institution_id_index').on(table.institutionId, table.id),
    index('applications_course_id_index').on(table.courseId),
    index('applications_intake_id_index').on(table.intakeId),
    uniqueIndex('applications_live_unique')
      .on(table.userId, table.courseId)
      .where(sql`status in ('applied', 'waiting', 'offered')`),
  ],
)

/** What a learner and an institution write to each other about an application. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    side: applicationSide().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** By the other side. */
    reportedAt: timestamp('reported_at', { withTimezone: true }),
    reportReason: text('report_reason'),
    /** When an admin decided about the report. */
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    /** An admin took it away: neither side sees the text any more. */
    isRemoved: boolean('is_removed').notNull().default(false),
  },
  (table) => [
    index('application_messages_application_id_index').on(table.applicationId, table.id),
    index('application_messages_reported_index')
      .on(table.reportedAt, table.id)
      .where(sql`reported_at is not null and reviewed_at is null`),
  ],
)

/** Texts that an institution keeps for its answers. */
export const institutionTexts = pgTable(
  'institution_texts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institutions.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('institution_texts_institution_id_index').on(table.institutionId, table.title)],
)
