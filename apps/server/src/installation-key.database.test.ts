import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { describeInstallationKey, openInstallationKey } from '#installation-key.ts'
import { newKey } from '#lib/key-ring.ts'
import { openTestDatabase } from '../test/test-databases.ts'

const client = await openTestDatabase()
afterAll(() => client.close())
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'milepost-key-'))
  await client.pool.query('delete from settings')
})
afterEach(() => rm(folder, { recursive: true }))

const at = (name: string) => ({ installationKeyFile: join(folder, name) })
const advise = async (name: string) => {
  const { level, text } = await describeInstallationKey(at(name), client.background)
  return `${level} ${text.replaceAll(folder, '')}`
}

test('instances that start at once make one key that only its owner reads, and later starts use it', async () => {
  const made = await Promise.all([1, 2, 3].map(() => openInstallationKey(at('data/key'), client.db)))
  const { installationKeyFile } = at('data/key')
  expect(new Set(made.map(({ ids }) => ids.join())).size).toBe(1)
  expect((await stat(installationKeyFile)).mode & 0o777).toBe(0o600)
  expect(await readFile(installationKeyFile, 'utf8')).toMatch(/^[\w-]{43}\n$/)
  expect((await openInstallationKey(at('data/key'), client.db)).ids).toEqual(made[0]?.ids)
  expect(await advise('data/key')).toContain('good INSTALLATION_KEY_FILE: /data/key fits the data')
})

test('an instance without the key, or with another one, does not start', async () => {
  expect(await advise('a')).toContain('good INSTALLATION_KEY_FILE: /a will be made')
  await openInstallationKey(at('a'), client.db)
  await expect(openInstallationKey(at('b'), client.db)).rejects.toThrow('is missing')
  expect(await advise('b')).toContain('must INSTALLATION_KEY_FILE: /b is missing')
  await writeFile(join(folder, 'b'), newKey())
  await expect(openInstallationKey(at('b'), client.db)).rejects.toThrow('is not the one')
  expect(await advise('b')).toContain('/b doesn’t fit the data')
  await writeFile(join(folder, 'b'), 'something else')
  await expect(openInstallationKey(at('b'), client.db)).rejects.toThrow('is not a key file')
  expect(await advise('b')).toContain('must INSTALLATION_KEY_FILE: /b is not a key file')
})

test('a new key above the old one follows it, and then stands alone', async () => {
  await openInstallationKey(at('key'), client.db)
  const [old, fresh] = [await readFile(join(folder, 'key'), 'utf8'), newKey()]
  await writeFile(join(folder, 'key'), `${fresh}\n${old}`)
  const both = await openInstallationKey(at('key'), client.db)
  expect(both.ids).toHaveLength(2)
  await writeFile(join(folder, 'key'), fresh)
  expect((await openInstallationKey(at('key'), client.db)).ids).toEqual(both.ids.slice(0, 1))
  await writeFile(join(folder, 'key'), old)
  await expect(openInstallationKey(at('key'), client.db)).rejects.toThrow('is not the one')
})

test('a key file that others can read is named', async () => {
  await openInstallationKey(at('key'), client.db)
  await chmod(join(folder, 'key'), 0o644)
  expect(await advise('key')).toMatch(/^must .*others can read .*chmod 600/)
})
