import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { addressOfDatabase, runOnServer } from './postgresql-server.ts'
import { killServers } from './running-server.ts'

export interface ProcessDatabase {
  /** The environment variables that make a process use it. */
  readonly environment: Record<string, string>
  /** Kills the remaining processes and deletes the database. */
  remove(): Promise<void>
}

/** Creates a migrated database for processes; migrating takes seconds. */
export async function createProcessDatabase(): Promise<ProcessDatabase> {
  const template = inject('template')
  if (template.kind === 'embedded') {
    const folder = await mkdtemp(join(tmpdir(), 'milepost-process-'))
    await cp(template.dataFolder, folder, { recursive: true })
    return {
      environment: { DATA_DIR: folder },
      remove: async () => {
        killServers()
        await rm(folder, { recursive: true, force: true })
      },
    }
  }
  const name = `${template.databaseName}_${randomUUID().replaceAll('-', '')}`
  await runOnServer(template.source, `create database ${name} template ${template.databaseName}`)
  const folder = await mkdtemp(join(tmpdir(), 'milepost-process-'))
  return {
    environment: {
      DATABASE_URL: addressOfDatabase(template.source, name),
      INSTALLATION_KEY_FILE: join(folder, 'installation.key'),
    },
    remove: async () => {
      killServers()
      await rm(folder, { recursive: true, force: true })
      await runOnServer(template.source, `drop database ${name} with (force)`)
    },
  }
}
