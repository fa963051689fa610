import { institutionRoles } from '@milepost/contract/roles'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { institutions } from '#db/schema/institutions.ts'
import { searchVector } from '#db/schema/search-vector.ts'
import { sortedText } from '#db/schema/sorted-text.ts'

export const userRole = pgEnum('user_role', ['student', 'institution', 'admin'])
export const userPlan = pgEnum('user_plan', ['basic', 'pro', 'premium'])
export const institutionRole = pgEnum('institution_role', institutionRoles)

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: sortedText().notNull(),
    /** Normalised (NFKC, lower case), so that one address is one account. */
    email: text().notNull().unique(),
    role: userRole().notNull().default('student'),
    plan: userPlan().notNull().default('basic'),
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'set null' }),
    /** Null for users without an institution. */
    institutionRole: institutionRole('institution_role'),
    /** When the address was last verified; null if never. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** When a press behind an emailed link, or a provider, proved who owns the address; null where a link was only opened. */
    emailProvenAt: timestamp('email_proven_at', { withTimezone: true }),
    passwordHash: text('password_hash'),
    profileCompleted: boolean('profile_completed').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    search: searchVector(),
  },
  (table) => [
    index('users_institution_id_index').on(table.institutionId),
    uniqueIndex('users_institution_owner_unique').on(table.institutionId).where(sql`institution_role = 'owner'`),
    index('users_role_index').on(table.role, table.name, table.id),
    index('users_name_index').on(table.name, table.id),
    index('users_paying_index').on(table.plan).where(sql`plan <> 'basic'`),
    index('users_created_at_index').on(table.createdAt),
    index('users_search_index').using('gin', table.search),
  ],
)
