import { index, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

/** Mails to send and sent. Secrets are not in here: a mail's link is made when it goes out. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    /** Whom it is about; the mail goes with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull(),
    /** What must not be mailed twice has one key. */
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

/** Mails as they went out, where no mail server is set: read at /dev/mail. */
export const keptMails = pgTable(
  'kept_mails',
  {
    id: uuid()
      .primaryKey()
      .references(() => mails.id, { onDelete: 'cascade' }),
    sender: text().notNull(),
    subject: text().notNull(),
    plain: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('kept_mails_sent_at_index').on(table.sentAt)],
)

/** Which kinds of mail somebody may refuse, with the token of their unsubscribing links. */
export const mailSubscriptions = pgTable(
  'mail_subscriptions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Stands in every mail of the kind, so it is kept as it is: all it can do is to end or resume them. */
    token: text().notNull().unique(),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
