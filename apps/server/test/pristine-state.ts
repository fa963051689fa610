import type { Pool } from 'pg'

/** A database's state after its migrations, and how to restore it. */
export interface PristineState {
  /** A digest of its tables, columns, indexes, constraints, functions and triggers. */
  readonly schema: string
  /** Empties every table, restores the rows of the migrations and resets all sequences. */
  readonly restore: string
}

const ownTables = `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  and c.relkind in ('r', 'p') and not c.relispartition`

/** PostgreSQL's own objects have lower ids. */
const firstOwn = 16_384
const schemaDigest = `
  select md5(string_agg(line, e'\\n' order by line)) as digest from (
    select format('%s %s %s', oid, relname, relkind) as line from pg_class where oid >= ${firstOwn}
    union all select format('%s %s %s %s', attrelid, attname, atttypid, attnotnull) from pg_attribute
      where attrelid >= ${firstOwn}
    union all select format('%s %s %s', conrelid, conname, convalidated) from pg_constraint where oid >= ${firstOwn}
    union all select format('%s %s %s', tgrelid, tgname, tgenabled) from pg_trigger where oid >= ${firstOwn}
    union all select format('%s %s', proname, md5(prosrc)) from pg_proc where oid >= ${firstOwn}
    union all select typname from pg_type where oid >= ${firstOwn}
  ) as lines`

/** Expects a newly migrated database. */
export async function readPristineState(pool: Pool): Promise<PristineState> {
  const { rows } = await pool.query<{ name: string; columns: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns ${ownTables} order by name`)
  // Deleting few rows takes a third of the time of truncating.
  const statements = rows.map(({ name }) => `delete from ${name}`)
  for (const { name, columns } of rows) {
    const kept = await pool.query<{ data: string | null }>(
      `select quote_literal(json_agg(t)) as data from ${name} as t`,
    )
    const data = kept.rows[0]?.data ?? null
    if (data !== null)
      statements.push(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${name}, ${data})`,
      )
  }
  statements.push(`
    select setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
    where last_value is not null and schemaname <> 'drizzle'`)
  return {
    schema: await digestOf(pool),
    // Triggers and foreign keys are off, so that rows can be restored in any order.
    restore: ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n'),
  }
}

/** @returns false if a test changed the schema, so that the database can't be reused */
export async function restorePristineState(pool: Pool, { schema, restore }: PristineState): Promise<boolean> {
  // A session of the embedded database outlives its connections, with open transactions or changed settings.
  await pool.query('rollback')
  await pool.query('discard all')
  // On a server, a query of the previous test may still hold a lock.
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  if ((await digestOf(pool)) !== schema) return false
  await pool.query(restore)
  return true
}

async function digestOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ digest: string }>(schemaDigest)
  return rows[0]?.digest ?? ''
}
