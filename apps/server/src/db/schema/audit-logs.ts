import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { searchVector } from '#db/schema/search-vector.ts'
import { users } from '#db/schema/users.ts'

export const auditLogs = pgTable(
  'audit_logs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the system or the command line. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    /** Network address it came from; null for the command line. */
    address: text(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    search: searchVector(),
  },
  (table) => [
    index('audit_logs_actor_id_index').on(table.actorId),
    index('audit_logs_created_at_index').on(table.createdAt),
    index('audit_logs_object_index').on(table.objectType, table.objectId),
    index('audit_logs_search_index').using('gin', table.search),
    index('audit_logs_action_index').on(table.action, table.id),
  ],
)
