import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/schema/bytes.ts'
import { users } from '#db/schema/users.ts'

/** Authenticators. One that was never confirmed by a code has no effect. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed by the installation's key, in the name of the account. */
  secret: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The time step of the last code used, as a code works once. */
  lastStep: integer('last_step').notNull().default(0),
  /** SHA-256 of each unused recovery code, in base64url. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
})
