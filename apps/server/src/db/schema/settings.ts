import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** One row: what an admin sets for the whole product. */
export const settings = pgTable('settings', {
  id: smallint().primaryKey().default(1),
  /** New and edited courses of institutions wait for an admin's approval. */
  moderateCourses: boolean('moderate_courses').notNull().default(false),
  /** Where people write to; empty: the product's own address. */
  contactAddress: text('contact_address').notNull().default(''),
  /** Show counted figures on the landing page where they exceed the illustrative ones. */
  showCountedFigures: boolean('show_counted_figures').notNull().default(true),
})
