import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOfDatabase, runOnServer } from '../apps/server/test/postgresql-server.ts'
import { startServer } from '../apps/server/test/running-server.ts'
import { root } from '../scripts/install.mjs'
import { demoStamp } from '../scripts/prepare.mjs'

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
  if (databaseServer === '') {
    process.env[variable] = await findSeededFolder()
    return async () => undefined
  }
  const data = await createDatabase()
  await seed(data.environment)
  process.env[variable] = data.name
  return data.remove
}

async function seed(environment: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServer({ SEED: 'demo', ...environment })
  await server.stop('SIGTERM')
}

/** The folder that this version has seeded today, for the next run too: the data's dates are counted from now. */
async function findSeededFolder(): Promise<string> {
  const cache = join(root, '.cache/demo-data')
  const name = `${new Date().toISOString().slice(0, 10)}-${demoStamp()}`
  if (existsSync(join(cache, name))) return join(cache, name)
  await mkdir(cache, { recursive: true })
  for (const older of await readdir(cache)) await rm(join(cache, older), { recursive: true })
  const unfinished = await mkdtemp(join(cache, 'unfinished-'))
  await seed({ DATA_DIR: unfinished })
  await rename(unfinished, join(cache, name))
  return join(cache, name)
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
