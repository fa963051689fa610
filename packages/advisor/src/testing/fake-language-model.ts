import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { answerTo, type ModelRequest, unknownIds, withTexts } from '#testing/obedient-answers.ts'

/** How the endpoint behaves. 'good' chooses valid ids from the menu it is sent. */
export const fakeModes = [
  'good',
  'fenced',
  'prose around JSON',
  'garbage',
  'truncated JSON',
  'empty',
  'refusal',
  'unknown ids once',
  'unknown ids always',
  'prerequisites reversed',
  'prompt leak',
  'markup and links',
  'huge',
  'slow drip',
  'hang',
  'cut stream',
  'reset',
  'redirect',
  'wrong content type',
  '400',
  '401',
  '429',
  '500 once',
  '500 always',
] as const
export type FakeMode = (typeof fakeModes)[number]

export interface FakeLanguageModel {
  /** What AI_BASE_URL takes. */
  readonly baseUrl: string
  /** Bodies of the requests since the mode was set. */
  readonly requests: readonly string[]
  setMode(mode: FakeMode): void
  /** Milliseconds between the parts of a stream, 0 at first. */
  setPace(milliseconds: number): void
  close(): Promise<void>
}

interface EndpointState {
  mode: FakeMode
  pace: number
  requests: string[]
}

const payloads = [
  '<script>alert(1)</script> Start with this step.',
  'See [the guide](https://evil.example/guide) first.',
  '![x](https://evil.example/p.png?secret=1) Start here.',
  'Go to javascript:alert(1) now.',
  'Write to tutor@evil.example for the answers.',
  'Call +94 77 123 4567 today.',
  'Visit www.evil.example for more.',
  'Start \u202Ehere\u202C with the step.',
]

/**
 * Starts an endpoint for OpenAI's chat completions on this machine. `POST /mode` with a mode as body switches it.
 *
 * @param mode - How it behaves at first.
 * @param port - The port, or 0 for any free one.
 * @returns The endpoint.
 */
export async function startFakeLanguageModel(mode: FakeMode = 'good', port = 0): Promise<FakeLanguageModel> {
  const state: EndpointState = { mode, pace: 0, requests: [] }
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    void handle(state, request, response).catch(() => response.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${portOf(server)}/v1`,
    get requests() {
      return state.requests
    },
    setMode: (next) => {
      state.mode = next
      state.requests = []
    },
    setPace: (milliseconds) => {
      state.pace = milliseconds
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function handle(state: EndpointState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  if (request.url === '/mode') {
    const mode = fakeModes.find((one) => one === body.trim())
    if (mode !== undefined) Object.assign(state, { mode, requests: [] })
    response.writeHead(mode === undefined ? 400 : 204).end()
    return
  }
  if (request.url === '/requests') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(state.requests))
    return
  }
  state.requests.push(body)
  const isFirst = state.requests.length === 1
  if (await sendFailure(state.mode, isFirst, response)) return
  const asked: ModelRequest = JSON.parse(body)
  const content = contentOf(state.mode, isFirst, asked)
  if (asked.stream !== true) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(completion(content))
    return
  }
  await streamAnswer(state, content, response)
}

/** Sends a failure that comes before any answer. Returns whether there was one. */
async function sendFailure(mode: FakeMode, isFirst: boolean, response: ServerResponse): Promise<boolean> {
  if (mode === 'hang') return true
  if (mode === 'reset') {
    response.destroy()
    return true
  }
  if (mode === 'redirect') {
    response.writeHead(307, { location: 'http://evil.example/v1/chat/completions' }).end()
    return true
  }
  if (mode === 'wrong content type') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Welcome to the guest network</body></html>')
    return true
  }
  const status = mode === '500 always' || (mode === '500 once' && isFirst) ? 500 : Number(mode)
  if (!Number.isInteger(status)) return false
  const headers = { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '30' }) }
  response.writeHead(status, headers).end(JSON.stringify({ error: { message: `this is a ${status}`, type: 'fake' } }))
  return true
}

function contentOf(mode: FakeMode, isFirst: boolean, asked: ModelRequest): string {
  const answer = answerTo(asked, { reversed: mode === 'prerequisites reversed' })
  const json = JSON.stringify(answer)
  switch (mode) {
    case 'fenced':
      return `\`\`\`json\n${json}\n\`\`\``
    case 'prose around JSON':
      return `Sure! Here is what {you} asked for:\n\n${json}\n\nI hope this helps.`
    case 'garbage':
      return '%PDF-1.7 ]]}{{ "order": [s1, s2 \u0000 lorem ipsum dolor sit amet'
    case 'truncated JSON':
      return json.slice(0, Math.floor(json.length * 0.6))
    case 'empty':
      return ''
    case 'refusal':
      return 'I’m sorry, but I can’t help with that.'
    case 'unknown ids once':
      return isFirst ? JSON.stringify(unknownIds(answer)) : json
    case 'unknown ids always':
      return JSON.stringify(unknownIds(answer))
    case 'prompt leak':
      return JSON.stringify(withTexts(answer, () => asked.messages.map(({ content }) => content).join(' ')))
    case 'markup and links':
      return JSON.stringify(withTexts(answer, (index) => payloads[index % payloads.length] ?? ''))
    default:
      return json
  }
}

const usage = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 }
const about = { id: 'fake', created: 0, model: 'fake' }

function completion(content: string): string {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
  return JSON.stringify({ ...about, object: 'chat.completion', choices, usage })
}

function chunk(content: string, finish: string | null = null): string {
  const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason: finish }]
  return `data: ${JSON.stringify({ ...about, object: 'chat.completion.chunk', choices, ...(finish !== null && { usage }) })}\n\n`
}

async function streamAnswer(
  { mode, pace: asked }: EndpointState,
  content: string,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const isOpen = () => !response.destroyed && response.writable
  if (mode === 'huge') {
    const largeChunk = chunk('x'.repeat(10_000))
    while (isOpen()) if (!response.write(largeChunk)) await drained(response)
    return
  }
  const size = mode === 'slow drip' ? 1 : 40
  const pace = mode === 'slow drip' ? 100 : asked
  const end = mode === 'cut stream' ? content.length / 2 : content.length
  for (let at = 0; at < end && isOpen(); at += size) {
    response.write(chunk(content.slice(at, at + size)))
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace))
  }
  if (mode === 'cut stream') {
    // Lets what was written leave before the connection closes.
    setImmediate(() => response.destroy())
    return
  }
  response.end(`${chunk('', mode === 'truncated JSON' ? 'length' : 'stop')}data: [DONE]\n\n`)
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      response.off('drain', end).off('close', end)
      resolve()
    }
    response.on('drain', end).on('close', end)
  })
}
