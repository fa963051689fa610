import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

/** The work that a learner linked at a milestone, by step key like their progress. */
export const workSamples = pgTable(
  'work_samples',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stepKey: text('step_key').notNull(),
    title: text().notNull(),
    link: text().notNull(),
    shared: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.stepKey] })],
)
