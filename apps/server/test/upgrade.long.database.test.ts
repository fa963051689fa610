import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { startEmbeddedDatabase } from '#db/embedded-database.ts'
import { addressOfDatabase, runOnServer } from './postgresql-server.ts'
import { killServers, type RunningServer, startServer } from './running-server.ts'
import { openTestDatabase } from './test-databases.ts'

/*
 * The demo data as the product wrote it at commit 87ea1a7, before the migrations from 0010 on: `upgrade/embedded.tar.br` is the
 * data folder of the embedded database, `upgrade/postgresql.sql.br` what pg_dump made of PostgreSQL 15. Neither changes any
 * more: every later version must still be able to start on them.
 */
const template = inject('template')
const password = 'follow-the-mileposts'
const decompress = promisify(brotliDecompress)

let environment: Record<string, string>
let remove: () => Promise<void>
let server: RunningServer

beforeAll(async () => {
  if (template.kind === 'embedded') {
    const folder = await mkdtemp(join(tmpdir(), 'milepost-upgrade-'))
    environment = { DATA_DIR: folder }
    remove = () => rm(folder, { recursive: true, force: true })
    const database = await startEmbeddedDatabase({ directory: folder, dump: await readDump('embedded.tar.br') })
    await database.stop()
  } else {
    const name = `${template.databaseName}_${randomUUID().replaceAll('-', '')}`
    const databaseUrl = addressOfDatabase(template.source, name)
    environment = { DATABASE_URL: databaseUrl }
    remove = () => runOnServer(template.source, `drop database ${name} with (force)`)
    await runOnServer(template.source, `create database ${name} template template0`)
    await runOnServer(databaseUrl, (await readDump('postgresql.sql.br')).toString())
  }
  server = await startServer(environment)
}, 120_000)
afterAll(async () => {
  killServers()
  await remove()
})

async function readDump(name: string): Promise<Buffer> {
  return decompress(await readFile(new URL(`upgrade/${name}`, import.meta.url)))
}

async function call(path: string, given: { token?: string; method?: string; body?: object } = {}) {
  const reply = await fetch(`${server.address}/api${path}`, {
    method: given.method ?? (given.body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
    },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  })
  const text = await reply.text()
  return { status: reply.status, total: Number(reply.headers.get('x-total-count')), body: text && JSON.parse(text) }
}

async function signIn(name: string) {
  const { status, body } = await call('/auth/login', { body: { email: `${name}@milepost.example`, password } })
  expect(status).toBe(200)
  return { token: body.token, userId: body.user.id, institutionId: body.user.institution_id }
}

test('a learner has their roadmap and progress, and can go on', async () => {
  const { token, userId } = await signIn('halfway')
  const roadmap = await call(`/roadmap/${userId}`, { token })
  expect(roadmap.status).toBe(200)
  const progress = await call(`/progress/${userId}`, { token })
  expect(progress.body).toHaveLength(12)
  const open = progress.body.find(({ status }: { status: string }) => status !== 'done')
  const marked = await call('/progress', { token, body: { userId, stepId: open.step_id, status: 'done' } })
  expect(marked.status).toBe(200)
  expect((await call(`/recommendation/${userId}`, { token })).status).toBe(200)
})

test('the catalogue has every course, and its search finds them', async () => {
  expect((await call('/courses')).total).toBe(214)
  const found = await call('/courses?search=python')
  expect(found.status).toBe(200)
  expect(found.total).toBeGreaterThan(0)
})

test('an institution has its courses, and an admin every account', async () => {
  const institution = await signIn('lagoonside')
  const courses = await call(`/institutions/${institution.institutionId}/courses`, { token: institution.token })
  expect(courses.total).toBe(21)
  const admin = await signIn('admin')
  expect((await call('/users', { token: admin.token })).total).toBe(50)
})

test('tables, columns and indexes are those of a new database', { timeout: 180_000 }, async () => {
  await server.stop('SIGTERM')
  const upgraded = await openDatabase(
    { databaseUrl: environment['DATABASE_URL'], databasePoolSize: 1, dataDirectory: environment['DATA_DIR'] ?? '' },
    () => undefined,
  )
  const fresh = await openTestDatabase()
  const describeSchema = async ({ pool }: typeof fresh) => {
    const columns = await pool.query(`select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by table_name, column_name`)
    const indexes = await pool.query(`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`)
    const constraints =
      await pool.query(`select conrelid::regclass::text as on_table, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`)
    return { columns: columns.rows, indexes: indexes.rows, constraints: constraints.rows }
  }
  try {
    expect(await describeSchema(upgraded)).toEqual(await describeSchema(fresh))
  } finally {
    await upgraded.close()
    await fresh.close()
  }
})
