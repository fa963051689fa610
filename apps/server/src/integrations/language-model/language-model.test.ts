import { createServer, type RequestListener } from 'node:http'
import { startFakeLanguageModel } from '@milepost/advisor/testing'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { limitedFetch, openLanguageModel } from '#integrations/language-model/language-model.ts'

const call = { prompt: [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'hello' }] }] }
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

test('an answer without an end is broken off', async () => {
  let sent = 0
  const origin = await listen((_, response) => {
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(10_000))) sent += 10_000
    }
    response.on('drain', write)
    write()
  })
  const response = await limitedFetch(origin, 100_000)(origin)
  await expect(response.arrayBuffer()).rejects.toThrow('more than 100000 bytes')
  expect(sent).toBeLessThan(20_000_000)
})

test('another host is never asked, neither at first nor by a redirect', async () => {
  let asked = 0
  const other = await listen((_, response) => {
    asked += 1
    response.end()
  })
  const origin = await listen((_, response) => response.writeHead(302, { location: other }).end())
  await expect(limitedFetch(origin)(origin)).rejects.toThrow(TypeError)
  await expect(limitedFetch(origin)(other)).rejects.toThrow('no requests to')
  expect(asked).toBe(0)
})

test('an OpenAI-compatible endpoint is asked at the address and with the key of the settings', async () => {
  const endpoint = await startFakeLanguageModel()
  closing.push(endpoint.close)
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: endpoint.baseUrl,
    AI_MODEL: 'any',
    AI_API_KEY: 'key',
  }
  const { languageModel } = readConfig(settings)
  if (languageModel === null) throw new Error('no model')
  await (await openLanguageModel(languageModel)).doStream(call)
  expect(JSON.parse(endpoint.requests[0] ?? '')).toMatchObject({ model: 'any' })
})

test.each([
  ['anthropic', '/v1/messages', 'x-api-key'],
  ['google', '/v1/models/any:streamGenerateContent', 'x-goog-api-key'],
] as const)('%s is asked at its own path with its own header', async (provider, path, header) => {
  const seen: unknown[] = []
  const origin = await listen((request, response) => {
    seen.push([request.url?.split('?')[0], request.headers[header]])
    response.writeHead(500).end()
  })
  const model = await openLanguageModel({ provider, baseUrl: `${origin}/v1`, model: 'any', apiKey: 'key' })
  await expect(model.doStream(call)).rejects.toThrow()
  expect(seen).toEqual([[path, 'key']])
})
