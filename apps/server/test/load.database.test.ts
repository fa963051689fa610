import { connect } from 'node:net'
import { eventStream } from '@milepost/contract/notifications/limits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { separateBudgets } from '#lib/load.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { signUp } from './factories.ts'

let product: TestApp
let release: () => void = () => undefined
let held = 0

/** Reads of the catalogue wait until they are released. */
function holdReads(): void {
  vi.restoreAllMocks()
  const { courseCache } = product.dependencies
  const findPage = courseCache.findPage.bind(courseCache)
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  held = 0
  vi.spyOn(courseCache, 'findPage').mockImplementation(async (filter) => {
    held += 1
    await gate
    return findPage(filter)
  })
}

const read = () => product.app.inject('/api/courses')
const write = () => product.app.inject({ method: 'POST', url: '/api/progress', payload: {} })
const generate = () => product.app.inject({ method: 'POST', url: '/api/roadmap', payload: {} })

async function fill(count: number) {
  const replies = Array.from({ length: count - held }, read)
  await vi.waitFor(() => expect(held).toBe(count))
  return replies
}

let address = ''
beforeAll(async () => {
  product = await buildTestApp({ environment: { MAX_REQUESTS_IN_FLIGHT: '10', MAX_STREAMS: '2' } })
  address = await product.listen()
})
afterAll(() => product.close())

test('above its capacity the product refuses generation first, then writes, then reads, and serves again', async () => {
  holdReads()
  const replies = await fill(4)
  expect((await generate()).statusCode).toBe(401)
  replies.push(...(await fill(5)))
  expect([(await generate()).statusCode, (await write()).statusCode]).toEqual([503, 401])
  replies.push(...(await fill(9)))
  expect((await write()).statusCode).toBe(503)
  replies.push(...(await fill(10)))

  const refused = await read()
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
  expect(['1', '2', '3']).toContain(refused.headers['retry-after'])
  expect(refused.headers['x-content-type-options']).toBe('nosniff')

  release()
  for (const reply of replies) expect((await reply).statusCode).toBe(200)
  expect([await read(), await write(), await generate()].map(({ statusCode }) => statusCode)).toEqual([200, 401, 401])
})

test('health checks and webhooks are answered all the same', async () => {
  holdReads()
  const replies = await fill(10)
  for (const url of ['/api/health/live', '/api/health/ready', '/robots.txt'])
    expect((await product.app.inject(url)).statusCode).toBe(200)
  const webhook = await product.app.inject({ method: 'POST', url: '/api/payment/webhook', payload: {} })
  expect(webhook.statusCode).toBe(400)
  release()
  await Promise.all(replies)
})

test('work that goes on keeps its slot when the caller leaves; one who left while waiting never begins', async () => {
  holdReads()
  const { load } = product.dependencies
  const leave = new AbortController()
  const left = fetch(`${address}/api/courses`, { signal: leave.signal }).catch(() => undefined)
  await vi.waitFor(() => expect(held).toBe(1))
  const replies = await fill(10)
  const waiting = new AbortController()
  const gone = fetch(`${address}/api/courses`, { signal: waiting.signal }).catch(() => undefined)
  leave.abort()
  waiting.abort()
  await Promise.all([left, gone])
  expect((await read()).statusCode).toBe(503)
  expect(load.inFlight).toBe(10)
  release()
  await Promise.all(replies)
  await vi.waitFor(() => expect(load.inFlight).toBe(0))
  expect(held).toBe(10)
})

test('a body that is still being sent holds no slot', async () => {
  const slow = connect(Number(new URL(address).port), '127.0.0.1')
  slow.write('POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{')
  await vi.waitFor(async () => expect((await read()).statusCode).toBe(200))
  expect(product.dependencies.load.inFlight).toBe(0)
  slow.destroy()
})

test('sign-ins wait for their turn without keeping others out, and above their own limit are refused', async () => {
  vi.restoreAllMocks()
  const { passwordHasher, load } = product.dependencies
  const checking = Promise.withResolvers<boolean>()
  vi.spyOn(passwordHasher, 'verify').mockReturnValue(checking.promise)
  const signIn = (name: string) =>
    product.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `${name}@example.com`, password: 'not the password' },
    })
  const waiting = Array.from({ length: 20 }, (_, turn) => signIn(`waiting-${turn}`))
  await vi.waitFor(() => expect(load.queued).toBe(20))
  expect([await read(), await write(), await generate()].map(({ statusCode }) => statusCode)).toEqual([200, 401, 401])
  checking.resolve(false)
  for (const reply of waiting) expect((await reply).statusCode).toBe(401)

  for (let turn = 0; turn < separateBudgets.queued; turn += 1) expect(load.enter('queued', '')).toBe(true)
  const refused = await signIn('too-many')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, expect.stringMatching(/^[123]$/)])
  expect((await read()).statusCode).toBe(200)
  for (let turn = 0; turn < separateBudgets.queued; turn += 1) load.leave('queued', '')
  expect((await signIn('back')).statusCode).toBe(401)
})

test('live streams have a limit of their own', async () => {
  const { user, token } = await signUp(product)
  const follow = () =>
    fetch(`${address}/api/notifications/${user.id}/stream`, {
      headers: { accept: eventStream, authorization: `Bearer ${token}` },
    })
  const streams = [await follow(), await follow()]
  expect(streams.map(({ status }) => status)).toEqual([200, 200])
  const third = await follow()
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '60'])
  await Promise.all(streams.map(({ body }) => body?.cancel()))
})

test('an instance whose connections are all in use is still ready', async ({ skip }) => {
  if (product.client.kind === 'embedded') skip('it has one connection for everything')
  const taken = await Promise.all(Array.from({ length: 4 }, () => product.client.pool.connect()))
  expect((await product.app.inject('/api/health/ready')).statusCode).toBe(200)
  for (const client of taken) client.release()
})
