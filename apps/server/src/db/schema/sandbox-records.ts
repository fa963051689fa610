import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the sandbox of the payment provider keeps: it outlives a restart as the real one does. */
export const sandboxRecords = pgTable(
  'sandbox_records',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    data: jsonb().notNull(),
    /** In the order they were made. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sandbox_records_kind_index').on(table.kind, table.number)],
)
