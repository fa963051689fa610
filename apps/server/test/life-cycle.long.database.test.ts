import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createProcessDatabase, type ProcessDatabase } from './process-database.ts'
import { restartInTurn } from './rolling-restart.ts'
import { startServer } from './running-server.ts'

const onPostgresql = inject('template').kind === 'postgresql'
let database: ProcessDatabase

beforeEach(async () => {
  database = await createProcessDatabase()
})
afterEach(() => database.remove())

test('after the signal to stop an instance serves on, but is not ready and keeps no connection', async () => {
  const server = await startServer({ ...database.environment, DRAIN_DELAY_SECONDS: '6' })
  const get = (path: string) => fetch(`${server.address}/api${path}`)
  const before = await get('/health/ready')
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
  expect(await before.json()).toEqual({ status: 'ok', database: 'ok', writes: 'ok', queue: 'ok' })
  const gone = server.stop('SIGTERM')
  const isDraining = ({ status, headers }: Response) => status !== 200 || headers.get('connection') === 'close'
  while (!isDraining(await get('/health/ready')));
  // The reply above may have been under way as the signal came.
  const ready = await get('/health/ready')
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  const courses = await get('/courses')
  expect([courses.status, courses.headers.get('connection')]).toEqual([200, 'close'])
  expect(await gone).toBe(0)
})

test.runIf(onPostgresql)('two instances start on one empty database at once', async () => {
  const client = new pg.Client({ connectionString: database.environment['DATABASE_URL'] })
  await client.connect()
  await client.query('drop schema public, drizzle cascade; create schema public')
  await client.end()
  const servers = await Promise.all([1, 2].map(() => startServer(database.environment)))
  for (const { address } of servers) expect((await fetch(`${address}/api/health/ready`)).status).toBe(200)
  await Promise.all(servers.map((server) => server.stop('SIGTERM')))
})

test.runIf(onPostgresql)('no request is lost while two instances are restarted in turn', async () => {
  const environment = { ...database.environment, DRAIN_DELAY_SECONDS: '3' }
  const { requests, failed } = await restartInTurn({ environment, clients: 4, requests: 300 })
  expect(failed).toEqual([])
  expect(requests).toBeGreaterThan(300)
})
