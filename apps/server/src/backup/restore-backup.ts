import { statfs } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { BackupError, type Header, jobTable } from '#backup/format.ts'
import { deleteAgain, endReplacedShares } from '#backup/keep-deletions.ts'
import { loadJobs, loadTables } from '#backup/load-rows.ts'
import { type Counts, readBackup } from '#backup/read-backup.ts'
import { countRows, dropTablesAside, setTablesAside } from '#backup/replace-tables.ts'
import { listTables } from '#backup/write-backup.ts'
import type { Context } from '#context.ts'
import { connectWithoutDeadlines, type DatabaseClient } from '#db/client.ts'
import { knownMigrations, listCreated, runMigrationsWithin } from '#db/migrate.ts'
import { loseSecondFactors } from '#features/accounts/index.ts'
import { audit } from '#features/audit-logs/index.ts'
import { replaceLostSigningKey } from '#features/credentials/index.ts'
import { checkInvariants } from '#features/invariants/index.ts'

/** What a backup would bring, once all of it is proven. */
export interface Proven {
  /** When it was written. */
  readonly createdAt: string
  readonly rows: number
  readonly users: number
  readonly institutions: number
  readonly courses: number
  /** The addresses of its admins, and whether each is one in the database now. */
  readonly admins: readonly { readonly email: string; readonly isNow: boolean }[]
  /** How many users the database has now. */
  readonly usersNow: number
  /** Accounts of the backup that have been deleted since, and are deleted again. */
  readonly deletedAgain: number
  /** Second factors that the key of this installation doesn't open, which end with an email. */
  readonly secondFactorsLost: number
}

interface RestoreOptions {
  /** Asked before anything changes. False leaves everything as it is. */
  readonly confirm: (proven: Proven) => Promise<boolean>
  /** Takes data that breaks an invariant, which `npm run doctor` then names. */
  readonly acceptBreaches?: boolean
  /** The folder of the embedded database, whose disk must have room. */
  readonly folder?: string | undefined
  readonly freeSpaceOf?: (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>
}

/** What the rows take in the database, with indexes and log, for each byte of JSON. */
const spaceFactor = 4

/**
 * Puts a backup into a database, whichever of the two it came from, and migrates it to this version. All of it is one
 * transaction: the product's tables step aside, those of the backup are filled and proven, and take their place. Any
 * fault leaves the database as it was.
 * @returns what it brought; null if it was not confirmed
 * @throws {BackupError} naming what is wrong, or if the database is in use
 */
export async function restoreBackup(
  ctx: Context,
  client: DatabaseClient,
  file: string,
  options: RestoreOptions,
): Promise<Proven | null> {
  const header = await checkFile(file, options)
  const connection = await connectWithoutDeadlines(client)
  try {
    await connection.query("begin; set local lock_timeout = '3s'; set local idle_in_transaction_session_timeout = 0")
    const proven = await replaceData({ ...ctx, db: drizzle(connection) }, connection, file, { header, ...options })
    if (!(await options.confirm(proven))) return null
    await dropTablesAside(connection)
    await connection.query('commit')
    return proven
  } catch (error) {
    throw Object(error).code === lockNotAvailable ? new BackupError(inUse, { cause: error }) : error
  } finally {
    // Rolls back what was not committed.
    await connection.end()
  }
}

const lockNotAvailable = '55P03'
export const inUse = 'The database is in use. Stop all instances of Milepost first.'

async function replaceData(
  tx: Context,
  connection: pg.ClientBase,
  file: string,
  { header, acceptBreaches = false }: RestoreOptions & { readonly header: Header },
): Promise<Proven> {
  const replaced = await setTablesAside(connection)
  await runMigrationsWithin(connection, 0, header.migrations)
  const loaded = await loadTables(connection, file, await listTables(connection))
  await runMigrationsWithin(connection, header.migrations, knownMigrations().length)
  const jobs = await loadJobs(connection, file)
  if (replaced.users > 0) await endReplacedShares(connection)
  const deletedAgain = await deleteAgain(tx)
  const secondFactorsLost = await loseSecondFactors(tx)
  await replaceLostSigningKey(tx)
  await audit(tx, {
    action: 'data.restored',
    objectType: 'settings',
    objectId: 'backup',
    details: { of: header.createdAt },
  })
  const breaches = acceptBreaches ? [] : (await checkInvariants(tx)).filter(({ isRepaired }) => !isRepaired)
  for (const { name, count, ids } of breaches)
    throw new BackupError(
      `The backup breaks ${name}: ${count}, such as ${ids.join(', ')}. To restore it all the same, add --accept-breaches.`,
    )
  const admins = await connection.query<{ email: string }>(
    "select email from users where role = 'admin' order by email",
  )
  return {
    createdAt: header.createdAt,
    rows: loaded + jobs,
    users: await countRows(connection, 'users'),
    institutions: await countRows(connection, 'institutions'),
    courses: await countRows(connection, 'courses'),
    admins: admins.rows.map(({ email }) => ({ email, isNow: replaced.admins.includes(email) })),
    usersNow: replaced.users,
    deletedAgain,
    secondFactorsLost,
  }
}

/** Reads the file to its end. */
async function checkFile(file: string, { folder, freeSpaceOf = statfs }: RestoreOptions): Promise<Header> {
  const own = new Set([...listCreated('table').map((name) => `public.${name}`), jobTable])
  let header: Header | undefined
  let bytes = 0
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header
    else if (part.kind === 'rows') bytes += part.rows.reduce((sum, row) => sum + row.length, 0)
    for (const table of tablesOf(part))
      if (!own.has(table)) throw new BackupError(`The file names ${table}, which is no table of Milepost.`)
  }
  const known = knownMigrations()
  if (
    header === undefined ||
    header.migrations > known.length ||
    known[header.migrations - 1] !== header.latestMigration
  )
    throw new BackupError('The backup is of another or newer version of Milepost. Restore it with that version.')
  if (folder !== undefined) await requireSpace(folder, bytes * spaceFactor, freeSpaceOf)
  return header
}

function tablesOf(part: { kind: string; table?: string; rows?: readonly string[] | Counts }): string[] {
  if (part.table !== undefined) return [part.table]
  return part.kind === 'end' ? Object.keys(part.rows ?? {}) : []
}

async function requireSpace(
  folder: string,
  needed: number,
  freeSpaceOf: NonNullable<RestoreOptions['freeSpaceOf']>,
): Promise<void> {
  const { bavail, bsize } = await freeSpaceOf(folder)
  if (bavail * bsize >= needed) return
  const [free, wanted] = [bavail * bsize, needed].map((bytes) => Math.ceil(bytes / 1024 / 1024))
  throw new BackupError(`The disk of ${folder} has ${free} MB free. The backup needs ${wanted} MB.`)
}
