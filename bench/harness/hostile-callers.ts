import { connect, type Socket } from 'node:net'
import { workerData } from 'node:worker_threads'

/*
 * Attacks in a separate thread, so that their work doesn't slow down who measures. Each takes the target and a loopback
 * address to come from.
 */
interface ServerAddress {
  readonly host: string
  readonly port: number
  readonly seconds: number
}

const { host, port, seconds } = workerData as ServerAddress
const end = performance.now() + seconds * 1_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function open(index: number): Socket {
  const socket = connect({ host, port, localAddress: `127.0.${1 + (index >> 8)}.${1 + (index & 0x7f)}` })
  socket.on('error', () => undefined)
  return socket
}

const get = (path: string, encoding = 'br') => `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\n\r\n`

/** Many calls on each of a few connections, whose replies aren't read. */
async function pipeline(): Promise<void> {
  const paths = ['/api/courses', '/api/openapi.json', '/', '/help', '/api/docs/swagger-ui-bundle.js']
  for (let turn = 0; performance.now() < end; turn += 1) {
    const sockets = Array.from({ length: 10 }, (_, index) => open(index))
    for (const socket of sockets) {
      socket.pause()
      socket.write(get(paths[turn % paths.length] ?? '/', turn % 2 === 0 ? 'br' : 'gzip').repeat(900))
    }
    await pause(1_500)
    for (const socket of sockets) socket.destroy()
  }
}

/** 800 connections at once, one call each. */
async function burst(): Promise<void> {
  while (performance.now() < end) {
    const sockets = Array.from({ length: 800 }, (_, index) => open(index))
    for (const socket of sockets) {
      socket.write(get('/api/openapi.json'))
      socket.resume()
    }
    await pause(3_000)
    for (const socket of sockets) socket.destroy()
  }
}

/** Bodies that come a byte at a time, small ones and large ones, and headers that never end. */
async function sendSlowly(): Promise<void> {
  const begin = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`
  const beginnings = [
    begin('/api/contact', 60_000),
    begin('/api/institution/courses/import', 900_000),
    'GET / HTTP/1.1\r\n',
  ]
  const sockets: Socket[] = []
  while (performance.now() < end) {
    for (let index = sockets.length; index < 300; index += 1) {
      const socket = open(index)
      socket.once('close', () => sockets.splice(sockets.indexOf(socket), 1))
      socket.write(beginnings[index % beginnings.length] ?? '')
      sockets.push(socket)
    }
    for (const socket of sockets) socket.write(' ')
    await pause(1_000)
  }
  for (const socket of sockets) socket.destroy()
}

/** Large replies that are read a few bytes at a time, or not at all. */
async function readSlowly(): Promise<void> {
  const sockets: Socket[] = []
  while (performance.now() < end) {
    for (let index = sockets.length; index < 300; index += 1) {
      const socket = open(index)
      socket.once('close', () => sockets.splice(sockets.indexOf(socket), 1))
      socket.pause()
      socket.write(get('/api/courses', 'identity'))
      sockets.push(socket)
    }
    for (const socket of sockets) socket.read(64)
    await pause(1_000)
  }
  for (const socket of sockets) socket.destroy()
}

/** Searches of which no two are alike, the next one as soon as the last is answered. */
async function search(): Promise<void> {
  let turn = 0
  const caller = async (_: unknown, index: number) => {
    const socket = open(index)
    while (performance.now() < end && !socket.destroyed) {
      socket.write(get(`/api/courses?page=1&page_size=6&search=word${index}x${turn}`))
      turn += 1
      await Promise.race([new Promise((resolve) => socket.once('data', resolve)), pause(5_000)])
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: 100 }, caller))
}

await Promise.all([pipeline(), burst(), sendSlowly(), readSlowly(), search()])
process.exit()
