import { index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

/** The email queue. Links and their secrets are created only on sending. */
export const emails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** The account concerned; the email is deleted with it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull(),
    /** Prevents sending the same email twice. */
    key: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    unique('mails_key_unique').on(table.key),
    index('mails_user_id_index').on(table.userId),
    index('mails_created_at_index').on(table.createdAt),
  ],
)

/** Emails stored instead of sent while no email server is configured; shown at /dev/mail. */
export const storedEmails = pgTable(
  'kept_mails',
  {
    id: uuid()
      .primaryKey()
      .references(() => emails.id, { onDelete: 'cascade' }),
    sender: text().notNull(),
    subject: text().notNull(),
    plain: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('kept_mails_sent_at_index').on(table.sentAt)],
)

/** Kinds of email that a user unsubscribed from, with the token of their unsubscribe links. */
export const emailSubscriptions = pgTable(
  'mail_subscriptions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Stored in plain text, since every email of the kind contains it. It can only end or resume that kind. */
    token: text().notNull().unique(),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
