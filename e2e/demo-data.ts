import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOfDatabase, runOnServer } from '../apps/server/test/postgresql-server.ts'
import { startServer } from '../apps/server/test/running-server.ts'

/** A PostgreSQL server on which databases may be created. Empty without one: then the database is embedded. */
export const databaseServer = process.env['TEST_DATABASE_URL'] ?? ''

/** Names what was seeded. The runner hands its environment on to its workers. */
const variable = 'MILEPOST_DEMO_DATA'

/** A database for servers of the product, to be removed by the test. */
interface Data {
  /** Its folder, or its name on the PostgreSQL server. */
  readonly name: string
  readonly environment: Readonly<Record<string, string>>
  remove(): Promise<void>
}

/** Seeds a database once for all servers of a run: seeding takes longer than starting. */
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const data = databaseServer === '' ? await createFolder() : await createDatabase()
  const server = await startServer({ SEED: 'demo', ...data.environment })
  await server.stop('SIGTERM')
  process.env[variable] = data.name
  return data.remove
}

/** Copies the demo data. */
export async function copyDemoData(): Promise<Data> {
  const source = process.env[variable] ?? ''
  if (databaseServer !== '') return createDatabase(`template ${source}`)
  const data = await createFolder()
  await cp(source, data.name, { recursive: true })
  return data
}

/** The demo data in the embedded database, which a server with `SEED=demo` seeds where it was not seeded for the run. */
export function openEmbeddedDemoData(): Promise<Data> {
  return databaseServer === '' ? copyDemoData() : createFolder()
}

async function createFolder(): Promise<Data> {
  const name = await mkdtemp(join(tmpdir(), 'milepost-browser-'))
  return { name, environment: { DATA_DIR: name }, remove: () => rm(name, { recursive: true, force: true }) }
}

async function createDatabase(options = ''): Promise<Data> {
  const name = `milepost_browser_${randomUUID().replaceAll('-', '')}`
  await runOnServer(databaseServer, `create database ${name} ${options}`)
  return {
    name,
    environment: { DATABASE_URL: addressOfDatabase(databaseServer, name) },
    remove: () => runOnServer(databaseServer, `drop database ${name} with (force)`),
  }
}
