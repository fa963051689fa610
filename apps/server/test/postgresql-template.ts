import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/client.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { makeQueues } from './make-queues.ts'

/** Migrates one database of the server that TEST_DATABASE_URL names; each test file gets a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const source = process.env['TEST_DATABASE_URL'] ?? ''
  const databaseName = `milepost_template_${process.pid}`
  await runOnServer(source, `drop database if exists ${databaseName}`)
  await runOnServer(source, `create database ${databaseName}`)
  const client = await openDatabase(
    { databaseUrl: addressOfDatabase(source, databaseName), databasePoolSize: 1, dataDirectory: '' },
    () => undefined,
  )
  await migrateDatabase(client)
  await makeQueues(client)
  await client.close()
  project.provide('template', { kind: 'postgresql', source, databaseName })
  return () => runOnServer(source, `drop database if exists ${databaseName}`)
}

export function addressOfDatabase(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

export async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
