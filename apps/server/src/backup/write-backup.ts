import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { format, type Header, jobTable, waitingJobs } from '#backup/format.ts'
import type { DatabaseClient } from '#db/client.ts'
import { listCreated } from '#db/migrate.ts'

const rowsAtOnce = 500

/**
 * Writes everything that the database holds to a file, as of one moment. A server on PostgreSQL may be running. The file
 * appears under its name only when it is complete.
 * @returns how many rows each table has
 */
export async function writeBackup(client: DatabaseClient, file: string): Promise<Record<string, number>> {
  const partial = `${file}.partial`
  const output = createWriteStream(partial, { mode: 0o600, flush: true })
  const gzip = createGzip()
  gzip.pipe(output)
  const write = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain')
  }
  try {
    const rows = await writeDatabase(client, write)
    gzip.end()
    await finished(output)
    await rename(partial, file)
    return rows
  } catch (error) {
    gzip.destroy()
    output.destroy()
    await rm(partial, { force: true })
    throw error
  }
}

async function writeDatabase(client: DatabaseClient, write: (line: string) => Promise<void>) {
  const connection = await client.background.$client.connect()
  try {
    await connection.query('begin isolation level repeatable read read only')
    await write(JSON.stringify(await readHeader(connection)))
    const rows: Record<string, number> = {}
    const tables = await listTables(connection)
    for (const table of [...tables, jobTable]) {
      await write(JSON.stringify(['table', table]))
      rows[table] = await writeTable(connection, table, write)
    }
    const used = (await listSequences(connection, tables)).filter(({ value }) => value !== null)
    const sequences = Object.fromEntries(used.map(({ name, value }) => [name, value]))
    await write(JSON.stringify(['end', { rows, sequences }]))
    await connection.query('commit')
    return rows
  } finally {
    connection.release(true)
  }
}

async function readHeader(connection: pg.ClientBase): Promise<Header> {
  const { rows } = await connection.query<{ migrations: number; latest: string }>(
    'select count(*)::int as migrations, max(created_at)::text as latest from drizzle.__drizzle_migrations',
  )
  const { migrations = 0, latest = '0' } = rows[0] ?? {}
  return { format, createdAt: new Date().toISOString(), migrations, latestMigration: Number(latest) }
}

/** Names of the product's tables that the database has. Others may lie beside them. */
export async function listTables(connection: pg.ClientBase): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select 'public.' || tablename as name from pg_tables
     where schemaname = 'public' and tablename = any($1) order by tablename`,
    [listCreated('table')],
  )
  return rows.map(({ name }) => name)
}

async function writeTable(connection: pg.ClientBase, table: string, write: (line: string) => Promise<void>) {
  const condition = table === jobTable ? `where ${waitingJobs}` : ''
  const row = `(to_jsonb(t) - '{${await listGenerated(connection, table)}}'::text[])::text`
  await connection.query(`declare backed_up cursor for select ${row} as row from ${table} as t ${condition}`)
  for (let count = 0; ; ) {
    const { rows } = await connection.query<{ row: string }>(`fetch ${rowsAtOnce} from backed_up`)
    for (const { row } of rows) await write(row)
    count += rows.length
    if (rows.length < rowsAtOnce) {
      await connection.query('close backed_up')
      return count
    }
  }
}

/** Generated columns are computed again: the two databases may split words differently. */
async function listGenerated(connection: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await connection.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attgenerated <> ''",
    [table],
  )
  return rows.map(({ name }) => name).join(',')
}

/** The sequences of these tables, and the columns that they number. */
export async function listSequences(connection: pg.ClientBase, tables: readonly string[]) {
  const { rows } = await connection.query<{ name: string; table: string; column: string; value: string | null }>(
    `select * from (
       select format('public.%I', s.relname) as name, format('public.%I', t.relname) as "table",
         quote_ident(attname) as "column", pg_sequence_last_value(s.oid)::text as value
       from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
       join pg_class t on t.oid = d.refobjid and d.refclassid = 'pg_class'::regclass
       join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
       where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace) as owned
     where "table" = any($1)`,
    [tables],
  )
  return rows
}
