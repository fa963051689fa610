import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Slow senders are cut: headers within 5 s, bodies within 15 s. */
const timeouts = { headersTimeout: 5_000, requestTimeout: 15_000, keepAliveTimeout: 72_000 }
const maxIdleMilliseconds = 30_000
const maxWaitingCalls = 10
/** Slow readers are cut: a reply may take this long, and longer only at this speed. */
const sending = { milliseconds: 20_000, bytesPerSecond: 2_000 }
const sweepMilliseconds = 1_000

/** Creates the server that every connection comes to, with the deadlines that keep one caller from holding it. */
export function createHttpServer(handle: RequestListener): Server {
  // Node's default checks for slow senders only every 30 s, which lets hundreds of them accumulate.
  const options = { ...timeouts, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 }
  const server = createServer(options, oneCallAtATime(handle))
  server.setTimeout(maxIdleMilliseconds)
  cutSlowReaders(server)
  return server
}

type Call = readonly [IncomingMessage, ServerResponse]

/** Node hands over all pipelined calls of a connection at once. Each waits here for the reply to the one before it. */
function oneCallAtATime(handle: RequestListener): RequestListener {
  const waitingOf = new WeakMap<Socket, Call[]>()
  const begin = (socket: Socket, [request, response]: Call, waiting: Call[]) => {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.shift()
      if (next === undefined) waitingOf.delete(socket)
      else begin(socket, next, waiting)
    })
    handle(request, response)
  }
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const waiting = waitingOf.get(socket)
    if (waiting === undefined) {
      const none: Call[] = []
      waitingOf.set(socket, none)
      begin(socket, [request, response], none)
    } else if (waiting.length < maxWaitingCalls) waiting.push([request, response])
    else socket.destroy()
  }
}

/** Looks at all connections once a second: a timer for each call would cost more than many calls do. */
function cutSlowReaders(server: Server): void {
  const unsent = new Map<Socket, { bytes: number; since: number }>()
  server.on('connection', (socket: Socket) => {
    unsent.set(socket, { bytes: 0, since: 0 })
    socket.once('close', () => unsent.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, seen] of unsent) {
      // What was written and isn't taken yet. It changes when a part of it is.
      const bytes = socket.writableLength
      if (bytes === 0 || bytes !== seen.bytes) Object.assign(seen, { bytes, since: now })
      else if (now - seen.since > sending.milliseconds + (1_000 * bytes) / sending.bytesPerSecond) socket.destroy()
    }
  }, sweepMilliseconds)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
