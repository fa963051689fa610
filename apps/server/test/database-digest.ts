import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/client.ts'

/** Tables that refused requests may change, each with the reason. */
export const growingTables = {
  login_logs: 'every attempt to sign in is logged',
  rate_limits: 'every attempt counts towards its limit',
} as const

/** A digest by table name. */
export type DatabaseDigest = Readonly<Record<string, string>>

/** Every table that only a granted request may change, and the queued jobs. */
export async function listDigestedTables(db: Queryable): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const names = tables.rows.map(({ name }) => name).filter((name) => !Object.hasOwn(growingTables, name))
  return [...names, 'pgboss.job'].sort()
}

/** Each table is a row of the result: unnamed columns would overwrite each other. */
export async function digestDatabase(db: Queryable, tables?: readonly string[]): Promise<DatabaseDigest> {
  const names = tables ?? (await listDigestedTables(db))
  const parts = names.map((name) => {
    const table = sql.join(
      name.split('.').map((part) => sql.identifier(part)),
      sql`.`,
    )
    // A row's location and transaction id change with every write, and are cheaper than its text.
    return sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(hashtidextended(t.ctid, t.xmin::text::bigint)), 0) as digest from ${table} t`
  })
  const digests = await db.execute<{ name: string; digest: string }>(sql.join(parts, sql` union all `))
  return Object.fromEntries(digests.rows.map(({ name, digest }) => [name, digest]))
}

/** The tables that were written to, even with the same values. */
export function differingTables(before: DatabaseDigest, after: DatabaseDigest): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name]).sort()
}
