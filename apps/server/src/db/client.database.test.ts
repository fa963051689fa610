import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { transaction } from '#db/transaction.ts'
import { buildTestApp } from '../../test/build-test-app.ts'
import { createUser } from '../../test/factories.ts'

test('when a connection is lost another takes its place, and requests go on', async () => {
  const product = await buildTestApp()
  const learner = await createUser(product)
  const read = async () => (await learner.get(`/users/${learner.userId}`)).statusCode
  expect(await read()).toBe(200)
  const connection = await product.client.pool.connect()
  connection.release(true)
  expect(await read()).toBe(200)
  await product.close()
})

test('a transaction whose work fails changes nothing and gives its connection back', async () => {
  const product = await buildTestApp()
  const { db, pool } = product.client
  const failed = transaction({ db }, async (tx) => {
    await tx.db.execute(sql`update catalogue_versions set version = version + 1`)
    throw new Error('stop')
  })
  await expect(failed).rejects.toThrow('stop')
  const ignored = transaction({ db }, async (tx) => {
    await tx.db.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(ignored).rejects.toThrow('the failure of a statement was ignored')
  expect(pool.idleCount).toBe(pool.totalCount)
  await product.close()
})

test('a transaction within another is undone alone', async () => {
  const product = await buildTestApp()
  const { db } = product.client
  const version = async () =>
    (await db.execute<{ version: number }>(sql`select version from catalogue_versions`)).rows[0]
  const raise = sql`update catalogue_versions set version = version + 1`
  const before = Number((await version())?.version)
  await transaction({ db }, async (tx) => {
    await tx.db.execute(raise)
    const inner = transaction(tx, async (nested) => {
      await nested.db.execute(raise)
      await nested.db.execute(sql`select 1 / 0`)
    })
    await expect(inner).rejects.toThrow()
    await transaction(tx, (nested) => nested.db.execute(raise))
  })
  expect(Number((await version())?.version)).toBe(before + 2)
  await product.close()
})

test.runIf(inject('template').kind === 'postgresql')(
  'transactions whose connections are lost give them back, more often than there are connections',
  async () => {
    const product = await buildTestApp()
    const { db, pool } = product.client
    for (let round = 0; round < 3 * pool.options.max; round += 1) {
      const lost = transaction({ db }, (tx) => tx.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
      await expect(lost).rejects.toThrow()
    }
    expect(pool.idleCount).toBe(pool.totalCount)
    await transaction({ db }, (tx) => tx.db.execute(sql`select 1`))
    await product.close()
  },
)

// The trigger would stay in the embedded database, which other tests use afterwards.
test.runIf(inject('template').kind === 'postgresql')(
  'a change whose commit fails is not answered as saved',
  async () => {
    const product = await buildTestApp()
    const learner = await createUser(product)
    const { db } = product.client
    const fail = sql`create function fail() returns trigger language plpgsql as 'begin raise exception ''no commit''; end'`
    const failAtCommit = sql`create constraint trigger fail_at_commit after update on users
    deferrable initially deferred for each row execute function fail()`
    await db.execute(fail)
    await db.execute(failAtCommit)
    const reply = await learner.put(`/users/${learner.userId}`, { name: 'Another name' })
    expect(reply.statusCode).toBe(500)
    expect((await learner.get(`/users/${learner.userId}`)).json().name).not.toBe('Another name')
    await product.close()
  },
)
