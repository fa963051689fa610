import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per limited key and window, shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_resets_at_index').on(table.resetsAt)],
)
