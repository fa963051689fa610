import { parseArgs } from 'node:util'
import { BackupError } from '#backup/format.ts'
import { writeBackup } from '#backup/write-backup.ts'
import { readProcessConfig } from '#config.ts'
import { openDatabase } from '#db/client.ts'

const usage =
  'Usage: npm run backup -- milepost.backup\nWith PostgreSQL the product may be running. With the embedded database stop it first.'

try {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined) throw new BackupError(usage)
  const client = await openDatabase(readProcessConfig(), () => undefined)
  try {
    const rows = Object.values(await writeBackup(client, file)).reduce((sum, count) => sum + count, 0)
    process.stdout.write(`${file} holds ${rows} rows. It contains personal data: keep it as safe as the database.\n`)
  } finally {
    await client.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
