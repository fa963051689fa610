import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { institutions } from '#db/schema/institutions.ts'

export const userRole = pgEnum('user_role', ['student', 'institution', 'admin'])
export const userPlan = pgEnum('user_plan', ['basic', 'pro', 'premium'])

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Normalised (NFKC, lower case), so that one address is one account. */
    email: text().notNull().unique(),
    role: userRole().notNull().default('student'),
    plan: userPlan().notNull().default('basic'),
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'set null' }),
    /** When the owner of the address was last proved to be the account's; null: never. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    passwordHash: text('password_hash'),
    profileCompleted: boolean('profile_completed').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('users_institution_id_index').on(table.institutionId), index('users_role_index').on(table.role)],
)
