import type { Tick } from '@milepost/contract/progress/schema'
import { boolean, doublePrecision, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

export const stepStatus = pgEnum('step_status', ['not_started', 'ongoing', 'done'])

/** Progress by step key rather than number, so that it carries over to new roadmap versions. */
export const progress = pgTable(
  'progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stepKey: text('step_key').notNull(),
    status: stepStatus().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.stepKey] })],
)

/** What learners ticked off in their steps, by step key like their progress. */
export const stepTicks = pgTable(
  'step_ticks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stepKey: text('step_key').notNull(),
    task: text().$type<Tick['task']>().notNull(),
    /** The task's share of the step's hours. */
    hours: doublePrecision().notNull(),
    tickedAt: timestamp('ticked_at', { withTimezone: true }).notNull(),
    /** Ticked by marking the step done, which unticks it when that is taken back. */
    withStep: boolean('with_step').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.stepKey, table.task] })],
)
