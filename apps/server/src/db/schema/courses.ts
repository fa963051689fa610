import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { institutions } from '#db/schema/institutions.ts'

export const courseStatus = pgEnum('course_status', ['pending', 'approved', 'rejected'])
export const courseLanguage = pgEnum('course_language', ['en', 'ta', 'si'])

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const courses = pgTable(
  'courses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    /** Weeks as the institution wrote them; `weeks` is the number read from it (null: flexible). */
    duration: text(),
    weeks: doublePrecision(),
    /** Rupees; null and 0 are free. */
    price: numeric({ precision: 12, scale: 2, mode: 'number' }),
    status: courseStatus().notNull().default('approved'),
    rejectionReason: text('rejection_reason'),
    language: courseLanguage().notNull().default('en'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    // Punctuation is blanked first, so that 'Node.js' and 'CI/CD' are found by each of their parts.
    search: searchVector().generatedAlwaysAs(
      sql`strip(to_tsvector('simple'::regconfig, translate(title || ' ' || description, './-_:;,()[]''"', '             ')))`,
    ),
  },
  (table) => [
    index('courses_search_index').using('gin', table.search),
    index('courses_institution_id_index').on(table.institutionId),
  ],
)

/** One row, counted up by a trigger with every change of a course: what cached counts hang on. */
export const catalogueVersions = pgTable('catalogue_versions', {
  id: smallint().primaryKey().default(1),
  version: integer().notNull().default(0),
})
