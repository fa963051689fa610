import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { limitedFetch } from '#features/accounts/providers/limited-fetch.ts'

const limit = 256 * 1024
const server = createServer((request, response) => {
  if (request.url === '/full') return response.end('x'.repeat(limit))
  if (request.url === '/huge') return response.end('x'.repeat(limit + 1))
  if (request.url === '/bomb')
    return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(limit * 40)))
  if (request.url === '/away') return response.writeHead(302, { location: '/full' }).end()
  if (request.url === '/echo') return request.pipe(response)
  response.writeHead(200)
  return response.write('the rest never comes')
})
let origin = ''

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, milliseconds = 10_000, signal?: AbortSignal) =>
  limitedFetch(milliseconds)(`${origin}${path}`, {
    method: 'GET',
    headers: {},
    body: undefined,
    redirect: 'manual',
    ...(signal !== undefined && { signal }),
  })

test('hands over as much as fits, and follows no one elsewhere', async () => {
  expect((await (await get('/full')).text()).length).toBe(limit)
  const away = await get('/away')
  expect([away.status, away.headers.get('location')]).toEqual([302, '/full'])
})

test.each(['/huge', '/bomb'])('gives up %s', async (path) => {
  await expect(get(path)).rejects.toThrow(RangeError)
})

test('gives up an answer that does not end, by its own deadline or the caller’s', async () => {
  await expect(get('/slow', 50)).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(get('/slow', 10_000, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
})

test('sends what it is given', async () => {
  const body = new URLSearchParams({ code: 'a b' })
  const reply = await limitedFetch(10_000)(`${origin}/echo`, { method: 'POST', headers: {}, body, redirect: 'manual' })
  expect(await reply.text()).toBe('code=a+b')
})
