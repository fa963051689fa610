import { contactStates } from '@milepost/contract/contact/limits'
import { index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

export const contactStatus = pgEnum('contact_status', contactStates)

/** Messages sent by the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    /** The sender, if signed in; the message is deleted with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    status: contactStatus().notNull().default('new'),
    /** The admin's reply. */
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('contact_messages_user_id_index').on(table.userId),
    index('contact_messages_email_index').on(table.email),
    index('contact_messages_created_at_index').on(table.createdAt),
    index('contact_messages_status_index').on(table.status, table.id),
  ],
)
