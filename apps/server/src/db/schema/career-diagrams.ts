import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

/** Card positions by step key, so that they survive a new roadmap. */
export const careerDiagrams = pgTable('career_diagrams', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  positions: jsonb().$type<Readonly<Record<string, { x: number; y: number }>>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
