import { parseArgs } from 'node:util'
import { BackupError } from '#backup/format.ts'
import { restoreBackup } from '#backup/restore-backup.ts'
import { readProcessConfig } from '#config.ts'
import { openDatabase } from '#db/client.ts'
import { openJobs } from '#features/jobs/index.ts'
import { openLog } from '#lib/log.ts'

const usage = `Usage: npm run restore -- milepost.backup [--replace]
Stop the product first. The backup may come from the embedded database or from PostgreSQL.
--replace deletes what the database holds, if it has users.`

try {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [file] = positionals
  if (file === undefined) throw new BackupError(usage)
  const client = await openDatabase(readProcessConfig(), () => undefined)
  const createQueues = async () => {
    const jobs = openJobs(client, openLog('silent'), { quiet: true })
    await jobs.start()
    await jobs.stop()
  }
  try {
    const rows = await restoreBackup(client, file, { replace: values.replace === true, createQueues })
    process.stdout.write(`${rows} rows are back. The product can be started.\n`)
  } finally {
    await client.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
