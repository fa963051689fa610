import { index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/schema/bytes.ts'
import { loginMethod } from '#db/schema/login-logs.ts'
import { users } from '#db/schema/users.ts'

export const tokenPurpose = pgEnum('token_purpose', [
  'verify_email',
  'change_email',
  'undo_email',
  'reset_password',
  'sign_in',
  'second_factor',
])

/** Secrets of emailed links, and of sign-ins that wait for a code. Each works once and until it expires. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the secret. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: tokenPurpose().notNull(),
    /** The address to verify, or to restore. */
    email: text().notNull(),
    /** How a sign-in that waits for a code began. */
    method: loginMethod(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_tokens_user_id_index').on(table.userId),
    index('account_tokens_expires_at_index').on(table.expiresAt),
  ],
)
