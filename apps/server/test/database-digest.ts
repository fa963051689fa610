import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'

/** Tables that refused requests are meant to change, each with the reason. */
export const growingTables = {
  login_logs: 'every attempt to sign in is logged',
  rate_limits: 'every attempt counts towards its limit',
} as const

/** A digest for each table, by the table's name. */
export type DatabaseDigest = Readonly<Record<string, string>>

/** Every table that only a granted request may change: the schema's own list, and the jobs that wait. */
export async function listDigestedTables(db: Queryable): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const names = tables.rows.map(({ name }) => name).filter((name) => !Object.hasOwn(growingTables, name))
  return [...names, 'pgboss.job'].sort()
}

/** Each table is a row of the result: as columns without names they would overwrite each other. */
export async function digestDatabase(db: Queryable, tables?: readonly string[]): Promise<DatabaseDigest> {
  const names = tables ?? (await listDigestedTables(db))
  const parts = names.map((name) => {
    const table = sql.join(
      name.split('.').map((part) => sql.identifier(part)),
      sql`.`,
    )
    // A row's place and the transaction that wrote it change with every write, and cost less than its text.
    return sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(hashtidextended(t.ctid, t.xmin::text::bigint)), 0) as digest from ${table} t`
  })
  const digests = await db.execute<{ name: string; digest: string }>(sql.join(parts, sql` union all `))
  return Object.fromEntries(digests.rows.map(({ name, digest }) => [name, digest]))
}

/** The names of the tables that were written to, with the same values too. */
export function differingTables(before: DatabaseDigest, after: DatabaseDigest): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name]).sort()
}
