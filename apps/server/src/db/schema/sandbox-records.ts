import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** State of the payment sandbox, stored so that it survives a restart. */
export const sandboxRecords = pgTable(
  'sandbox_records',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    data: jsonb().notNull(),
    /** The order of creation. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sandbox_records_kind_index').on(table.kind, table.number)],
)
