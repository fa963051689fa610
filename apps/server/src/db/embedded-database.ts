import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import * as z from 'zod/mini'
import { lockFolder } from '#db/folder-lock.ts'

export interface EmbeddedDatabase {
  readonly connection: PoolConfig
  /** A copy of the whole database, to start others from. */
  dump(): Promise<Uint8Array>
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** The data folder; omitted, the database is in memory. */
  readonly directory?: string
  readonly dump?: Uint8Array
  /** Where to create the socket's folder; by default the system's temporary folder. */
  readonly temporaryFolder?: string
}

const Message = z.object({
  ready: z.optional(z.boolean()),
  stopped: z.optional(z.boolean()),
  dump: z.optional(z.instanceof(Uint8Array)),
})

/**
 * Starts PostgreSQL (PGlite) in a worker thread behind a Unix socket, so that a slow query never blocks the server.
 * @throws {FolderInUseError} when another process holds the folder
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = options.directory === undefined ? undefined : resolve(options.directory)
  if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = folder === undefined ? undefined : await lockFolder(folder)
  // A socket path may have at most 107 bytes, and a data folder may be longer: so it gets a short temporary folder.
  const socketFolder = await mkdtemp(join(options.temporaryFolder ?? tmpdir(), 'milepost-'))
  const release = async () => {
    await rm(socketFolder, { recursive: true, force: true })
    await lock?.release()
  }
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: {
      directory: folder === undefined ? null : join(folder, 'database'),
      dump: options.dump ?? null,
      listen: { path: join(socketFolder, '.s.PGSQL.5432') },
    },
  })
  try {
    await waitForMessage(worker, (message) => message.ready === true)
  } catch (error) {
    await worker.terminate()
    await release()
    throw error
  }
  return {
    connection: { host: socketFolder, port: 5432, user: 'postgres', database: 'postgres' },
    dump: async () => {
      const reply = waitForMessage(worker, (message) => message.dump !== undefined)
      worker.postMessage('dump')
      return (await reply).dump ?? new Uint8Array()
    },
    stop: async () => {
      const reply = waitForMessage(worker, (message) => message.stopped === true)
      worker.postMessage('stop')
      await reply
      await worker.terminate()
      await release()
    },
  }
}

function waitForMessage(worker: Worker, wanted: (message: z.output<typeof Message>) => boolean) {
  return new Promise<z.output<typeof Message>>((fulfil, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      finish()
    }
    const onMessage = (value: unknown) => {
      const message = z.parse(Message, value)
      if (wanted(message)) settle(() => fulfil(message))
    }
    const onError = (error: unknown) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new Error('The embedded database stopped unexpectedly.')))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}
