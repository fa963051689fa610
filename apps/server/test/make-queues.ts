import type { DatabaseClient } from '#db/client.ts'
import { openJobs } from '#features/jobs/index.ts'
import { openLog } from '#lib/log.ts'

/** The queue's own tables, made once for the template that every test's database is copied from. */
export async function makeQueues(client: DatabaseClient): Promise<void> {
  const jobs = openJobs(client, openLog('silent'), { quiet: true })
  await jobs.start()
  await jobs.stop()
}
