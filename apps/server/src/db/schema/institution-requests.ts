import { institutionRequestStatuses } from '@milepost/contract/institutions/limits'
import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { institutions } from '#db/schema/institutions.ts'
import { searchVector } from '#db/schema/search-vector.ts'
import { users } from '#db/schema/users.ts'

export const institutionRequestStatus = pgEnum('institution_request_status', institutionRequestStatuses)

/** Requests to become an institution. A user has at most one open. */
export const institutionRequests = pgTable(
  'institution_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    description: text().notNull(),
    address: text().notNull(),
    status: institutionRequestStatus().notNull().default('pending'),
    /** Why it was rejected. */
    reason: text(),
    /** The institution created for the request. */
    institutionId: integer('institution_id').references(() => institutions.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The admin who decided. Null once that account is gone. */
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** When those affected will hear of the decision, as long as it can be undone. */
    announceAt: timestamp('announce_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    search: searchVector(),
  },
  (table) => [
    index('institution_requests_user_id_index').on(table.userId),
    index('institution_requests_status_index').on(table.status, table.id),
    index('institution_requests_institution_id_index').on(table.institutionId),
    index('institution_requests_decided_by_index').on(table.decidedBy),
    index('institution_requests_search_index').using('gin', table.search),
    index('institution_requests_decided_at_index').on(table.decidedAt, table.id),
    uniqueIndex('institution_requests_open_unique').on(table.userId).where(sql`status = 'pending'`),
  ],
)
