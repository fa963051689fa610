import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/client.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { makeQueues } from './make-queues.ts'
import { readPristineState } from './pristine-state.ts'

/** Migrates one database of the server in TEST_DATABASE_URL; each worker's databases are copies. */
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
  const state = await readPristineState(client.pool)
  await client.close()
  project.provide('template', { kind: 'postgresql', source, databaseName, folder: '', state, dataFolder: '' })
  return () => dropAll(source, databaseName)
}

export function addressOfDatabase(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

export async function runOnServer(server: string, statement: string): Promise<void> {
  await query(server, statement)
}

async function query(server: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, string>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

/** The template and its copies. */
async function dropAll(server: string, databaseName: string): Promise<void> {
  const copies = await query(server, `select datname from pg_database where datname ^@ '${databaseName}_'`)
  for (const name of [databaseName, ...copies.map(({ datname }) => datname)])
    await runOnServer(server, `drop database if exists ${name} with (force)`)
}
