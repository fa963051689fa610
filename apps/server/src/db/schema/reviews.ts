import { date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Card } from 'ts-fsrs'
import { users } from '#db/schema/users.ts'

/** Questions of finished sessions, like 'sql/joins/no-on', and when they come back. */
export const reviews = pgTable(
  'reviews',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    /** A day in UTC. */
    due: date({ mode: 'string' }).notNull(),
    /** What the scheduler knows of it; null until it was first answered. */
    card: jsonb().$type<Card>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.question] })],
)
