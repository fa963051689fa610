import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Config, ConfigError } from '#config.ts'
import type { Queryable } from '#db/client.ts'
import { findInstallationKey, registerInstallationKey } from '#features/settings/index.ts'
import { KeyRing, newKey } from '#lib/key-ring.ts'

type KeyConfig = Pick<Config, 'installationKeyFile'>

export const wayOut =
  'Put the right file there. If it is lost, run `npm run admin:lost-key`: two-step sign-in ends for everyone who has it, and they get an email.'

/**
 * Opens the key of the installation, which is made where the data has none yet. The database names the key that its
 * data was sealed with, so that no instance seals with another.
 * @throws {ConfigError} if the file is missing, wrong, or not this data's
 */
export async function openInstallationKey(config: KeyConfig, db: Queryable): Promise<KeyRing> {
  const file = config.installationKeyFile
  const isUsed = (await findInstallationKey(db)) !== null
  const keys = (await readKeyFile(file)) ?? (isUsed ? null : await createKeyFile(file))
  if (keys === null) throw new ConfigError(`The key of this installation, ${file}, is missing. ${wayOut}`)
  if (!(await registerInstallationKey(db, keys.ids)))
    throw new ConfigError(`The key in ${file} is not the one that this data was encrypted with. ${wayOut}`)
  return keys
}

/** The same for a restore, and where the key was lost: whatever the data was sealed with, this key seals from now on. */
export async function openAnyKey({ installationKeyFile: file }: KeyConfig): Promise<KeyRing> {
  return (await readKeyFile(file)) ?? createKeyFile(file)
}

/** @throws {ConfigError} if the file isn't one */
async function readKeyFile(file: string): Promise<KeyRing | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const keys = KeyRing.parse(text)
  if (keys === null) throw new ConfigError(`${file} is not a key file: each line must be a key of 43 characters.`)
  return keys
}

/** Instances that start at the same time share the file that the first of them made. */
async function createKeyFile(file: string): Promise<KeyRing> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, `${newKey()}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(unfinished, file)
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished)
  }
  const keys = await readKeyFile(file)
  if (keys === null) throw new ConfigError(`The key file ${file} can't be made.`)
  return keys
}

/** What `npm run doctor` says of the key. `db` is null until the database has been migrated. */
export async function describeInstallationKey(
  { installationKeyFile: file }: KeyConfig,
  db: Queryable | null,
): Promise<{ readonly level: 'must' | 'should' | 'good'; readonly text: string }> {
  const used = db === null ? null : await findInstallationKey(db)
  const keys = await readKeyFile(file).catch((error: unknown) =>
    error instanceof ConfigError ? error : Promise.reject(error),
  )
  if (keys instanceof ConfigError) return { level: 'must', text: `INSTALLATION_KEY_FILE: ${keys.message}` }
  if (keys === null && used === null)
    return { level: 'good', text: `INSTALLATION_KEY_FILE: ${file} will be made at the first start.` }
  if (keys === null) return { level: 'must', text: `INSTALLATION_KEY_FILE: ${file} is missing. ${wayOut}` }
  if (used !== null && !keys.has(used))
    return { level: 'must', text: `INSTALLATION_KEY_FILE: ${file} doesn’t fit the data. ${wayOut}` }
  const mode = (await stat(file)).mode & 0o777
  if ((mode & 0o077) !== 0)
    return { level: 'must', text: `INSTALLATION_KEY_FILE: others can read ${file}. Run chmod 600 ${file}.` }
  return {
    level: 'good',
    text: `INSTALLATION_KEY_FILE: ${file} fits the data, and only its owner can read it. Keep a copy apart from the backups.`,
  }
}
