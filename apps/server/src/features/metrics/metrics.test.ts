import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { signUp } from '../../../test/factories.ts'

const token = 'a token for metrics'
let product: TestApp

beforeAll(async () => {
  product = await buildTestApp({ environment: { METRICS_TOKEN: token } })
})
afterAll(() => product.close())

const read = (authorization?: string) =>
  product.app.inject({ url: '/metrics', ...(authorization === undefined ? {} : { headers: { authorization } }) })

test('without the token there is nothing to read', async () => {
  for (const given of [undefined, 'Bearer another token', `Basic ${token}`, token])
    expect((await read(given)).statusCode).toBe(401)
  const without = await buildTestApp()
  const headers = { authorization: `Bearer ${token}` }
  expect((await without.app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  await without.close()
})

test('requests, connections, jobs and the cache are counted, and no person is named', async () => {
  const { user } = await signUp(product)
  for (let turn = 0; turn < 2; turn += 1) await product.app.inject('/api/courses')
  await product.app.inject(`/api/roadmap/${user.id}`)
  const { body } = await read(`Bearer ${token}`)
  expect(body).toMatch(/duration_seconds_count\{method="GET",route="\/api\/courses",status="2xx"\} 2/)
  expect(body).toMatch(/duration_seconds_count\{method="GET",route="\/api\/roadmap\/:userId",status="4xx"\} 1/)
  expect(body).toMatch(/milepost_jobs\{queue="send-mail"\} 1/)
  expect(body).toMatch(/milepost_catalogue_pages\{cache="hit"\} 1/)
  expect(body).not.toContain(user.id)
  expect(body).not.toContain(user.email)
})

test('the dashboard asks only for what is served', async () => {
  const { body } = await read(`Bearer ${token}`)
  const dashboard = readFileSync(new URL('../../../../../deploy/grafana-dashboard.json', import.meta.url), 'utf8')
  const names = new Set(dashboard.match(/\b(milepost_[a-z_]+|process_[a-z_]+|nodejs_[a-z0-9_]+)/g))
  expect(names.size).toBeGreaterThan(8)
  for (const name of names) expect(body).toContain(name)
})
