import { activityKinds } from '@milepost/contract/analytics/limits'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'

export const activityKind = pgEnum('activity_kind', activityKinds)

/** A learner's activity for their analytics, visible to them alone. */
export const activityEvents = pgTable(
  'activity_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: activityKind().notNull(),
    /**
     * What the event is about, such as a step's key or a course's id, so that it is recorded once a day; '' if nothing.
     */
    subject: text().notNull().default(''),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'set null' }),
    /** Hours of the completed step in the roadmap at that time. */
    hours: integer(),
    day: date({ mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('activity_events_once_a_day').on(table.userId, table.kind, table.subject, table.day),
    index('activity_events_user_id_created_at_index').on(table.userId, table.createdAt),
    // For daily active users.
    index('activity_events_day_index').on(table.day, table.userId),
    index('activity_events_course_id_index').on(table.courseId).where(sql`course_id is not null`),
    index('activity_events_institution_id_index').on(table.institutionId).where(sql`institution_id is not null`),
  ],
)
