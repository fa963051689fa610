import type { DatabaseClient } from '#db/client.ts'
import { openJobs } from '#features/jobs/index.ts'
import { openLog } from '#lib/log.ts'

/** Creates the queue's tables once, in the template of every test database. */
export async function makeQueues(client: DatabaseClient): Promise<void> {
  const jobs = openJobs(client, openLog('silent'), { quiet: true })
  await jobs.start()
  await jobs.stop()
}
