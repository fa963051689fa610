import type { Recommendation } from '@milepost/contract/recommendations/schema'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

export const recommendations = pgTable(
  'recommendations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adviceRevision: integer('advice_revision').notNull(),
    /** A hash of the decisions it is based on, to check whether it is current; empty if unknown. */
    decisionsFingerprint: text('decisions_fingerprint').notNull().default(''),
    engine: text().$type<'embedded' | 'model'>().notNull(),
    knowledgeVersion: text('knowledge_version').notNull(),
    value: jsonb().$type<Recommendation>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('recommendations_user_id_index').on(table.userId)],
)
