import { connect, createServer, type Socket } from 'node:net'

export interface RoundRobinProxy {
  readonly address: string
  /** Waits until the proxy has seen that the instance at an address is ready. */
  untilReady(address: string): Promise<void>
  close(): Promise<void>
}

const probeMilliseconds = 100
const probeDeadline = 2_000

/**
 * Balances connections over instances as a proxy in production does: each new one goes to the next instance whose
 * health check said last that it is ready. Nothing is tried twice.
 */
export async function startProxy(addresses: readonly string[]): Promise<RoundRobinProxy> {
  const instances = addresses.map((address) => ({ address, port: Number(new URL(address).port), isReady: true }))
  const sockets = new Set<Socket>()
  let turn = 0

  const probe = async (instance: (typeof instances)[number]) => {
    const signal = AbortSignal.timeout(probeDeadline)
    const reply = await fetch(`${instance.address}/api/health/ready`, { signal }).catch(() => undefined)
    instance.isReady = reply?.status === 200
    await reply?.text().catch(() => undefined)
  }
  const timers = instances.map((instance) => setInterval(() => void probe(instance), probeMilliseconds))

  const server = createServer((client) => {
    const ready = instances.filter(({ isReady }) => isReady)
    const instance = ready[turn % ready.length]
    turn += 1
    if (instance === undefined) {
      client.destroy()
      return
    }
    const upstream = connect(instance.port, '127.0.0.1')
    for (const [from, to] of [[client, upstream] as const, [upstream, client] as const]) {
      sockets.add(from)
      from.setNoDelay(true)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroySoon()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    untilReady: async (address) => {
      while (!instances.some((instance) => instance.address === address && instance.isReady))
        await new Promise((resolve) => setTimeout(resolve, probeMilliseconds))
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
