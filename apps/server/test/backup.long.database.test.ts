import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedDatabase } from '#db/embedded-database.ts'
import { knownMigrations } from '#db/migrate.ts'
import { createProcessDatabase, type ProcessDatabase } from './process-database.ts'
import { runProgram, startServer } from './running-server.ts'

const demo = { email: 'admin@milepost.example', password: 'follow-the-mileposts' }
let folder: string
let source: ProcessDatabase
let file: string
const made: ProcessDatabase[] = []

async function makeDatabase(): Promise<ProcessDatabase> {
  const database = await createProcessDatabase()
  made.push(database)
  return database
}

/** The lines of a backup by table, without the header; their order within a table means nothing. */
async function linesOf(path: string): Promise<string[]> {
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(1)
  let table = ''
  return lines
    .map((line) => {
      if (line.startsWith('["table"')) table = line
      return line.startsWith('["end"') ? sortKeys(line) : `${table} ${line}`
    })
    .sort()
}

function sortKeys(end: string): string {
  const [, { rows, sequences }] = JSON.parse(end) as [string, { rows: object; sequences: object }]
  return JSON.stringify([rows, sequences].map((each) => Object.entries(each).sort()))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'milepost-backup-'))
  file = join(folder, 'milepost.backup')
  source = await makeDatabase()
  // No one takes its emails, so one waits to be sent when the backup is made.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'milepost@example.com' }
  const server = await startServer({ ...source.environment, ...mail, SEED: 'demo' })
  const body = JSON.stringify({ name: 'X', email: 'waiting@example.com', password: 'a long and unusual one' })
  await fetch(`${server.address}/api/auth/register`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  await server.stop('SIGTERM')
  expect(await runProgram('backup', source.environment, file)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('rows'),
  })
})
afterAll(async () => {
  for (const database of made) await database.remove()
  await rm(folder, { recursive: true, force: true })
})

/** Sessions end with a restore, and the audit log says that there was one. */
const staysAsItWas = (line: string) => !/^\["table","public\.sessions"\] \{|"data\.restored"/.test(line)
const withoutThem = (line: string) => line.replace(/\["public\.(sessions|audit_logs|audit_logs_id_seq)",[^\]]*\],/g, '')

test('backed up and restored, every row and sequence is the same', async () => {
  const before = await linesOf(file)
  expect(before.length).toBeGreaterThan(1_000)
  expect(before.some((line) => line.includes('pgboss.job') && line.includes('"name": "send-mail"'))).toBe(true)
  expect(await runProgram('restore', source.environment, file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no terminal to ask on'),
  })
  const restored = await runProgram('restore', source.environment, file, '--yes')
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  for (const text of ['is whole', demo.email, 'It replaces the database']) expect(restored.stdout).toContain(text)
  const again = join(folder, 'again.backup')
  expect(await runProgram('backup', source.environment, again)).toMatchObject({ status: 0 })
  const clean = (lines: string[]) => lines.filter(staysAsItWas).map(withoutThem)
  expect(clean(await linesOf(again))).toEqual(clean(before))
})

test('an embedded database of an older version moves by its backup, is migrated, and people sign in there', async () => {
  const old = join(folder, 'old')
  const dump = await readFile(new URL('upgrade/embedded.tar.br', import.meta.url))
  const database = await startEmbeddedDatabase({ directory: old, dump: brotliDecompressSync(dump) })
  await database.stop()
  const path = join(folder, 'old.backup')
  expect(await runProgram('backup', { DATA_DIR: old }, path)).toMatchObject({ status: 0 })
  const [header = ''] = gunzipSync(await readFile(path))
    .toString()
    .split('\n', 1)
  expect(JSON.parse(header).migrations).toBeLessThan(knownMigrations().length)
  const target = await makeDatabase()
  expect(await runProgram('restore', target.environment, path, '--yes')).toMatchObject({ status: 0, stderr: '' })
  const now = join(folder, 'migrated.backup')
  expect(await runProgram('backup', target.environment, now)).toMatchObject({ status: 0 })
  const [upgraded = ''] = gunzipSync(await readFile(now))
    .toString()
    .split('\n', 1)
  expect(JSON.parse(upgraded).migrations).toBe(knownMigrations().length)
  expect((await linesOf(now)).filter((line) => line.includes('public.users'))).toHaveLength(
    (await linesOf(path)).filter((line) => line.includes('public.users')).length,
  )
  const server = await startServer({ ...target.environment, SEED: 'demo' })
  const reply = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(demo),
    headers: { 'content-type': 'application/json' },
  })
  expect(reply.status).toBe(200)
  await server.stop('SIGTERM')
})

test('the data of a product that runs is not replaced', async () => {
  const server = await startServer({ ...source.environment, SEED: 'demo' })
  expect(await runProgram('restore', source.environment, file, '--yes')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('in use'),
  })
  await server.stop('SIGTERM')
})

// Here because this file has seeded a database.
test('a database with demo accounts is not served off this machine', async () => {
  await expect(startServer({ ...source.environment, HOST: '0.0.0.0', SANDBOX: '0' })).rejects.toThrow(
    'Demo data is served on this machine only',
  )
})
