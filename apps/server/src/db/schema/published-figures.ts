import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { institutions } from '#db/schema/institutions.ts'

/**
 * Learner counts as institutions see them. None is below five, and a new count differs by at least five, so that no
 * difference between two days reveals one learner.
 */
export const publishedFigures = pgTable(
  'published_figures',
  {
    /** What is counted, such as 'learners-reached' or 'demand'. */
    kind: text().notNull(),
    /** The subject of the count, such as a course's or skill's id; '' for the total. */
    subject: text().notNull(),
    /** The Monday (UTC) of the week; 1970-01-01 for all time. */
    week: date({ mode: 'string' }).notNull(),
    /** Null for the whole platform. */
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'cascade' }),
    value: integer().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.week] }),
    index('published_figures_institution_id_index').on(table.institutionId, table.kind),
  ],
)
