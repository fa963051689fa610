import type pg from 'pg'
import { listTables } from '#backup/write-backup.ts'
import { listCreated } from '#db/migrate.ts'

/** Where the product's tables are while those of the backup take their place. */
const aside = 'milepost_replaced'

interface Replaced {
  readonly users: number
  /** The addresses of its admins. */
  readonly admins: readonly string[]
}

/** Reads what is kept from the product's tables, then takes them out of the way. Other tables stay where they are. */
export async function setTablesAside(connection: pg.ClientBase): Promise<Replaced> {
  const tables = await listTables(connection)
  const replaced = await keepWhatCounts(connection, tables)
  await connection.query(`create schema ${aside}`)
  for (const table of tables) await connection.query(`alter table ${table} set schema ${aside}`)
  for (const { type } of await findOwn(connection, 'type'))
    await connection.query(`alter type ${type} set schema ${aside}`)
  for (const { type } of await findOwn(connection, 'function'))
    await connection.query(`alter function ${type} set schema ${aside}`)
  await connection.query(`alter table if exists drizzle.__drizzle_migrations set schema ${aside}`)
  return replaced
}

/** Without cascade: what others built on our tables makes it fail, and so stays. */
export async function dropTablesAside(connection: pg.ClientBase): Promise<void> {
  const { rows } = await connection.query<{
    tables: string | null
    functions: string | null
    types: string | null
  }>(`select
    (select string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname = '${aside}') as tables,
    (select string_agg(oid::regprocedure::text, ', ') from pg_proc where pronamespace = '${aside}'::regnamespace) as functions,
    (select string_agg(oid::regtype::text, ', ') from pg_type
      where typnamespace = '${aside}'::regnamespace and typtype = 'e') as types`)
  for (const [kind, names] of Object.entries({
    table: rows[0]?.tables,
    function: rows[0]?.functions,
    type: rows[0]?.types,
  }))
    if (names != null) await connection.query(`drop ${kind} ${names}`)
  await connection.query(`drop schema ${aside}`)
}

async function keepWhatCounts(connection: pg.ClientBase, tables: readonly string[]): Promise<Replaced> {
  const users = tables.includes('public.users') ? await countRows(connection, 'public.users') : 0
  await connection.query(
    tables.includes('public.deleted_accounts')
      ? 'create temporary table kept_deletions on commit drop as select id_hash, deleted_at from public.deleted_accounts'
      : 'create temporary table kept_deletions (id_hash bytea, deleted_at timestamptz) on commit drop',
  )
  if (users === 0) return { users, admins: [] }
  await connection.query(
    tables.includes('public.roadmap_shares')
      ? 'create temporary table kept_shares on commit drop as select id, token_hash from public.roadmap_shares'
      : 'create temporary table kept_shares (id uuid, token_hash bytea) on commit drop',
  )
  const admins = await connection.query<{ email: string }>("select email from public.users where role = 'admin'")
  return { users, admins: admins.rows.map(({ email }) => email) }
}

async function findOwn(connection: pg.ClientBase, kind: 'type' | 'function') {
  const query =
    kind === 'type'
      ? "select format('public.%I', typname) as type from pg_type where typname = any($1) and typnamespace = 'public'::regnamespace and typtype = 'e'"
      : "select oid::regprocedure::text as type from pg_proc where proname = any($1) and pronamespace = 'public'::regnamespace"
  return (await connection.query<{ type: string }>(query, [listCreated(kind)])).rows
}

export async function countRows(connection: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}
