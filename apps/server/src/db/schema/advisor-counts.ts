import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Daily (UTC) counts of what the advisor did, not linked to users. */
export const advisorCounts = pgTable(
  'advisor_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    /** What is counted, such as 'advice_accepted', 'model_called' or 'model_failed'. */
    kind: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
)
