import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { DatabaseClient } from '#db/client.ts'
import { settings } from '#db/schema/settings.ts'
import { users } from '#db/schema/users.ts'
import { buildTestApp } from './build-test-app.ts'
import { createCourse, createInstitution, signUp } from './factories.ts'
import { openTestDatabase } from './test-databases.ts'

/** All rows, the sequences' next values, and what a session may have left. */
async function contentOf({ pool }: DatabaseClient): Promise<unknown> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
  const content: unknown[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query(`select * from ${name} as t order by t::text`)
    content.push([name, rows])
  }
  // The migrations' sequences skip some numbers when the template is dumped.
  const sequences = await pool.query(`
    select schemaname, sequencename, last_value from pg_sequences where schemaname <> 'drizzle' order by 1, 2`)
  const session = await pool.query(`
    select current_setting('timezone') as zone, (select count(*) from pg_listening_channels()) as channels,
    (select count(*) from pg_locks where locktype = 'advisory') as locks`)
  return [content, sequences.rows, session.rows]
}

async function readNextDatabase(): Promise<unknown> {
  const client = await openTestDatabase()
  const content = await contentOf(client)
  await client.close()
  return content
}

test('a database that is used again is as the migrations left it', async () => {
  const before = await readNextDatabase()
  const product = await buildTestApp()
  await createCourse(product, { institutionId: await createInstitution(product) })
  await signUp(product)
  await product.dependencies.jobs.send(product.dependencies, 'retention', {})
  await product.dependencies.db.update(settings).set({ moderateCourses: true })
  await product.client.pool.query("update pgboss.queue set retry_limit = 99; set timezone to 'Asia/Colombo'; listen x")
  await product.client.pool.query('select pg_advisory_lock(1)')
  expect(await contentOf(product.client)).not.toEqual(before)
  await product.close()
  expect(await readNextDatabase()).toEqual(before)
})

test('two at once share nothing', async () => {
  const [one, other] = [await buildTestApp(), await buildTestApp()]
  await signUp(one)
  expect([await one.dependencies.db.$count(users), await other.dependencies.db.$count(users)]).toEqual([1, 0])
  await one.close()
  await other.close()
})

test('one whose schema a test changed is not used again', async () => {
  const changed = await buildTestApp()
  await changed.dependencies.db.execute(sql`alter table users rename column name to names`)
  await changed.close()
  const next = await buildTestApp()
  await signUp(next)
  await next.close()
})
