import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/client.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { makeQueues } from './make-queues.ts'
import { addressOfDatabase, queryServer, runOnServer } from './postgresql-server.ts'
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

/** The template and its copies. */
async function dropAll(server: string, databaseName: string): Promise<void> {
  const copies = await queryServer(server, `select datname from pg_database where datname ^@ '${databaseName}_'`)
  for (const name of [databaseName, ...copies.map(({ datname }) => datname)])
    await runOnServer(server, `drop database if exists ${name} with (force)`)
}
