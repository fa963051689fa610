import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/schema/bytes.ts'
import { users } from '#db/schema/users.ts'

/**
 * Browsers that have signed in to an account before; failures of others don't count against them. They give no access.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie. */
    deviceHash: bytes('device_hash').notNull(),
    lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_last_signed_in_at_index').on(table.lastSignedInAt),
  ],
)
