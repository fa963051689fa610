import { applicationStatuses } from '@milepost/contract/applications/limits'
import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { courses } from '#db/schema/courses.ts'
import { institutions } from '#db/schema/institutions.ts'
import { users } from '#db/schema/users.ts'

export const applicationStatus = pgEnum('application_status', applicationStatuses)

/** A learner's application to the institution of a course. 'closed': the course or institution was deleted. */
export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'set null' }),
    /** The title and name at that time; kept after deletion. */
    courseTitle: text('course_title').notNull(),
    institutionName: text('institution_name').notNull(),
    message: text().notNull(),
    status: applicationStatus().notNull().default('sent'),
    /** The institution's message to the learner. */
    answer: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('applications_user_id_index').on(table.userId),
    index('applications_institution_id_index').on(table.institutionId, table.id),
    index('applications_course_id_index').on(table.courseId),
    uniqueIndex('applications_open_unique').on(table.userId, table.courseId).where(sql`status = 'sent'`),
  ],
)
