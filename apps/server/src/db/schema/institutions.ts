import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const institutions = pgTable('institutions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** The published contact address, never an account's. */
  email: text().notNull(),
  description: text().notNull().default(''),
  address: text().notNull().default(''),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
