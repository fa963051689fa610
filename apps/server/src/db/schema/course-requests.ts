import { courseRequestStates } from '@milepost/contract/course-requests/limits'
import { index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { courses } from '#db/schema/courses.ts'
import { searchVector } from '#db/schema/search-vector.ts'
import { users } from '#db/schema/users.ts'

export const courseRequestStatus = pgEnum('course_request_status', courseRequestStates)

/** Courses that learners ask for and the catalogue lacks. */
export const courseRequests = pgTable(
  'course_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseName: text('course_name').notNull(),
    description: text().notNull(),
    category: text().notNull(),
    difficulty: text().notNull(),
    duration: text().notNull(),
    mode: text().notNull(),
    link: text(),
    price: text().notNull(),
    status: courseRequestStatus().notNull().default('requested'),
    /** An admin's message to the learner. */
    answer: text(),
    /** The course added for the request. */
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The admin who decided. Null once that account is gone. */
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** When those affected will hear of the decision, as long as it can be undone. */
    announceAt: timestamp('announce_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    search: searchVector(),
  },
  (table) => [
    index('course_requests_user_id_index').on(table.userId),
    index('course_requests_status_index').on(table.status, table.id),
    index('course_requests_course_id_index').on(table.courseId),
    index('course_requests_decided_by_index').on(table.decidedBy),
    index('course_requests_search_index').using('gin', table.search),
    index('course_requests_decided_at_index').on(table.decidedAt, table.id),
  ],
)
