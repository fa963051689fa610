import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import type { Dependencies } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import { createDependencies } from '#dependencies.ts'
import { openJobs } from '#features/jobs/index.ts'
import { openLog } from '#lib/log.ts'
import { PasswordHasher } from '#lib/password-hasher.ts'
import { createKeyRing } from './key-ring.ts'
import { makeRetriesDue, type RunOptions, runWaitingJobs } from './run-waiting-jobs.ts'
import { openTestDatabase } from './test-databases.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly dependencies: Dependencies
  readonly client: DatabaseClient
  /** Every registered route, as 'GET /api/...'. */
  readonly routes: ReadonlySet<string>
  /** Advances the product's clock. */
  advance(milliseconds: number): void
  /** The logged lines. */
  readonly logged: readonly string[]
  /** Runs all queued jobs, including those they queue; a failing job throws by default. */
  runJobs(options?: RunOptions): Promise<void>
  /** Makes every waiting retry due now. */
  retryJobs(options?: RunOptions): Promise<void>
  /**
   * Listens on a free port, for clients that use the network.
   * @returns the address
   */
  listen(): Promise<string>
  close(): Promise<void>
}

export interface TestAppOptions {
  readonly environment?: Record<string, string>
  readonly dependencies?: Partial<Dependencies>
}

/** Tests sign in thousands of times; the real hash cost is tested separately. */
const cheapHash = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** Builds the whole product without listening, on a separate database. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const client = await openTestDatabase()
  const config = readConfig({
    SEED: 'none',
    // Only a product on this machine may be without limits.
    RATE_LIMITS: options.environment?.['PUBLIC_URL'] === undefined ? 'off' : 'on',
    MAX_REQUESTS_IN_FLIGHT: '10000',
    NOTIFICATION_POLL_MILLISECONDS: '50',
    ...options.environment,
  })
  let offset = 0
  let address = 'http://127.0.0.1:8080'
  const logged: string[] = []
  const log = openLog('trace', { write: (line: string) => void logged.push(line) })
  const jobs = openJobs(client, log, { quiet: true })
  await jobs.start()
  const dependencies: Dependencies = {
    ...(await createDependencies(config, client, jobs, createKeyRing(), log, () => address)),
    clock: () => new Date(Date.now() + offset),
    passwordHasher: new PasswordHasher(config.passwordHashesAtOnce, cheapHash),
    ...options.dependencies,
  }
  const routes = new Set<string>()
  const app = await buildApp(dependencies, {
    webFolder: null,
    onRoute: (method, path) => void routes.add(`${method} ${path}`),
  })
  await app.ready()
  return {
    app,
    dependencies,
    client,
    routes,
    logged,
    advance: (milliseconds) => {
      offset += milliseconds
    },
    runJobs: (options) => runWaitingJobs(client, dependencies, options),
    retryJobs: async (options) => {
      await makeRetriesDue(client)
      await runWaitingJobs(client, dependencies, options)
    },
    listen: async () => {
      address = await app.listen({ port: 0, host: '127.0.0.1' })
      return address
    },
    close: async () => {
      await app.close()
      await jobs.stop()
      await client.close()
    },
  }
}
