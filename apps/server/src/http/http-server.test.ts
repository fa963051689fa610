import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpServer } from '#http/http-server.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
  vi.useRealTimers()
})

async function open(handle: RequestListener): Promise<Socket> {
  server = createHttpServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const call = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

test('pipelined calls of a connection are worked on one after the other, in their order', async () => {
  const begun: (() => void)[] = []
  const socket = await open((_, response) => void begun.push(() => response.end()))
  socket.write([1, 2, 3].map((name) => call(`/${name}`)).join(''))
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  begun[0]?.()
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  begun[1]?.()
  await vi.waitFor(() => expect(begun).toHaveLength(3))
})

test('a connection that pipelines many calls is cut, and no more of them are begun', async () => {
  let begun = 0
  const socket = await open(() => {
    begun += 1
  })
  socket.write(call('/').repeat(1_000))
  await once(socket, 'close')
  expect(begun).toBe(1)
})

test('a caller who does not read is cut after a deadline for the size of the reply', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const bytes = 40_000_000
  let written: Socket | null = null
  const socket = await open((request, response) => {
    written = request.socket
    response.end(Buffer.alloc(bytes))
  })
  socket.pause()
  socket.write(call('/'))
  await vi.waitFor(() => expect(written?.writableLength).toBeGreaterThan(0))
  const deadline = 20_000 + bytes / 2
  vi.advanceTimersByTime(deadline - 1_000)
  expect(written).toMatchObject({ destroyed: false })
  vi.advanceTimersByTime(4_000)
  expect(written).toMatchObject({ destroyed: true })
})
