import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, type JobResult, PgBoss, type QueuePolicy } from 'pg-boss'
import type { JobData, JobName, Jobs } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import { deadLetters, deleteDeadLetter, lockDeadLetter } from '#features/jobs/dead-letters.ts'

export type JobHandlers = { readonly [N in JobName]: (data: JobData[N]) => Promise<void> }

export interface JobQueue extends Jobs {
  /** Creates the queues; required before sending. */
  start(): Promise<void>
  /** Starts the workers and schedules recurring jobs. */
  work(handlers: JobHandlers): Promise<void>
  /** Takes no more jobs; those that run go to their end, and sending still works. */
  rest(): Promise<void>
  stop(): Promise<void>
}

interface QueueSettings {
  readonly policy: QueuePolicy
  /** Retries after the first attempt. */
  readonly retryLimit: number
  /** How many jobs are taken each second; ten by default. */
  readonly batchSize?: number
  /** How long a finished job is stored; a week by default. */
  readonly deleteAfterSeconds?: number
}

/** Delays double from about five seconds to an hour, to outlast a server that is down overnight. */
const longRetry = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 } as const
const usual = { retryLimit: 5, retryDelay: 1, retryBackoff: true } as const

const queues: Record<JobName, QueueSettings> = {
  retention: { policy: 'exclusive', ...usual },
  'add-sessions': { policy: 'standard', ...usual },
  // Changing 200 courses at once makes as many jobs.
  'link-steps': { policy: 'standard', batchSize: 50, ...usual },
  'refresh-search': { policy: 'exclusive', ...usual },
  'read-courses': { policy: 'exclusive', ...usual },
  'notice-emails': { policy: 'exclusive', ...usual },
  'send-mail': { policy: 'standard', ...longRetry },
  // The payload is an email address, perhaps without an account, so it is stored only long enough to look into a
  // failure.
  'reset-password': { policy: 'standard', ...usual, deleteAfterSeconds: 60 * 60 },
  'sign-in-link': { policy: 'standard', ...usual, deleteAfterSeconds: 60 * 60 },
  'sync-subscription': { policy: 'standard', ...longRetry },
  'sync-refund': { policy: 'standard', ...longRetry },
  'end-second-subscription': { policy: 'standard', ...longRetry },
  'close-customer': { policy: 'standard', ...longRetry },
  'weekly-summary': { policy: 'standard', ...usual },
  'quiet-reminders': { policy: 'standard', ...usual },
  // As deciding 200 items at once does.
  'announce-decision': { policy: 'standard', batchSize: 50, ...usual },
  // Deleting 200 courses at once makes as many jobs.
  'delete-course': { policy: 'standard', batchSize: 50, ...usual },
  'tend-offers': { policy: 'standard', ...usual },
  'reconcile-payments': { policy: 'exclusive', ...usual },
  'publish-figures': { policy: 'exclusive', ...usual },
  'check-invariants': { policy: 'exclusive', ...usual },
}
const names = Object.keys(queues) as JobName[]
const yearInSeconds = 365 * 24 * 60 * 60

const overdue = '5 minutes'
const unknownId = '00000000-0000-0000-0000-000000000000'

/** Opens the job queue on the product's database. `quiet` disables its maintenance, for tests. */
export function openJobs(client: DatabaseClient, log: FastifyBaseLogger, { quiet = false } = {}): JobQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.background.$client.query(text, values) },
    ...(client.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
    ...(quiet ? { supervise: false, schedule: false } : {}),
  })
  boss.on('error', (error) => {
    client.writeFailures.note(error, new Date())
    log.error({ err: error }, 'job queue')
  })
  return {
    start: async () => {
      await boss.start()
      await createQueues(boss)
    },
    send: async (tx, name, data, { afterSeconds = 0, priority = 0 } = {}) => {
      await boss.send(name, data, { db: fromDrizzle(tx.db, sql), startAfter: afterSeconds, priority })
    },
    forgetAddress: async (tx, email) => {
      await tx.db.execute(sql`delete from pgboss.job where data->>'email' = ${email}`)
    },
    retryDeadLetter: async (tx, id) => {
      if (!(await lockDeadLetter(tx.db, id))) return false
      await boss.redrive(deadLetters, { ids: [id], db: fromDrizzle(tx.db, sql) })
      // Some queues allow one waiting job: if there is one, it does this job's work too.
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
    work: async (handlers) => {
      for (const name of names) await workOn(boss, name, handlers)
      await scheduleJobs(boss)
    },
    countUnfinished: async (db) => {
      const result = await db.execute<{ name: string; count: number }>(
        sql`select name, count(*)::int as count from pgboss.job where state < 'completed' group by name`,
      )
      return result.rows
    },
    isBehind: async (db) => {
      const result = await db.execute(sql`
        select 1 from pgboss.job where name in ${names} and state < 'active' and not blocked
          and start_after < now() - ${overdue}::interval limit 1`)
      return result.rows.length > 0
    },
    rest: async () => {
      await Promise.all(names.map((name) => boss.offWork(name, { wait: false })))
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

/** Creates the queues that are missing, and has failed jobs of all of them kept in the queue of dead letters. */
async function createQueues(boss: PgBoss): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!present.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: yearInSeconds })
  await boss.getJobById(deadLetters, unknownId)
  for (const name of names) {
    const queue = present.get(name)
    const { batchSize: _, ...settings } = queues[name]
    if (queue === undefined) await boss.createQueue(name, { ...settings, deadLetter: deadLetters })
    else if (queue.deadLetter !== deadLetters) await boss.updateQueue(name, { deadLetter: deadLetters })
    // Any lookup makes pg-boss cache the queue: inside a transaction it could not load it, as the embedded database
    // has one connection.
    await boss.getJobById(name, unknownId)
  }
}

async function scheduleJobs(boss: PgBoss): Promise<void> {
  await boss.schedule('notice-emails', '* * * * *')
  await boss.schedule('retention', '17 3 * * *')
  await boss.schedule('reconcile-payments', '43 3 * * *')
  await boss.schedule('publish-figures', '7 4 * * *')
  await boss.schedule('check-invariants', '27 * * * *')
  await boss.schedule('tend-offers', '37 * * * *')
  await boss.schedule('quiet-reminders', '10 2 * * *')
  await boss.schedule('weekly-summary', '30 1 * * 1')
}

/** Each job of a batch succeeds or fails by itself: one that fails keeps no other from being done. */
async function workOn<N extends JobName>(boss: PgBoss, name: N, handlers: JobHandlers): Promise<void> {
  const { batchSize = 10 } = queues[name]
  const options = { pollingIntervalSeconds: 1, batchSize, perJobResults: true } as const
  await boss.work<JobData[N]>(name, options, async (jobs) => {
    const results: JobResult[] = []
    for (const { id, data } of jobs) {
      try {
        await handlers[name](data)
        results.push({ id, status: 'completed' })
      } catch (error) {
        results.push({ id, status: 'failed', output: error })
      }
    }
    return results
  })
}
