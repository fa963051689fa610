import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { searchVector } from '#db/schema/search-vector.ts'
import { sortedText } from '#db/schema/sorted-text.ts'

export const institutions = pgTable(
  'institutions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: sortedText().notNull(),
    /** The published contact address, never an account's; '' until the owner sets one. */
    email: text().notNull(),
    description: text().notNull().default(''),
    address: text().notNull().default(''),
    website: text().notNull().default(''),
    contactPerson: text('contact_person').notNull().default(''),
    campus: text().notNull().default(''),
    /** A place that becomes free is offered to who waits longest, for so many days. */
    offersNext: boolean('offers_next').notNull().default(false),
    offerDays: smallint('offer_days').notNull().default(7),
    /** Which column is which in its course files: the field by the column's heading. */
    courseColumns: jsonb('course_columns').$type<Readonly<Record<string, string>>>(),
    /** The same rule as the contract's `isPublic`. */
    isPublic: boolean('is_public').notNull().generatedAlwaysAs(sql`email <> ''`),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    search: searchVector(),
  },
  (table) => [
    index('institutions_name_index').on(table.name, table.id),
    index('institutions_hidden_index').on(table.id).where(sql`not is_public`),
    index('institutions_search_index').using('gin', table.search),
  ],
)
