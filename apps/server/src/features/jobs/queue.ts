import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss, type QueuePolicy } from 'pg-boss'
import type { Dependencies, JobData, JobName, Jobs } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import { type JobHandlers, makeHandlers } from '#features/jobs/handlers.ts'

export interface JobQueue extends Jobs {
  /** Makes the queues; nothing can be sent before. */
  start(): Promise<void>
  /** Begins to do jobs, and plans those that come round by themselves. */
  work(dependencies: Dependencies): Promise<void>
  stop(): Promise<void>
}

const policies: Record<JobName, QueuePolicy> = {
  retention: 'exclusive',
  'link-steps': 'standard',
  'read-courses': 'exclusive',
}
const names = Object.keys(policies) as JobName[]

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Opens the job queue on the product's own database. `quiet` leaves out its own maintenance, for tests. Errors, from `start`:
 * whatever the database says when the queue's tables cannot be made.
 */
export function openJobs(client: DatabaseClient, log: FastifyBaseLogger, { quiet = false } = {}): JobQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.pool.query(text, values) },
    ...(client.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
    ...(quiet ? { supervise: false, schedule: false } : {}),
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  return {
    start: async () => {
      await boss.start()
      for (const name of names) {
        await boss.createQueue(name, { policy: policies[name], retryLimit: 5, retryBackoff: true })
        // Asking for any job makes pg-boss remember the queue: within a transaction it could not look it up, since the
        // embedded database has one connection.
        await boss.getJobById(name, nobody)
      }
    },
    send: async (tx, name, data) => {
      await boss.send(name, data, { db: fromDrizzle(tx.db, sql) })
    },
    work: async (dependencies) => {
      const handlers = makeHandlers(dependencies)
      for (const name of names) await workOn(boss, name, handlers)
      await boss.schedule('retention', '17 3 * * *')
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

async function workOn<N extends JobName>(boss: PgBoss, name: N, handlers: JobHandlers): Promise<void> {
  await boss.work<JobData[N]>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) await handlers[name](data)
  })
}
