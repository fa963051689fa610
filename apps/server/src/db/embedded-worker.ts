import { existsSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import * as z from 'zod/mini'

const Options = z.object({
  /** The data folder; null keeps the database in memory. */
  directory: z.nullable(z.string()),
  /** A dump to start from. */
  dump: z.nullable(z.instanceof(Uint8Array)),
  listen: z.union([z.object({ path: z.string() }), z.object({ port: z.number(), host: z.string() })]),
})

const options = z.parse(Options, workerData)
const fresh = options.directory === null || !existsSync(`${options.directory}/PG_VERSION`)
const db = await PGlite.create({
  // Its usual 128 MB would lie in this process. The system keeps the files in memory anyway.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  ...(options.directory === null ? {} : { dataDir: options.directory }),
  ...(options.dump === null ? {} : { loadDataDir: new Blob([new Uint8Array(options.dump)]) }),
})
const server = new PGLiteSocketServer({ db, maxConnections: 16, ...options.listen })
await server.start()

parentPort?.on('message', async (message: unknown) => {
  if (message === 'dump') {
    const file = await db.dumpDataDir('none')
    parentPort?.postMessage({ dump: new Uint8Array(await file.arrayBuffer()) })
  }
  if (message === 'stop') {
    await server.stop()
    await db.close()
    parentPort?.postMessage({ stopped: true })
    parentPort?.close()
  }
})
parentPort?.postMessage({ ready: true, fresh })
