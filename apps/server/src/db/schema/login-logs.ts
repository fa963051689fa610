import { bigint, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { searchVector } from '#db/schema/search-vector.ts'
import { userRole, users } from '#db/schema/users.ts'

/** How someone signed in: a password, a provider, or an emailed link ('mail'). */
export const loginMethod = pgEnum('login_method', ['password', 'google', 'github', 'mail'])

export const loginStatus = pgEnum('login_status', ['success', 'failed', 'rate_limited'])

export const loginLogs = pgTable(
  'login_logs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text(),
    /** Masked if it belongs to no account. */
    email: text().notNull(),
    role: userRole(),
    status: loginStatus().notNull(),
    method: loginMethod().notNull().default('password'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    search: searchVector(),
  },
  (table) => [
    index('login_logs_user_id_index').on(table.userId),
    index('login_logs_created_at_index').on(table.createdAt),
    index('login_logs_role_index').on(table.role, table.id),
    index('login_logs_status_index').on(table.status, table.id),
    index('login_logs_search_index').using('gin', table.search),
  ],
)
