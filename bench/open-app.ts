import { buildApp } from '@milepost/server/src/app.ts'
import { readConfig } from '@milepost/server/src/config.ts'
import { openDatabase } from '@milepost/server/src/db/client.ts'
import { migrateDatabase } from '@milepost/server/src/db/migrate.ts'
import { createDependencies } from '@milepost/server/src/dependencies.ts'
import { openJobs } from '@milepost/server/src/features/jobs/index.ts'
import { openInstallationKey } from '@milepost/server/src/installation-key.ts'
import { openLog } from '@milepost/server/src/lib/log.ts'

/** Opens the server within this process, without listening, on a new database without content. */
export async function openApp(environment: Record<string, string>) {
  const config = readConfig({ SEED: 'none', ...environment })
  const log = openLog('silent')
  const client = await openDatabase(config, () => undefined)
  await migrateDatabase(client)
  const jobs = openJobs(client, log, { quiet: true })
  await jobs.start()
  const dependencies = await createDependencies(config, client, jobs, await openInstallationKey(config, client.db), log)
  const app = await buildApp(dependencies, { webFolder: null })
  return {
    app,
    client,
    dependencies,
    close: async () => {
      await app.close()
      await jobs.stop()
      await client.close()
    },
  }
}
