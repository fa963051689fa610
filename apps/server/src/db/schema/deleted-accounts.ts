import { pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '#db/schema/bytes.ts'

/** Deleted accounts for a year, so that a restored backup brings none of them back. */
export const deletedAccounts = pgTable('deleted_accounts', {
  /** SHA-256 of the id: who has no backup can't tell whose it was. */
  idHash: bytes('id_hash').primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
})
