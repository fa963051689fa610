import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChatEvent, ChatMessage, ChatReply } from '@milepost/contract/chat/schema'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { actAs, type Caller, signUp } from '../../../test/factories.ts'
import { answerOf, echo, gate, scriptAdvisor, sentenceOf } from '../../../test/scripted-advisor.ts'

const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 })
const scripted = scriptAdvisor()

const product = await buildTestApp({ dependencies: { advisor: scripted.advisor } })
await product.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = product.app.server.address() as AddressInfo
const address = `http://127.0.0.1:${port}/api`
beforeEach(() => scripted.play(echo))
afterAll(() => product.close())

const stream = (caller: Caller, init: { accept?: string; signal?: AbortSignal; message?: string } = {}) =>
  fetch(`${address}/chat`, {
    method: 'POST',
    headers: {
      ...caller.headers,
      'content-type': 'application/json',
      'accept-encoding': 'br, gzip',
      accept: init.accept ?? 'application/x-ndjson',
    },
    body: JSON.stringify({ userId: caller.user.id, message: init.message ?? 'What comes next?' }),
    ...(init.signal === undefined ? {} : { signal: init.signal }),
  })
const history = async (caller: Caller): Promise<{ messages: ChatMessage[]; quota: ChatReply['quota'] }> =>
  (await actAs(product, caller).get(`/chat/${caller.user.id}`)).json()

/** Reads events one by one as they arrive. */
function readEvents(response: Response): () => Promise<ChatEvent | undefined> {
  const reader = (response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).getReader()
  const decoder = new TextDecoder()
  let text = ''
  return async () => {
    while (!text.includes('\n')) {
      const { done, value } = await reader.read()
      if (done) return undefined
      text += decoder.decode(value, { stream: true })
    }
    const line = text.slice(0, text.indexOf('\n'))
    text = text.slice(line.length + 1)
    return JSON.parse(line)
  }
}

test('each sentence comes as soon as there is one, then the whole reply', async () => {
  const caller = await signUp(product)
  const [first, second] = [sentenceOf('First. 日本'), sentenceOf('Second.')]
  const inside = { ...first, id: 'not for clients' }
  const { promise, resolve } = gate()
  scripted.play(async ({ options }) => {
    options.onSentence?.(inside)
    await promise
    options.onSentence?.(second)
    return answerOf([first, second])
  })
  const response = await stream(caller)
  const next = readEvents(response)
  expect(response.status).toBe(200)
  expect(await next()).toEqual({ event: 'sentence', sentence: first })
  expect((await history(caller)).messages).toEqual([])
  resolve()
  expect(await next()).toEqual({ event: 'sentence', sentence: second })
  const last = await next()
  const { messages, quota } = await history(caller)
  expect(last).toEqual({
    event: 'reply',
    reply: {
      reply: 'First. 日本 Second.',
      question: messages[0],
      answer: messages[1],
      quota,
      coach: { state: 'none', provider: '' },
    },
  })
  expect(await next()).toBeUndefined()
})

test('it is no less safe than any other reply, and held up by nothing', async () => {
  const { headers } = await stream(await signUp(product))
  expect(headers.get('content-type')).toBe('application/x-ndjson')
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
})

test('an answer without a sentence is the reply alone', async () => {
  scripted.play(async () => answerOf([]))
  const next = readEvents(await stream(await signUp(product)))
  expect(await next()).toMatchObject({ event: 'reply', reply: { reply: '' } })
  expect(await next()).toBeUndefined()
})

test('callers that do not ask for lines get one reply', async () => {
  for (const accept of ['*/*', 'application/json']) {
    const response = await stream(await signUp(product), { accept })
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ reply: 'You asked: What comes next?' })
  }
})

test('what fails before the first line is an error like any other', async () => {
  const caller = await signUp(product)
  scripted.play(async () => {
    throw new Error('broken')
  })
  const failed = await stream(caller)
  expect([failed.status, await failed.json()]).toMatchObject([500, { code: 'internal' }])
  expect(failed.headers.get('content-type')).toContain('application/json')
  const invalid = await stream(caller, { message: ' ' })
  expect([invalid.status, await invalid.json()]).toMatchObject([400, { code: 'invalid' }])
  expect(await history(caller)).toMatchObject({ messages: [], quota: { left: 20 } })
})

test('what fails later is said in the last line, stores nothing and does not count', async () => {
  const caller = await signUp(product)
  scripted.play(async ({ options }) => {
    options.onSentence?.(sentenceOf('First.'))
    throw new Error('broken')
  })
  const response = await stream(caller)
  const next = readEvents(response)
  expect(await next()).toMatchObject({ event: 'sentence' })
  expect(await next()).toEqual({ event: 'failure' })
  expect(await next()).toBeUndefined()
  expect(await history(caller)).toMatchObject({ messages: [], quota: { left: 20 } })
  await waitFor(() => expect(product.logged.join('')).toContain('the answer broke off'))
})

test('an advisor that takes too long is cut off, and what it says afterwards is not heard', async () => {
  const hasty = await buildTestApp({
    environment: { CHAT_DEADLINE_MILLISECONDS: '50' },
    dependencies: { advisor: scripted.advisor },
  })
  const caller = await signUp(hasty)
  const { promise, resolve } = gate()
  scripted.play(async ({ options }) => {
    options.onSentence?.(sentenceOf('First.'))
    await promise
    options.onSentence?.(sentenceOf('Too late.'))
    return answerOf([])
  })
  const reply = await hasty.app.inject({
    method: 'POST',
    url: '/api/chat',
    headers: { ...caller.headers, accept: 'application/x-ndjson' },
    payload: { userId: caller.user.id, message: 'Hello' },
  })
  resolve()
  expect(reply.body.split('\n').map((line) => line && JSON.parse(line).event)).toEqual(['sentence', 'failure', ''])
  expect((await actAs(hasty, caller).get(`/chat/${caller.user.id}`)).json()).toMatchObject({ messages: [] })
  await hasty.close()
})

test('the answer of someone who left is cancelled, and kept if it comes all the same', async () => {
  const caller = await signUp(product)
  const { promise, resolve } = gate()
  let isCancelled: (() => boolean) | undefined
  scripted.play(async ({ options }) => {
    isCancelled = options.isCancelled
    options.onSentence?.(sentenceOf('First.'))
    await promise
    options.onSentence?.(sentenceOf('Second.'))
    return answerOf([sentenceOf('First.')])
  })
  const leaving = new AbortController()
  const next = readEvents(await stream(caller, { signal: leaving.signal }))
  await next()
  expect(isCancelled?.()).toBe(false)
  leaving.abort()
  await waitFor(() => expect(isCancelled?.()).toBe(true))
  resolve()
  await waitFor(async () =>
    expect((await history(caller)).messages.map(({ text }) => text)).toEqual(['What comes next?', 'First.']),
  )
})

test('who leaves before their turn is asked for nothing and pays nothing', async () => {
  const caller = await signUp(product)
  const { promise, resolve } = gate()
  scripted.calls.length = 0
  scripted.play(async (call) => {
    await promise
    return echo(call)
  })
  const first = stream(caller, { message: 'First' })
  await waitFor(() => expect(scripted.calls).toHaveLength(1))
  let left: ServerResponse | undefined
  product.app.server.once('request', (_request, response) => {
    left = response
  })
  const leaving = new AbortController()
  const second = stream(caller, { message: 'Second', signal: leaving.signal })
  await waitFor(async () => expect((await history(caller)).quota.left).toBe(18))
  leaving.abort()
  await expect(second).rejects.toThrow()
  await waitFor(() => expect(left?.destroyed).toBe(true))
  resolve()
  await (await first).text()
  await waitFor(async () => expect((await history(caller)).quota.left).toBe(19))
  expect(scripted.calls).toHaveLength(1)
})
