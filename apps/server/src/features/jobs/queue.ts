import { PgBoss } from 'pg-boss'
import type { Dependencies } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import { applyRetention } from '#features/jobs/retention.ts'

export interface JobQueue {
  /** Puts a job into its queue now, beside its schedule. */
  runNow(queue: typeof retentionQueue): Promise<void>
  stop(): Promise<void>
}

const retentionQueue = 'retention'

/**
 * Starts the job queue on the product's own database and plans the jobs that come round by themselves.
 * Errors: whatever the database says when the queue's tables cannot be made.
 */
export async function startJobs(client: DatabaseClient, dependencies: Dependencies): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.pool.query(text, values) },
    ...(client.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
  })
  boss.on('error', (error) => dependencies.log.error({ err: error }, 'job queue'))
  await boss.start()
  await boss.createQueue(retentionQueue, { policy: 'exclusive', retryLimit: 3, retryBackoff: true })
  await boss.work(retentionQueue, async () => applyRetention(dependencies))
  await boss.schedule(retentionQueue, '17 3 * * *')
  return {
    runNow: async (queue) => {
      await boss.send(queue)
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
