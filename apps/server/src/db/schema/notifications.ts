import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

/** Notifications as a kind with parameters; the text is rendered by the client. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    params: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    /** One per cause, so that a notification is never created twice. */
    key: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** When it is to be emailed too. Null once that is done, or where it is for the bell alone. */
    emailAfter: timestamp('email_after', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('notifications_key_unique').on(table.userId, table.key),
    index('notifications_user_id_index').on(table.userId, table.id),
    index('notifications_unread_index').on(table.userId).where(sql`read_at is null`),
    index('notifications_created_at_index').on(table.createdAt),
    index('notifications_email_after_index').on(table.emailAfter, table.userId).where(sql`email_after is not null`),
  ],
)
