import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createCachedReply, sendCached } from '#http/cached-reply.ts'
import { createCompress } from '#http/compression.ts'
import { compressReplies } from '#http/plugins/compress-replies.ts'

test('only so many bodies are compressed at once, the others not at all', async () => {
  const compress = createCompress(2)
  const bodies = Array.from({ length: 5 }, () => compress(Buffer.alloc(2_000), 'br'))
  expect((await Promise.all(bodies)).map((body) => body !== undefined)).toEqual([true, true, false, false, false])
  expect(await compress(Buffer.alloc(2_000), 'gzip')).toBeDefined()
})

test('a cached reply is compressed once a form, and other replies as they come', async () => {
  const app = Fastify()
  compressReplies(app)
  const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => index))
  const ready = createCachedReply(Buffer.from(text), 'application/json')
  app.get('/ready', async (request, reply) => reply.send(await sendCached(request, reply, ready)))
  app.get('/other', (_, reply) => reply.type('application/json').send(text))
  const get = async (url: string, accepted: string) =>
    await app.inject({ url, headers: { 'accept-encoding': accepted } })
  for (const url of ['/ready', '/other']) {
    const { headers, rawPayload } = await get(url, 'br')
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text)
  }
  const kept = ready.forms.br
  await get('/ready', 'br')
  expect([ready.forms.br === kept, ready.forms.gzip]).toEqual([true, undefined])
  await get('/ready', 'gzip')
  expect(ready.forms.gzip).toBeDefined()
  await app.close()
})
