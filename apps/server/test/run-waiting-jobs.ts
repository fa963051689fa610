import { PgBoss } from 'pg-boss'
import type { Dependencies, JobData, JobName } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import type { JobHandlers } from '#features/jobs/index.ts'
import { createJobHandlers } from '#job-handlers.ts'

export interface RunOptions {
  /** Failed jobs return to the queue for a retry; otherwise a failure throws. */
  readonly despiteFailures?: boolean
}

/** Runs the real queue's due jobs one after the other, until none is left. */
export async function runWaitingJobs(
  client: DatabaseClient,
  dependencies: Dependencies,
  { despiteFailures = false }: RunOptions = {},
): Promise<void> {
  const handlers = createJobHandlers(dependencies)
  let names = await findDueQueues(client, handlers)
  if (names.length === 0) return
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.pool.query(text, values) },
    ...(client.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await boss.start()
  try {
    // Jobs may fill queues that were empty before.
    for (let done = 1; done > 0; names = await findDueQueues(client, handlers)) {
      done = 0
      for (const name of names) done += await drain(boss, name, handlers, despiteFailures)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Asking each queue would take longer than most jobs. */
async function findDueQueues({ pool }: DatabaseClient, handlers: JobHandlers): Promise<JobName[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()",
  )
  const due = new Set(rows.map(({ name }) => name))
  return (Object.keys(handlers) as JobName[]).filter((name) => due.has(name))
}

async function drain<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: JobHandlers,
  despiteFailures: boolean,
): Promise<number> {
  for (let done = 0; ; done += 1) {
    const [job] = await boss.fetch<JobData[N]>(name)
    if (job === undefined) return done
    try {
      await handlers[name](job.data)
      await boss.complete(name, job.id)
    } catch (error) {
      if (!despiteFailures) throw error
      await boss.fail(name, job.id, { message: String(error) })
    }
  }
}

/** Makes every waiting retry due now. */
export async function makeRetriesDue(client: DatabaseClient): Promise<void> {
  await client.pool.query("update pgboss.job set start_after = now() where state = 'retry'")
}
