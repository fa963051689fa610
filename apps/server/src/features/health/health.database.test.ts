import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const token = 'a token of sixteen or more'
const product = await buildTestApp({ environment: { METRICS_TOKEN: token } })
afterAll(() => product.close())

/** @returns status and `writes` of readiness, and the metric */
async function readState() {
  const ready = await product.app.inject('/api/health/ready')
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await product.app.inject({ url: '/metrics', headers })
  return [ready.statusCode, ready.json().writes, /^milepost_writes_failing (\d)$/m.exec(body)?.[1]]
}

test('a read-only database is ready, and says that nothing can be written', async () => {
  const { healthDb } = product.dependencies
  expect(await readState()).toEqual([200, 'ok', '0'])
  await healthDb.execute(sql`set default_transaction_read_only = on`)
  try {
    expect(await readState()).toEqual([200, 'failing', '1'])
  } finally {
    await healthDb.execute(sql`set default_transaction_read_only = off`)
  }
})

test('so is one whose disk was full when it was last written to, for a minute', async () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  vi.spyOn(product.dependencies.courseCache, 'findPage').mockRejectedValueOnce(new Error('query', { cause: full }))
  expect((await product.app.inject('/api/courses')).json().code).toBe('storage_full')
  expect(await readState()).toEqual([200, 'failing', '1'])
  product.advance(61_000)
  expect(await readState()).toEqual([200, 'ok', '0'])
})
