import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes } from '#db/schema/bytes.ts'
import { institutions } from '#db/schema/institutions.ts'

/** Addresses invited to an institution, until accepted, withdrawn or expired. */
export const institutionInvitations = pgTable(
  'institution_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institutions.id, { onDelete: 'cascade' }),
    /** Normalised like accounts' addresses. */
    email: text().notNull(),
    /** SHA-256 of the secret in the emailed link; null until the email is sent. */
    tokenHash: bytes('token_hash').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('institution_invitations_once_unique').on(table.institutionId, table.email),
    index('institution_invitations_email_index').on(table.email),
    index('institution_invitations_expires_at_index').on(table.expiresAt),
  ],
)
