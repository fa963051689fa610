import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/schema/bytes.ts'
import { users } from '#db/schema/users.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bearer token: a copy of the database opens no session. */
    tokenHash: bytes('token_hash').notNull().unique(),
    /** SHA-256 of the cookie that a browser's session is bound to; null for other clients. */
    bindingHash: bytes('binding_hash'),
    /** The User-Agent header, so that users recognise the session; null if missing. */
    agent: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The session's last authentication, by password or provider. */
    authenticatedAt: timestamp('authenticated_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user_id_index').on(table.userId), index('sessions_expires_at_index').on(table.expiresAt)],
)
