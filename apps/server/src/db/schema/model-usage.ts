import { bigint, date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

/** Daily (UTC) language model tokens per user: used, and reserved by running calls. */
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

/** The same of all users together, which deleting an account does not give back. */
export const modelUsageInAll = pgTable('model_usage_in_all', {
  day: date({ mode: 'string' }).primaryKey(),
  tokens: bigint({ mode: 'number' }).notNull(),
})
