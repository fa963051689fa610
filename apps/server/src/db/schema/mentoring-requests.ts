import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

export const mentoringStatus = pgEnum('mentoring_status', ['requested', 'answered', 'declined', 'withdrawn'])

export const mentoringRequests = pgTable(
  'mentoring_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    proposedTimes: timestamp('proposed_times', { withTimezone: true }).array().notNull(),
    status: mentoringStatus().notNull().default('requested'),
    answerTime: timestamp('answer_time', { withTimezone: true }),
    answerLink: text('answer_link'),
    answerNote: text('answer_note'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('mentoring_requests_user_id_index').on(table.userId),
    index('mentoring_requests_status_index').on(table.status, table.id),
    uniqueIndex('mentoring_requests_open_unique').on(table.userId).where(sql`status = 'requested'`),
  ],
)
