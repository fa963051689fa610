import { firstRejectionReasons } from '@milepost/contract/queue/limits'
import { boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** One row with the platform's settings. */
export const settings = pgTable('settings', {
  id: smallint().primaryKey().default(1),
  /** Whether new and edited courses of institutions need an admin's approval. */
  moderateCourses: boolean('moderate_courses').notNull().default(false),
  /** The contact address; empty for the configured one. */
  contactAddress: text('contact_address').notNull().default(''),
  /** Show counted figures on the landing page where they exceed the illustrative ones. */
  showCountedFigures: boolean('show_counted_figures').notNull().default(true),
  /** Whether every admin must sign in with a second factor. */
  requireSecondFactor: boolean('require_second_factor').notNull().default(false),
  /** The id of the key that encrypts secrets (`installation-key.ts`); null before the first start that made one. */
  installationKey: text('installation_key'),
  /** Reasons that admins choose from when they reject something. */
  rejectionReasons: jsonb('rejection_reasons').$type<string[]>().notNull().default(firstRejectionReasons),
})
