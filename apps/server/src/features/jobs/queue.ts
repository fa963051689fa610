import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss, type QueuePolicy } from 'pg-boss'
import type { Dependencies, JobData, JobName, Jobs } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import { deadLetters, deleteDeadLetter, lockDeadLetter } from '#features/jobs/dead-letters.ts'
import { type JobHandlers, makeHandlers } from '#features/jobs/handlers.ts'

export interface JobQueue extends Jobs {
  /** Makes the queues; nothing can be sent before. */
  start(): Promise<void>
  /** Begins to do jobs, and plans those that come round by themselves. */
  work(dependencies: Dependencies): Promise<void>
  stop(): Promise<void>
}

interface QueueSettings {
  readonly policy: QueuePolicy
  /** Tries after the first. */
  readonly retryLimit: number
  /** How long a job is kept once it is done; a week otherwise. */
  readonly deleteAfterSeconds?: number
}

/** Waits between tries double from about five seconds to an hour: a server that is away for a night is reached in the end. */
const patient = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 } as const
const usual = { retryLimit: 5, retryDelay: 1, retryBackoff: true } as const

const queues: Record<JobName, QueueSettings> = {
  retention: { policy: 'exclusive', ...usual },
  'link-steps': { policy: 'standard', ...usual },
  'read-courses': { policy: 'exclusive', ...usual },
  'send-mail': { policy: 'standard', ...patient },
  // It names a mail address, perhaps one that has no account: it is not kept for longer than it takes to look into a failure.
  'reset-password': { policy: 'standard', ...usual, deleteAfterSeconds: 60 * 60 },
  'sign-in-link': { policy: 'standard', ...usual, deleteAfterSeconds: 60 * 60 },
  'sync-subscription': { policy: 'standard', ...patient },
  'sync-refund': { policy: 'standard', ...patient },
  'end-second-subscription': { policy: 'standard', ...patient },
  'close-customer': { policy: 'standard', ...patient },
  'weekly-summary': { policy: 'standard', ...usual },
  'reconcile-payments': { policy: 'exclusive', ...usual },
  'publish-figures': { policy: 'exclusive', ...usual },
}
const names = Object.keys(queues) as JobName[]
const yearInSeconds = 365 * 24 * 60 * 60

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Opens the job queue on the product's own database. `quiet` leaves out its own maintenance, for tests. Errors, from `start`:
 * whatever the database says when the queue's tables cannot be made.
 */
export function openJobs(client: DatabaseClient, log: FastifyBaseLogger, { quiet = false } = {}): JobQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.background.$client.query(text, values) },
    ...(client.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
    ...(quiet ? { supervise: false, schedule: false } : {}),
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  return {
    start: async () => {
      await boss.start()
      const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      if (!present.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: yearInSeconds })
      await boss.getJobById(deadLetters, nobody)
      for (const name of names) {
        const queue = present.get(name)
        if (queue === undefined) await boss.createQueue(name, { ...queues[name], deadLetter: deadLetters })
        else if (queue.deadLetter !== deadLetters) await boss.updateQueue(name, { deadLetter: deadLetters })
        // Asking for any job makes pg-boss remember the queue: within a transaction it could not look it up, since the
        // embedded database has one connection.
        await boss.getJobById(name, nobody)
      }
    },
    send: async (tx, name, data) => {
      await boss.send(name, data, { db: fromDrizzle(tx.db, sql) })
    },
    forgetAddress: async (tx, email) => {
      await tx.db.execute(sql`delete from pgboss.job where data->>'email' = ${email}`)
    },
    retryDeadLetter: async (tx, id) => {
      if (!(await lockDeadLetter(tx.db, id))) return false
      await boss.redrive(deadLetters, { ids: [id], db: fromDrizzle(tx.db, sql) })
      // Of some jobs only one waits at a time: where it does, what was put aside is done by it.
      await deleteDeadLetter(tx.db, id)
      return true
    },
    countDeadLetters: async () => {
      const result = await client.pool.query<{ count: number }>(
        "select count(*)::int as count from pgboss.job where name = $1 and state = 'created'",
        [deadLetters],
      )
      return result.rows[0]?.count ?? 0
    },
    work: async (dependencies) => {
      const handlers = makeHandlers(dependencies)
      for (const name of names) await workOn(boss, name, handlers)
      await boss.schedule('retention', '17 3 * * *')
      await boss.schedule('reconcile-payments', '43 3 * * *')
      await boss.schedule('publish-figures', '7 4 * * *')
      await boss.schedule('weekly-summary', '30 1 * * 1')
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

async function workOn<N extends JobName>(boss: PgBoss, name: N, handlers: JobHandlers): Promise<void> {
  await boss.work<JobData[N]>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) await handlers[name](data)
  })
}
