import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/client.ts'

/**
 * Deletes the rows of a table that meet every condition.
 * @returns how many there were
 */
export async function deleteRows(db: Queryable, table: PgTable, ...conditions: [SQL, ...SQL[]]): Promise<number> {
  const rows = await db
    .delete(table)
    .where(and(...conditions))
    .returning({ deleted: sql`true` })
  return rows.length
}
