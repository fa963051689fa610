import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/users.ts'

type OwnTable = PgTable & { userId: PgColumn }

/** The row version of the only row that a row of `users` has in a table. */
export const versionOf = (table: OwnTable, condition: SQL | PgColumn = sql`true`) =>
  sql`(select ${table}.xmin from ${table} where ${table.userId} = ${users.id} and ${condition})`

/**
 * The row versions of all its rows. In no order, since sorting takes as long as reading: another order only makes an
 * answer again. A set of row versions never comes back, since a row that is written again has a new one.
 */
export const versionsOf = (table: OwnTable) =>
  sql`array(select ${table}.xmin from ${table} where ${table.userId} = ${users.id})`

/** Row versions as one text. */
export const combineVersions = (versions: readonly SQL[]) => sql<string>`row(${sql.join([...versions], sql`, `)})::text`
