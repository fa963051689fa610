import { boolean, pgTable, smallint } from 'drizzle-orm/pg-core'

/** One row: what an admin sets for the whole product. */
export const settings = pgTable('settings', {
  id: smallint().primaryKey().default(1),
  /** New and edited courses of institutions wait for an admin's approval. */
  moderateCourses: boolean('moderate_courses').notNull().default(false),
})
