import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { buildApp } from '#app.ts'
import { type Config, ConfigError, demoRefusal, readProcessConfig } from '#config.ts'
import { type DatabaseClient, openDatabase } from '#db/client.ts'
import { FolderInUseError } from '#db/folder-lock.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { type DemoAccounts, seedDemo } from '#demo/seed.ts'
import { createDependencies } from '#dependencies.ts'
import { sealSecrets } from '#features/accounts/index.ts'
import { findMarks } from '#features/analytics/figures/index.ts'
import { sealSigningKey } from '#features/credentials/index.ts'
import { openJobs } from '#features/jobs/index.ts'
import { hasDemoUsers } from '#features/users/index.ts'
import { builtWebFolder } from '#http/plugins/web-pages.ts'
import { openInstallationKey, wayOut } from '#installation-key.ts'
import { createJobHandlers } from '#job-handlers.ts'
import { Drain } from '#lib/drain.ts'
import type { KeyRing } from '#lib/key-ring.ts'
import { openLog } from '#lib/log.ts'
import { sandboxesOf } from '#services-config.ts'

/** How long open requests and jobs may take to finish once the server is closing. */
const closingMilliseconds = 20_000
/** Node's usual 511 overflow when a class arrives at once, and who is dropped tries again only after a second. */
const backlog = 4_096
const parent = process.ppid

try {
  await run(readProcessConfig())
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function run(config: Config): Promise<void> {
  const log = openLog(config.logLevel)
  const client = await openDatabase(config, (error) => log.error({ err: error }, 'database connection'))
  try {
    await migrateDatabase(client)
    const keys = await openInstallationKey(config, client.db)
    await requireSealedSecrets(client, keys)
    const jobs = openJobs(client, log)
    let listeningOn = ''
    const dependencies = await createDependencies(config, client, jobs, keys, log, () => listeningOn)
    const demo = config.seed === 'demo' ? await seedDemo(dependencies) : undefined
    if (!config.onLoopback && !config.allowSandbox && (await hasDemoUsers(client.db)))
      throw new ConfigError(demoRefusal)
    const drain = new Drain()
    const app = await buildApp(dependencies, { webFolder: existsSync(builtWebFolder) ? builtWebFolder : null, drain })
    await jobs.start()
    const drainDelay = config.drainDelaySeconds * 1_000
    const stop = closeWithGrace({ delay: drainDelay + closingMilliseconds, logger: log }, async ({ err }) => {
      drain.begin()
      if (err === undefined) await Promise.all([jobs.rest(), setTimeout(drainDelay)])
      else log.fatal({ err }, 'stopping after an error')
      await app.close()
      await jobs.stop()
      await client.close()
    })
    stopWithParent(() => stop.close())
    // Training what isn't trained yet takes the whole process for seconds: a request would wait, and end.
    await dependencies.advisor.prepare()
    listeningOn = await app.listen({ port: config.port, host: config.host, backlog })
    // Jobs put links into emails, so they wait until the address is known.
    await jobs.work(createJobHandlers({ ...dependencies, db: client.background }))
    await jobs.send(dependencies, 'refresh-search', {})
    await jobs.send(dependencies, 'read-courses', {})
    await jobs.send(dependencies, 'add-sessions', {})
    if ((await findMarks(client.db, 'published')).length === 0) await jobs.send(dependencies, 'publish-figures', {})
    if (config.services.payment.mode === 'live') await jobs.send(dependencies, 'reconcile-payments', {})
    announce(config, listeningOn, client.kind, demo)
  } catch (error) {
    await client.close()
    throw error
  }
}

/** @throws {ConfigError} if the key opens only some */
async function requireSealedSecrets(client: DatabaseClient, keys: KeyRing): Promise<void> {
  const stored = { db: client.background, keys }
  if (!(await sealSigningKey(stored)))
    throw new ConfigError(`The key doesn’t open the one that signs credentials. ${wayOut}`)
  const lost = await sealSecrets(stored)
  if (lost > 0) throw new ConfigError(`The key opens all but ${lost} secrets of two-step sign-in. ${wayOut}`)
}

/** npm signals only its shell: when that exits, the server must too. */
function stopWithParent(stop: () => void): void {
  if (parent === 1) return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
  timer.unref()
}

function announce(
  config: Config,
  address: string,
  database: 'embedded' | 'postgresql',
  demo: DemoAccounts | undefined,
): void {
  const lines = ['', `Milepost is ready: ${config.publicUrl ?? address}`]
  if (database === 'embedded') {
    lines.push(
      `Data folder: ${config.dataDirectory}. The embedded database is for trying out and small use: it survives a crash`,
      'of the program, but not a loss of power. Set DATABASE_URL for a PostgreSQL server.',
    )
  }
  const sandboxes = sandboxesOf(config.services)
  if (sandboxes.length > 0) {
    lines.push(`Sandboxes stand in for outside services: ${sandboxes.join(', ')}.`)
    if (sandboxes.includes('mail')) lines.push(`Mails are kept and read at ${config.publicUrl ?? address}/dev/mail`)
  }
  if (demo !== undefined) {
    lines.push('', `Demo accounts (fictional; the password of each is ${demo.password}):`)
    for (const account of demo.accounts) lines.push(`  ${account.email.padEnd(30)} ${account.description}`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use by another program. Stop it, or choose another port with PORT.`
  }
  if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') {
    return 'The database server named by DATABASE_URL does not answer.'
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
