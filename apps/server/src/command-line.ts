import { readProcessConfig } from '#config.ts'
import type { Context } from '#context.ts'
import { openDatabase } from '#db/client.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { createDependencies } from '#dependencies.ts'
import { openJobs } from '#features/jobs/index.ts'
import { AppError } from '#http/errors.ts'
import { MessageCatalogue } from '#http/messages.ts'
import { openInstallationKey } from '#installation-key.ts'
import { openLog } from '#lib/log.ts'

/**
 * Runs a command of an operator on the database of the settings, which is migrated first.
 * @param openKeys - Where the usual key need not be the data's.
 */
export async function runCommand(
  work: (ctx: Context) => Promise<void>,
  openKeys: typeof openInstallationKey = openInstallationKey,
): Promise<void> {
  const config = readProcessConfig()
  const client = await openDatabase(config, () => undefined)
  try {
    await migrateDatabase(client)
    const log = openLog('silent')
    const dependencies = await createDependencies(
      config,
      client,
      openJobs(client, log),
      await openKeys(config, client.db),
      log,
    )
    await work({ ...dependencies, actor: null, address: null })
  } finally {
    await client.close()
  }
}

/** What an operator reads of an error. */
export function explain(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error)
  const messages = new MessageCatalogue()
  if (error.code !== 'invalid') return messages.ofError(error.code)
  return error.issues.map((issue) => messages.ofIssue(issue)).join('\n')
}
