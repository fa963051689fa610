import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { connectEmbedded, type DatabaseClient, openDatabase } from '#db/client.ts'
import { startEmbeddedDatabase } from '#db/embedded-database.ts'
import type { Template } from './embedded-template.ts'
import { addressOfDatabase, runOnServer } from './postgresql-server.ts'
import { restorePristineState } from './pristine-state.ts'

interface TestDatabase {
  connect(): Promise<DatabaseClient>
  remove(): Promise<void>
}

/** The worker's unused test databases: starting one takes a second, restoring one a tenth of that. */
const free: TestDatabase[] = []

/** Connects to a database as migrated, which no other test uses until the client is closed. */
export async function openTestDatabase(): Promise<DatabaseClient> {
  const template = inject('template')
  for (let database = free.pop(); database !== undefined; database = free.pop()) {
    const client = await database.connect()
    if (await restorePristineState(client.pool, template.state)) return lend(database, client)
    await client.close()
    await database.remove()
  }
  const database = template.kind === 'embedded' ? await startEmbedded(template) : await copyOnServer(template)
  return lend(database, await database.connect())
}

function lend(database: TestDatabase, client: DatabaseClient): DatabaseClient {
  let closing: Promise<void> | undefined
  return {
    ...client,
    close: () => {
      closing ??= client.close().then(() => void free.push(database))
      return closing
    },
  }
}

async function startEmbedded({ source, folder }: Template): Promise<TestDatabase> {
  const dump = new Uint8Array(await readFile(source))
  const embedded = await startEmbeddedDatabase({ dump, temporaryFolder: folder })
  const goesOn = { ...embedded, stop: async () => undefined }
  return {
    connect: async () => connectEmbedded(goesOn, () => undefined),
    remove: () => embedded.stop(),
  }
}

async function copyOnServer({ source, databaseName }: Template): Promise<TestDatabase> {
  const name = `${databaseName}_${randomUUID().replaceAll('-', '')}`
  await runOnServer(source, `create database ${name} template ${databaseName}`)
  const databaseUrl = addressOfDatabase(source, name)
  return {
    connect: () => openDatabase({ databaseUrl, databasePoolSize: 4, dataDirectory: '' }, () => undefined),
    remove: () => runOnServer(source, `drop database ${name} with (force)`),
  }
}
