import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/schema/bytes.ts'
import { users } from '#db/schema/users.ts'

/** Read-only links to a learner's current roadmap. Only the hash of the secret is stored. */
export const roadmapShares = pgTable(
  'roadmap_shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's secret. */
    tokenHash: bytes('token_hash').notNull().unique(),
    /** The learner's own note on who the link is for. Only the learner sees it. */
    label: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lastOpenedAt: timestamp('last_opened_at', { withTimezone: true }),
  },
  (table) => [
    index('roadmap_shares_user_id_index').on(table.userId),
    index('roadmap_shares_expires_at_index').on(table.expiresAt),
  ],
)
