import type pg from 'pg'
import { BackupError, jobTable } from '#backup/format.ts'
import { type RowsPart, readBackup } from '#backup/read-backup.ts'
import { listSequences } from '#backup/write-backup.ts'

/** Sessions, and secrets of links and sign-ins that wait. They belong to the moment of the backup. */
const endedTables: ReadonlySet<string> = new Set(
  ['sessions', 'account_tokens', 'provider_sign_ins', 'institution_invitations'].map((name) => `public.${name}`),
)

/**
 * Fills empty tables from a backup. Every type, key and reference is checked.
 * @returns how many rows
 * @throws {BackupError} naming the table and the row that is wrong
 */
export async function loadTables(connection: pg.ClientBase, file: string, tables: readonly string[]): Promise<number> {
  const checkKeys = await removeForeignKeys(connection, tables)
  // What migrations put in is in the backup too.
  await connection.query(`truncate ${tables.join(', ')}`)
  let count = 0
  for await (const part of readBackup(file)) {
    if (part.kind === 'rows' && part.table !== jobTable && !endedTables.has(part.table)) {
      await insertRows(connection, part)
      count += part.rows.length
    }
    if (part.kind !== 'end') continue
    for (const table of tables)
      if (part.rows[table] === undefined) throw new BackupError(`The backup lacks the table ${table}.`)
    await setSequences(connection, tables, part.sequences)
  }
  await checkKeys()
  return count
}

/** Jobs that were running when the backup was written start again. */
export async function loadJobs(connection: pg.ClientBase, file: string): Promise<number> {
  await connection.query(`delete from ${jobTable}`)
  let count = 0
  for await (const part of readBackup(file)) {
    if (part.kind !== 'rows' || part.table !== jobTable) continue
    await insertRows(connection, part)
    count += part.rows.length
  }
  await connection.query(`update ${jobTable} set state = 'created', started_on = null where state = 'active'`)
  return count
}

async function insertRows(connection: pg.ClientBase, part: RowsPart): Promise<void> {
  const { table, rows, firstLine } = part
  const columns = await listColumns(connection, table)
  const names = columns.map((column) => `"${column}"`).join(', ')
  const insert = (lines: readonly string[]) =>
    connection.query(
      `insert into ${table} (${names}) overriding system value select ${columns.map((column) => `r."${column}"`).join(', ')}
       from unnest($1::text[]) as line (text), jsonb_populate_record(null::${table}, line.text::jsonb) as r`,
      [lines],
    )
  await connection.query('savepoint rows')
  try {
    await insert(rows)
    // The queue's columns are those of its own version.
    if (table !== jobTable) await requireColumns(connection, part, columns)
  } catch (error) {
    if (error instanceof BackupError) throw error
    await connection.query('rollback to savepoint rows')
    for (const [index, row] of rows.entries())
      await insert([row]).catch((cause: unknown) => {
        throw wrongRow(table, row, firstLine + index, cause instanceof Error ? cause.message : String(cause))
      })
    throw error
  }
  await connection.query('release savepoint rows')
}

async function requireColumns(connection: pg.ClientBase, { table, rows, firstLine }: RowsPart, columns: string[]) {
  const { rows: wrong } = await connection.query<{ index: number }>(
    `select (n - 1)::int as index from unnest($1::text[]) with ordinality as line (text, n)
     where (select array_agg(key order by key collate "C") from jsonb_object_keys(text::jsonb) as key)
       is distinct from (select array_agg(name order by name collate "C") from unnest($2::text[]) as name) limit 1`,
    [rows, columns],
  )
  const [first] = wrong
  if (first === undefined) return
  throw wrongRow(table, rows[first.index] ?? '', firstLine + first.index, 'its fields are not the columns of the table')
}

function wrongRow(table: string, row: string, line: number, why: string): BackupError {
  const id = /"(?:id|user_id)": ?("[^"]*"|\d+)/.exec(row)?.[0]
  return new BackupError(`${table}, line ${line}${id === undefined ? '' : ` (${id})`}: ${why}.`)
}

async function listColumns(connection: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/**
 * Takes foreign keys and triggers away while tables are filled one by one.
 * @returns what puts them back, and so checks every reference
 */
async function removeForeignKeys(connection: pg.ClientBase, tables: readonly string[]): Promise<() => Promise<void>> {
  const keys = await connection.query<{ table: string; name: string; definition: string }>(
    `select format('public.%I', relname) as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class on pg_class.oid = conrelid
     where contype = 'f' and format('public.%I', relname) = any($1) and connamespace = 'public'::regnamespace`,
    [tables],
  )
  for (const { table, name } of keys.rows) await connection.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await connection.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const table of tables) await connection.query(`alter table ${table} enable trigger user`)
    for (const { table, name, definition } of keys.rows)
      await connection.query(`alter table ${table} add constraint ${name} ${definition}`).catch((cause: unknown) => {
        throw new BackupError(`${table}: ${Object(cause).detail ?? Object(cause).message}`, { cause })
      })
  }
}

/** A number is never given twice: where the file's is behind the rows, theirs is taken. */
async function setSequences(
  connection: pg.ClientBase,
  tables: readonly string[],
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const sequences = await listSequences(connection, tables)
  const unknown = Object.keys(values).find((name) => !sequences.some((sequence) => sequence.name === name))
  if (unknown !== undefined) throw new BackupError(`The backup names ${unknown}, which is no sequence of Milepost.`)
  for (const { name, table, column } of sequences)
    await connection.query(
      `select setval($1::regclass, latest) from (select greatest($2::bigint, max(${column})) as latest from ${table}) as found
       where latest is not null`,
      [name, values[name] ?? null],
    )
}
