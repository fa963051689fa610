import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'
import { type PersonalTable, personalTables } from '#features/accounts/personal-data/tables.ts'

/** Rows in memory at a time. */
const pageSize = 200

/** All rows of a table about a user, page by page, without the omitted columns. */
export async function* readRows(db: Queryable, table: PersonalTable, userId: string) {
  const { name, order, omitted = {} } = table
  const left = sql.join(
    Object.keys(omitted).map((column) => sql`${column}`),
    sql`, `,
  )
  const shown = Object.keys(omitted).length === 0 ? sql`to_jsonb(t)` : sql`to_jsonb(t) - array[${left}]::text[]`
  const sorted = sql.join(
    order.map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  )
  for (let start = 0; ; start += pageSize) {
    const page = await db.execute<{ row: Record<string, unknown> }>(
      sql`select ${shown} as row from ${sql.identifier(name)} t where ${isOf(table, userId)} order by ${sorted} limit ${pageSize} offset ${start}`,
    )
    yield* page.rows.map(({ row }) => row)
    if (page.rows.length < pageSize) return
  }
}

function isOf({ owner }: PersonalTable, userId: string): ReturnType<typeof sql> {
  if (typeof owner === 'string') return sql`t.${sql.identifier(owner)} = ${userId}`
  const parent = personalTables.find(({ name }) => name === owner.of)
  if (parent === undefined || typeof parent.owner !== 'string') throw new Error(`${owner.of} has no user column`)
  return sql`t.${sql.identifier(owner.column)} in (select id from ${sql.identifier(parent.name)} where ${sql.identifier(parent.owner)} = ${userId})`
}
