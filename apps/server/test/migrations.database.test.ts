import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { addressOfDatabase, runOnServer } from './postgresql-server.ts'

const template = inject('template')
/** How many migrations come before 0030, which changes `login_logs`. */
const before = 30

test.runIf(template.kind === 'postgresql')('a migration gives up on a table in use, and changes nothing', async () => {
  if (template.kind !== 'postgresql') return
  const name = `${template.databaseName}_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = addressOfDatabase(template.source, name)
  await runOnServer(template.source, `create database ${name} template template0`)
  const client = await openDatabase({ databaseUrl, databasePoolSize: 1, dataDirectory: '' }, () => undefined)
  const reader = new pg.Client(databaseUrl)
  await reader.connect()
  const migrated = async () => {
    const { rows } = await reader.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations')
    return rows[0]?.count
  }
  try {
    await migrateDatabase(client, before)
    await reader.query('begin; lock table login_logs in access share mode')
    const failure: unknown = await migrateDatabase(client, before + 1).catch((error: unknown) => error)
    expect(failure).toMatchObject({ cause: { code: '55P03' } })
    await reader.query('commit')
    expect(await migrated()).toBe(before)
    await migrateDatabase(client, before + 1)
    expect(await migrated()).toBe(before + 1)
  } finally {
    await reader.end()
    await client.close()
    await runOnServer(template.source, `drop database ${name} with (force)`)
  }
})
