import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { BackupError } from '#backup/format.ts'
import { inUse, type Proven, restoreBackup } from '#backup/restore-backup.ts'
import { explain } from '#command-line.ts'
import { readProcessConfig } from '#config.ts'
import { type DatabaseClient, openDatabase } from '#db/client.ts'
import { createDependencies } from '#dependencies.ts'
import { openJobs } from '#features/jobs/index.ts'
import { openAnyKey } from '#installation-key.ts'
import { openLog } from '#lib/log.ts'

const usage = `Usage: npm run restore -- milepost.backup [--yes] [--accept-breaches]
Stop the product first. The backup may come from the embedded database or from PostgreSQL. It is proven first, and what it
would bring is shown. Any fault leaves the database as it is.
--yes answers the question, for scripts.
--accept-breaches takes data that npm run doctor would call broken.`

try {
  const { values, positionals } = parseArgs({
    options: { yes: { type: 'boolean' }, 'accept-breaches': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (file === undefined) throw new BackupError(usage)
  if (values.yes !== true && process.stdin.isTTY !== true)
    throw new BackupError('There is no terminal to ask on. To restore without a question, add --yes.')
  const config = readProcessConfig()
  const client = await openDatabase(config, () => undefined)
  try {
    await requireStopped(client)
    const log = openLog('silent')
    const jobs = openJobs(client, log, { quiet: true })
    await jobs.start()
    const keys = await openAnyKey(config)
    const ctx = { ...(await createDependencies(config, client, jobs, keys, log)), actor: null, address: null }
    const restored = await restoreBackup(ctx, client, file, {
      confirm: async (proven) => {
        process.stdout.write(describe(proven))
        return values.yes === true || (await ask())
      },
      acceptBreaches: values['accept-breaches'] === true,
      folder: client.kind === 'embedded' ? config.dataDirectory : undefined,
    })
    await jobs.stop()
    process.stdout.write(
      restored === null
        ? 'Nothing was changed.\n'
        : `${restored.rows} rows are back. Everyone signs in again. The product can be started.\n`,
    )
  } finally {
    await client.close()
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\nNothing was changed.\n`)
  process.exitCode = 1
}

/** An instance that runs on would keep statements of tables that are gone. The embedded database's folder is locked anyway. */
async function requireStopped(client: DatabaseClient): Promise<void> {
  const { rows } = await client.background.$client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = current_setting('application_name') and pid <> pg_backend_pid()`,
  )
  if (client.kind === 'postgresql' && rows.length > 0) throw new BackupError(inUse)
}

function describe(proven: Proven): string {
  const { createdAt, users, institutions, courses, rows, admins, usersNow, deletedAgain, secondFactorsLost } = proven
  const lines = [
    `The backup of ${createdAt} is whole: ${users} users, ${institutions} institutions, ${courses} courses, ${rows} rows.`,
    'Its admins:',
    ...admins.map(
      ({ email, isNow }) => `  ${email}${isNow || usersNow === 0 ? '' : ' (no admin in the database now)'}`,
    ),
  ]
  if (usersNow > 0) lines.push(`It replaces the database, which has ${usersNow} users.`)
  if (deletedAgain > 0) lines.push(`${deletedAgain} accounts that were deleted since are deleted again.`)
  if (secondFactorsLost > 0)
    lines.push(
      `Two-step sign-in ends for ${secondFactorsLost} accounts, whose secrets this key doesn't open. Each gets an email.`,
    )
  return `${lines.join('\n')}\n`
}

async function ask(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question('Restore it? Type yes: ')).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
