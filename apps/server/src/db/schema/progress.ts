import { pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

export const stepStatus = pgEnum('step_status', ['not_started', 'ongoing', 'done'])

/** Progress belongs to what a step teaches, not to its number, so that it comes along into new versions of a roadmap. */
export const progress = pgTable(
  'progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stepKey: text('step_key').notNull(),
    status: stepStatus().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.stepKey] })],
)
