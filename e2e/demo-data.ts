import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../apps/server/test/running-server.ts'

/** Where the seeded folder is; the runner hands its environment on to its workers. */
const variable = 'MILEPOST_DEMO_DATA'

/** Seeds a data folder once for all servers of a run: seeding takes longer than starting. */
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-demo-'))
  const server = await startServer({ SEED: 'demo', DATA_DIR: folder })
  await server.stop('SIGTERM')
  process.env[variable] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** A new data folder with the demo data in it, to be removed by the test. */
export async function copyDemoData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-browser-'))
  await cp(process.env[variable] ?? '', folder, { recursive: true })
  return folder
}
