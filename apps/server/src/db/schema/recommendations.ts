import type { Recommendation } from '@milepost/contract/recommendations'
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
    /** Digest of the decisions it was made from, to find out whether it still holds; empty where that is not known. */
    decisionsFingerprint: text('decisions_fingerprint').notNull().default(''),
    engine: text().$type<'embedded' | 'model'>().notNull(),
    knowledgeVersion: text('knowledge_version').notNull(),
    value: jsonb().$type<Recommendation>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('recommendations_user_id_index').on(table.userId)],
)
