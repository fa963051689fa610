import { boolean, index, pgEnum, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '#db/schema/bytes.ts'
import { users } from '#db/schema/users.ts'

export const signInProvider = pgEnum('sign_in_provider', ['google', 'github'])
export const signInPurpose = pgEnum('sign_in_purpose', ['sign_in', 'reauthenticate'])

/** Identities at sign-in providers, by the provider's subject, never by email address. */
export const identities = pgTable(
  'identities',
  {
    provider: signInProvider().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique('identities_user_id_provider_unique').on(table.userId, table.provider),
  ],
)

/**
 * Sign-ins by a provider in progress. The state, the one-time code and the email link replace each other; each secret
 * is stored as a hash.
 */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: signInProvider().notNull(),
    purpose: signInPurpose().notNull(),
    /** SHA-256 of the currently valid secret: state, code or link token. */
    secretHash: bytes('secret_hash').notNull().unique(),
    /** SHA-256 of the cookie in the browser that started. */
    bindingHash: bytes('binding_hash').notNull(),
    stage: text({ enum: ['started', 'returned', 'linking', 'mailed'] }).notNull(),
    /** For PKCE (RFC 7636) and OpenID Connect; empty after the provider's reply. */
    codeVerifier: text('code_verifier').notNull(),
    nonce: text().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** The session to reauthenticate. */
    sessionId: uuid('session_id'),
    /** The provider's subject; null before its reply. */
    subject: text(),
    email: text(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text(),
    /** The user who signs in, once known. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('provider_sign_ins_user_id_index').on(table.userId),
    index('provider_sign_ins_expires_at_index').on(table.expiresAt),
  ],
)
