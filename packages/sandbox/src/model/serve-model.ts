import { createServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A request to OpenAI's chat completions, as far as it matters here. */
export interface CompletionRequest {
  readonly stream?: boolean
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}

/**
 * What goes wrong with a reply. 'hang': nothing is answered. 'silence': nothing after the headers. 'drip': a space at a time, without
 * end. 'flood': text without end. 'cut': the connection breaks off in the middle. 'reset': it breaks off at once.
 */
export type ModelFault = 'hang' | 'silence' | 'drip' | 'flood' | 'cut' | 'reset' | 'redirect' | 'web page'

/** What the model says to one request. */
export interface PlayedReply {
  readonly text?: string
  /** Tools that it calls, with arguments as it writes them: they may be no JSON. */
  readonly calls?: readonly { readonly name: string; readonly arguments: string }[]
  readonly fault?: ModelFault
  /** An error in place of a reply. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** 'length' where it is cut at its limit. By default 'stop', or 'tool_calls'. */
  readonly finish?: string
  /** Milliseconds between the parts of the stream. */
  readonly pace?: number
}

export interface PlayedModel {
  /** What AI_BASE_URL takes. */
  readonly baseUrl: string
  close(): Promise<void>
}

export interface PlayedModelOptions {
  readonly play: (request: CompletionRequest, body: string) => PlayedReply | Promise<PlayedReply>
  /** The port, or 0 for any free one. */
  readonly port?: number
}

const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 }
const about = { id: 'played', created: 0, model: 'played' }
const partLength = 40
const dripPace = 100

/**
 * Serves a model that is played: by a script, or by a person. It speaks OpenAI's chat completions over HTTP, on this machine only.
 *
 * @param options - Who plays it, and where it listens.
 * @returns The model.
 */
export async function serveModel({ play, port = 0 }: PlayedModelOptions): Promise<PlayedModel> {
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const answer = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const body = Buffer.concat(chunks).toString()
      const asked: CompletionRequest = JSON.parse(body)
      await send(await play(asked, body), asked.stream === true, response)
    }
    void answer().catch(() => response.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/v1`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function send(reply: PlayedReply, isStream: boolean, response: ServerResponse): Promise<void> {
  if (reply.fault === 'hang') return
  if (reply.fault === 'reset') {
    response.destroy()
    return
  }
  if (reply.fault === 'redirect') {
    response.writeHead(307, { location: 'http://evil.example/v1/chat/completions' }).end()
    return
  }
  if (reply.fault === 'web page') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Welcome to the guest network</body></html>')
    return
  }
  const json = { 'content-type': 'application/json', ...reply.headers }
  if (reply.status !== undefined) {
    const error = { message: `this is a ${reply.status}`, type: 'played' }
    response.writeHead(reply.status, json).end(JSON.stringify({ error }))
    return
  }
  if (isStream) return stream(reply, response)
  const message = { role: 'assistant', content: reply.text ?? '' }
  const choices = [{ index: 0, message, finish_reason: finishOf(reply) }]
  response.writeHead(200, json).end(JSON.stringify({ ...about, object: 'chat.completion', choices, usage }))
}

const finishOf = ({ finish, calls = [] }: PlayedReply) => finish ?? (calls.length > 0 ? 'tool_calls' : 'stop')

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  const whole = { ...about, object: 'chat.completion.chunk', choices, ...(finish !== null && { usage }) }
  return `data: ${JSON.stringify(whole)}\n\n`
}

async function stream(reply: PlayedReply, response: ServerResponse): Promise<void> {
  const { text = '', calls = [], fault, pace = 0 } = reply
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const isOpen = () => !response.destroyed && response.writable
  if (fault === 'silence') {
    response.flushHeaders()
    return
  }
  if (fault === 'flood') {
    const large = chunk({ content: 'x'.repeat(10_000) })
    while (isOpen()) if (!response.write(large)) await drained(response)
    return
  }
  while (fault === 'drip' && isOpen()) {
    response.write(chunk({ content: ' ' }))
    await wait(dripPace)
  }
  const end = fault === 'cut' ? text.length / 2 : text.length
  for (let at = 0; at < end && isOpen(); at += partLength) {
    response.write(chunk({ role: 'assistant', content: text.slice(at, at + partLength) }))
    if (pace > 0) await wait(pace)
  }
  if (fault === 'cut') {
    // Lets what was written leave before the connection closes.
    setImmediate(() => response.destroy())
    return
  }
  calls.forEach(({ name, arguments: written }, index) => {
    const call = { index, id: `call-${index}`, type: 'function', function: { name, arguments: written } }
    response.write(chunk({ role: 'assistant', tool_calls: [call] }))
  })
  response.end(`${chunk({}, finishOf(reply))}data: [DONE]\n\n`)
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      response.off('drain', end).off('close', end)
      resolve()
    }
    response.on('drain', end).on('close', end)
  })
}
