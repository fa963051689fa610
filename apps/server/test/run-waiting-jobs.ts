import { PgBoss } from 'pg-boss'
import type { Dependencies, JobData, JobName } from '#context.ts'
import type { DatabaseClient } from '#db/client.ts'
import { type JobHandlers, makeHandlers } from '#features/jobs/index.ts'

/** Takes jobs out of the real queue and does them, one after the other, until none is left. */
export async function runWaitingJobs(client: DatabaseClient, dependencies: Dependencies): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.pool.query(text, values) },
    ...(client.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
    ...{ supervise: false, schedule: false, migrate: false },
  })
  await boss.start()
  try {
    const handlers = makeHandlers(dependencies)
    for (const name of Object.keys(handlers) as JobName[]) await drain(boss, name, handlers)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function drain<N extends JobName>(boss: PgBoss, name: N, handlers: JobHandlers): Promise<void> {
  for (;;) {
    const [job] = await boss.fetch<JobData[N]>(name)
    if (job === undefined) return
    await handlers[name](job.data)
    await boss.complete(name, job.id)
  }
}
