import { randomUUID } from 'node:crypto'
import { openDatabase } from '@milepost/server/src/db/client.ts'
import { migrateDatabase } from '@milepost/server/src/db/migrate.ts'
import { courses } from '@milepost/server/src/db/schema/courses.ts'
import { extractSkills } from '@milepost/server/src/features/courses/skills/index.ts'
import { type RunningServer, startServer } from '@milepost/server/test/running-server.ts'
import { answers, fillCatalogue, makeDatabase } from '../catalogue/product.ts'

export interface BenchLearner {
  readonly id: string
  readonly token: string
}

export interface HttpProduct {
  readonly server: RunningServer
  readonly learners: readonly BenchLearner[]
  close(): Promise<void>
}

/**
 * Starts the product as a process on a new database, with a catalogue and learners who have a roadmap and some progress.
 *
 * @param size - The PostgreSQL server, the number of courses and of learners, and settings of the server.
 * @returns The product.
 */
export async function startProduct(size: {
  databaseUrl: string
  courses: number
  learners: number
  environment?: Record<string, string>
}): Promise<HttpProduct> {
  const { address = '', drop } = await makeDatabase(size.databaseUrl)
  const client = await openDatabase({ databaseUrl: address, databasePoolSize: 1, dataDirectory: '' }, (error) =>
    process.stderr.write(`${error.message}\n`),
  )
  await migrateDatabase(client)
  await fillCatalogue(client.db, size.courses)
  // As if the job that reads new courses had been there. It must not run while requests are measured.
  const { columns } = extractSkills({ title: '', description: '', confirmed: null })
  await client.background.update(courses).set({ analysedWithVersion: columns.analysedWithVersion })
  // As `npm start` does.
  const NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=1024'
  const server = await startServer({ DATABASE_URL: address, RATE_LIMITS: 'off', NODE_OPTIONS, ...size.environment })
  const learners: BenchLearner[] = []
  for (let turn = 0; turn < size.learners; turn += 1) learners.push(await signUp(server.address, turn))
  await client.background.$client.query('vacuum analyze')
  await client.close()
  return {
    server,
    learners,
    close: async () => {
      await server.stop('SIGTERM')
      await drop()
    },
  }
}

async function signUp(address: string, turn: number): Promise<BenchLearner> {
  const send = async (path: string, body: object, token = '') => {
    const reply = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  const account = { name: `Bench ${turn}`, email: `${randomUUID()}@example.com`, password: 'a long and unusual one' }
  const { user, token } = await send('/auth/register', account)
  await send('/roadmap', { ...answers, preferredCareer: 'Data Scientist', userId: user.id }, token)
  for (const stepId of [1, 2, 3]) await send('/progress', { userId: user.id, stepId, status: 'done' }, token)
  return { id: user.id, token }
}
