import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

/** Where a learner has put the cards of their career diagram, by what a step teaches, so that a new roadmap keeps them. */
export const careerDiagrams = pgTable('career_diagrams', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  positions: jsonb().$type<Readonly<Record<string, { x: number; y: number }>>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
