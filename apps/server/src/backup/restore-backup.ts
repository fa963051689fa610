import type pg from 'pg'
import { BackupError, type Header, jobTable } from '#backup/format.ts'
import { readBackup } from '#backup/read-backup.ts'
import { listTables } from '#backup/write-backup.ts'
import type { DatabaseClient } from '#db/client.ts'
import { knownMigrations, migrateDatabase } from '#db/migrate.ts'

interface RestoreOptions {
  /** Otherwise a database that has users is left as it is. */
  readonly replace: boolean
  /** Creates the job queue's tables. */
  readonly createQueues: () => Promise<void>
}

/**
 * Puts a backup into a database, whichever of the two it came from, and migrates it to this version. The file is read
 * to its end before anything is deleted, and rows are put in by one transaction.
 * @returns how many rows were restored
 * @throws {BackupError} if the file is damaged or of a newer version, or the database is in use
 */
export async function restoreBackup(client: DatabaseClient, file: string, options: RestoreOptions): Promise<number> {
  const header = await checkFile(file)
  if (!options.replace && (await hasUsers(client)))
    throw new BackupError('The database has users. To replace everything in it, add --replace.')
  await client.background.$client.query(
    'drop schema if exists public, drizzle, pgboss cascade; create schema public; create schema drizzle',
  )
  await migrateDatabase(client, header.migrations)
  const rows = await load(client, (connection) => loadTables(connection, file))
  await migrateDatabase(client)
  await options.createQueues()
  return rows + (await load(client, (connection) => loadJobs(connection, file)))
}

async function checkFile(file: string): Promise<Header> {
  let header: Header | undefined
  for await (const part of readBackup(file)) if (part.kind === 'header') header = part.header
  const known = knownMigrations()
  if (
    header === undefined ||
    header.migrations > known.length ||
    known[header.migrations - 1] !== header.latestMigration
  )
    throw new BackupError('The backup is of another or newer version of Milepost. Restore it with that version.')
  return header
}

async function hasUsers(client: DatabaseClient): Promise<boolean> {
  const { rows } = await client.background.$client.query("select to_regclass('public.users') is not null as exists")
  if (rows[0]?.exists !== true) return false
  return (await client.background.$client.query('select 1 from users limit 1')).rows.length > 0
}

/** One transaction, so that a failure leaves no half. */
async function load(client: DatabaseClient, work: (connection: pg.ClientBase) => Promise<number>): Promise<number> {
  const connection = await client.background.$client.connect()
  try {
    await connection.query('begin')
    const count = await work(connection)
    await connection.query('commit')
    return count
  } finally {
    connection.release(true)
  }
}

async function loadTables(connection: pg.ClientBase, file: string): Promise<number> {
  const tables = await listTables(connection)
  const putBack = await removeForeignKeys(connection, tables)
  // What migrations put in is in the backup too.
  await connection.query(`truncate ${tables.join(', ')}`)
  let count = 0
  for await (const part of readBackup(file)) {
    if (part.kind === 'rows' && part.table !== jobTable) {
      await insertRows(connection, part.table, part.rows)
      count += part.rows.length
    }
    if (part.kind !== 'end') continue
    for (const [name, value] of Object.entries(part.sequences))
      await connection.query('select setval($1::regclass, $2::bigint)', [name, value])
  }
  for (const statement of putBack) await connection.query(statement)
  return count
}

/** Jobs that were running when the backup was written start again. */
async function loadJobs(connection: pg.ClientBase, file: string): Promise<number> {
  let count = 0
  for await (const part of readBackup(file)) {
    if (part.kind !== 'rows' || part.table !== jobTable) continue
    await insertRows(connection, part.table, part.rows)
    count += part.rows.length
  }
  await connection.query(`update ${jobTable} set state = 'created', started_on = null where state = 'active'`)
  return count
}

async function insertRows(connection: pg.ClientBase, table: string, rows: readonly string[]): Promise<void> {
  const found = await connection.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const columns = found.rows[0]?.columns ?? ''
  await connection.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  )
}

/**
 * Takes foreign keys and triggers away while tables are filled one by one.
 * @returns the statements that put them back, and so check every key
 */
async function removeForeignKeys(connection: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const keys = await connection.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys.rows) await connection.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await connection.query(`alter table ${table} disable trigger user`)
  return [
    ...tables.map((table) => `alter table ${table} enable trigger user`),
    ...keys.rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ]
}
