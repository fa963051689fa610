import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectEmbedded } from '#db/client.ts'
import { startEmbeddedDatabase } from '#db/embedded-database.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { makeQueues } from './make-queues.ts'
import { type PristineState, readPristineState } from './pristine-state.ts'

export interface Template {
  readonly kind: 'embedded' | 'postgresql'
  /** A dump for embedded databases, or the address of a PostgreSQL server. */
  readonly source: string
  readonly databaseName: string
  /** Temporary files of the run; removed afterwards. */
  readonly folder: string
  readonly state: PristineState
  /** The data folder of a migrated embedded database; empty for a server. */
  readonly dataFolder: string
}

/** Migrates one embedded database; each worker's databases start from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-template-'))
  const dataFolder = join(folder, 'data')
  const embedded = await startEmbeddedDatabase({ directory: dataFolder })
  const client = connectEmbedded(embedded, reject)
  await migrateDatabase(client)
  await makeQueues(client)
  const state = await readPristineState(client.pool)
  const source = join(folder, 'template.tar')
  await writeFile(source, await embedded.dump())
  await client.close()
  project.provide('template', { kind: 'embedded', source, databaseName: '', folder, state, dataFolder })
  return () => rm(folder, { recursive: true, force: true })
}

function reject(error: Error): void {
  throw error
}

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
    /** Whether `npm run test:full` runs. */
    isFull: boolean
  }
}
