import { bigint, date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

/** Tokens of a language model a day (UTC): used, and reserved by calls that are under way. */
export const modelUsage = pgTable(
  'model_usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)
