import { type SQL, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Queryable } from '#db/client.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from './build-test-app.ts'
import {
  type DatabaseDigest,
  differingTables,
  digestDatabase,
  growingTables,
  listDigestedTables,
} from './database-digest.ts'
import { signUp } from './factories.ts'
import { readSchema } from './personal-rows.ts'

const product = await buildTestApp()
const db = product.dependencies.db
afterAll(() => product.close())

interface DigestedColumn {
  readonly [name: string]: unknown
  readonly name: string
  readonly type: string
  readonly kind: string
}

/** A value for every required column. */
async function insertAnyRow(tx: Queryable, table: string): Promise<void> {
  const columns = await tx.execute<DigestedColumn>(sql`
    select attribute.attname as name, format_type(type.oid, null) as type, type.typcategory as kind
    from pg_attribute attribute join pg_type type on type.oid = attribute.atttypid
    where attribute.attrelid = ${table}::regclass and attribute.attnum > 0 and attribute.attnotnull
      and not attribute.atthasdef and attribute.attidentity = ''`)
  const names = columns.rows.map(({ name }) => sql.identifier(name))
  const values = columns.rows.map(anyValue)
  await tx.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
  )
}

const anyOf: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  jsonb: '{}',
  bytea: 'planted',
}

function anyValue({ type, kind }: DigestedColumn): SQL {
  if (kind === 'E') return sql.raw(`(enum_range(null::${type}))[1]`)
  if (kind === 'A') return sql`'{}'`
  if (kind === 'D') return sql`now()`
  if (kind === 'B') return sql`true`
  if (kind === 'N') return sql`1`
  return sql`${anyOf[type] ?? 'planted'}`
}

class Undone extends Error {}

/** @returns the digest during a write that is rolled back. Foreign keys and triggers are off */
async function digestWith(write: (tx: Queryable) => Promise<unknown>): Promise<DatabaseDigest> {
  let digest: DatabaseDigest = {}
  const work = async (tx: Queryable) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await write(tx)
    digest = await digestDatabase(tx)
    throw new Undone()
  }
  await expect(db.transaction(work)).rejects.toThrow(Undone)
  return digest
}

test('every table of the schema is compared or named as growing', async () => {
  const schema = (await readSchema(product)).tables
  expect([...(await listDigestedTables(db)), ...Object.keys(growingTables)].sort()).toEqual(
    [...schema, 'pgboss.job'].sort(),
  )
  expect(Object.keys(await digestDatabase(db)).sort()).toEqual(await listDigestedTables(db))
})

test('a row planted in a table, or taken out of it, changes the digest of that table alone', async () => {
  const before = await digestDatabase(db)
  for (const table of (await readSchema(product)).tables) {
    const after = await digestWith(async (tx) => {
      const taken = await tx.execute(sql`delete from ${sql.identifier(table)}`)
      if (taken.rowCount === 0) await insertAnyRow(tx, table)
    })
    expect.soft(differingTables(before, after), table).toEqual(Object.hasOwn(growingTables, table) ? [] : [table])
  }
})

test('a value changed in one row changes the digest of its table', async () => {
  await signUp(product)
  const before = await digestDatabase(db)
  const after = await digestWith((tx) => tx.update(users).set({ name: 'Somebody Else' }))
  expect(differingTables(before, after)).toEqual(['users'])
  expect(await digestDatabase(db)).toEqual(before)
})

test('a job that is put into its queue changes the digest', async () => {
  const before = await digestDatabase(db)
  await product.dependencies.jobs.send(product.dependencies, 'reset-password', { email: 'planted@example.com' })
  expect(differingTables(before, await digestDatabase(db))).toEqual(['pgboss.job'])
})
