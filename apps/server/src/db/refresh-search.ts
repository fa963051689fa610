import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#context.ts'
import { searchIndexes } from '#db/schema/search-vector.ts'
import { transaction } from '#db/transaction.ts'
import { searchValue } from '#lib/search-words.ts'

/** Incremented when texts are folded by other rules. */
const version = 1

interface Searched {
  /** The type of its ids. */
  readonly id: 'int' | 'bigint' | 'uuid'
  readonly title?: SQL
  readonly text: SQL
}

/** The tables with a `search` column, and what their rows are found by. Writers of rows use the same texts. */
const tables: Readonly<Record<string, Searched>> = {
  courses: { id: 'int', title: sql`title`, text: sql`description` },
  users: { id: 'uuid', text: sql`name || ' ' || email` },
  institutions: { id: 'int', title: sql`name`, text: sql`email || ' ' || address` },
  course_requests: { id: 'int', text: sql`course_name` },
  institution_requests: { id: 'int', text: sql`name` },
  login_logs: { id: 'bigint', text: sql`coalesce(name, '') || ' ' || email` },
  audit_logs: { id: 'bigint', text: sql`actor_name` },
}

const rowsAtOnce = 500

/**
 * Folds the words of every table that was folded by other rules, in batches. Rows written in the meantime are folded
 * already. Safe to run twice.
 */
export async function refreshSearch(ctx: Pick<Context, 'db'>): Promise<void> {
  const names = Object.keys(tables)
  const done = await ctx.db.select().from(searchIndexes).where(inArray(searchIndexes.name, names))
  for (const name of names) {
    if (done.some((each) => each.name === name && each.version === version)) continue
    await foldRows(ctx, name)
    await ctx.db
      .insert(searchIndexes)
      .values({ name, version })
      .onConflictDoUpdate({ target: searchIndexes.name, set: { version } })
  }
}

/** Folds the words of all rows of a table. */
export async function foldRows(ctx: Pick<Context, 'db'>, name: string): Promise<void> {
  const searched = tables[name]
  if (searched === undefined) throw new Error(`${name} is not searched`)
  for (let after: string | undefined; ; ) {
    const last = await transaction(ctx, (tx) => foldBatch(tx, name, searched, after))
    if (last === undefined) return
    after = last
  }
}

/** @returns the last id; undefined at the end */
async function foldBatch(
  { db }: Pick<Context, 'db'>,
  name: string,
  { id, title = sql`''`, text }: Searched,
  after: string | undefined,
): Promise<string | undefined> {
  const table = sql.identifier(name)
  const type = sql.raw(id)
  const { rows } = await db.execute<{ id: string; title: string; text: string }>(sql`
    select id::text, ${title} as title, ${text} as text from ${table}
    where ${after === undefined ? sql`true` : sql`id > ${after}::${type}`}
    order by ${table}.id limit ${rowsAtOnce} for no key update`)
  const ids = sql.param(rows.map((row) => row.id))
  const values = sql.param(rows.map((row) => searchValue(row)))
  await db.execute(sql`
    update ${table} set search = folded.search::tsvector
    from unnest(${ids}::text[], ${values}::text[]) as folded (id, search) where ${table}.id = folded.id::${type}`)
  return rows.at(-1)?.id
}
