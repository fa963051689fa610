import { type RevocationReason, revocationReasons } from '@milepost/contract/credentials/limits'
import type { PublicKey } from '@milepost/contract/credentials/schema'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications } from '#db/schema/applications.ts'
import { bytes } from '#db/schema/bytes.ts'
import { users } from '#db/schema/users.ts'

export const revocationReason = pgEnum('revocation_reason', revocationReasons)

/** Keys that sign credentials. At most one isn't retired; the public ones are kept for what they signed. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** RFC 7638, SHA-256. */
    thumbprint: text().primaryKey(),
    publicKey: jsonb('public_key').$type<PublicKey>().notNull(),
    /** PKCS 8, sealed by the installation's key in the name of the thumbprint. Null once it is retired. */
    privateKey: bytes('private_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('signing_keys_current_unique')
      .on(sql`(private_key is not null)`)
      .where(sql`${table.privateKey} is not null`),
  ],
)

/** What a credential says. It is signed when it is delivered. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: integer('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** The issuer's number, not a reference: it stays in the credential when the institution is deleted. */
    institutionId: integer('institution_id').notNull(),
    institutionName: text('institution_name').notNull(),
    courseTitle: text('course_title').notNull(),
    description: text().notNull(),
    language: text().notNull(),
    /** As the course says. */
    duration: text(),
    /** Names of what the course teaches. */
    skills: text().array().notNull(),
    /** Of the learner's address at that time, in lower case: 'sha256$' and the hash of address and salt in hexadecimal. */
    recipientHash: text('recipient_hash').notNull(),
    recipientSalt: text('recipient_salt').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Since when the learner shows it; null while it is private. */
    sharedAt: timestamp('shared_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revocationReason: revocationReason('revocation_reason').$type<RevocationReason>(),
  },
  (table) => [
    index('credentials_user_id_index').on(table.userId, table.issuedAt),
    index('credentials_institution_id_index').on(table.institutionId),
    uniqueIndex('credentials_application_id_unique').on(table.applicationId).where(sql`revoked_at is null`),
    check('credentials_revoked_check', sql`(${table.revokedAt} is null) = (${table.revocationReason} is null)`),
  ],
)

/** Ids of deleted credentials, of which copies may be around. A trigger writes them. */
export const withdrawnCredentials = pgTable(
  'withdrawn_credentials',
  { id: uuid().primaryKey(), institutionId: integer('institution_id').notNull() },
  (table) => [index('withdrawn_credentials_institution_id_index').on(table.institutionId)],
)
