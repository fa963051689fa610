import { randomUUID } from 'node:crypto'
import { answers, password } from './factories.ts'
import { startProxy } from './round-robin-proxy.ts'
import { type RunningServer, startServer } from './running-server.ts'

export interface RollingResult {
  readonly requests: number
  /** What went wrong with each request that was not answered with success. */
  readonly failed: readonly string[]
  readonly slowestMilliseconds: number
  readonly restarts: number
}

interface RollingOptions {
  readonly environment: Record<string, string>
  readonly clients: number
  /** How many requests at least; each instance is restarted in turn until then. */
  readonly requests: number
  /** Signal that stops an instance; another than SIGTERM shows that failures would be seen. */
  readonly signal?: NodeJS.Signals
}

/** Restarts two instances behind a proxy in turn, while clients read and write without a pause. */
export async function restartInTurn(options: RollingOptions): Promise<RollingResult> {
  const environment = { ...options.environment, RATE_LIMITS: 'off' }
  const first = await startServer(environment)
  const servers = [first, await startServer(environment)]
  const proxy = await startProxy(servers.map(({ address }) => address))
  const failed: string[] = []
  let slowestMilliseconds = 0
  let requests = 0
  let isOver = false

  const send = async (path: string, token: string, body?: object): Promise<void> => {
    const began = performance.now()
    requests += 1
    try {
      const reply = await fetch(`${proxy.address}/api${path}`, {
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      await reply.arrayBuffer()
      if (!reply.ok) failed.push(`${path}: ${reply.status}`)
    } catch (error) {
      failed.push(`${path}: ${error instanceof Error ? String(error.cause ?? error) : error}`)
    }
    slowestMilliseconds = Math.max(slowestMilliseconds, performance.now() - began)
  }
  const use = async ({ userId, token }: Awaited<ReturnType<typeof signUp>>) => {
    while (!isOver) {
      await send(`/roadmap/${userId}`, token)
      await send('/courses?page=1&page_size=6', token)
      await send('/progress', token, { userId, stepId: 1 + (requests % 9), status: 'ongoing' })
    }
  }
  const learners = await Promise.all(Array.from({ length: options.clients }, () => signUp(first)))
  const clients = learners.map(use)
  let restarts = 0
  while (restarts < servers.length || requests < options.requests) {
    const index = restarts % servers.length
    servers[index] = await restart(servers[index] ?? first, environment, options.signal ?? 'SIGTERM')
    await proxy.untilReady(servers[index].address)
    restarts += 1
  }
  isOver = true
  await Promise.all(clients)
  await proxy.close()
  await Promise.all(servers.map((server) => server.stop('SIGTERM')))
  return { requests, failed, slowestMilliseconds, restarts }
}

/** Stops an instance and starts it again on its port. */
async function restart(
  server: RunningServer,
  environment: Record<string, string>,
  signal: NodeJS.Signals,
): Promise<RunningServer> {
  await server.stop(signal)
  return startServer({ ...environment, PORT: new URL(server.address).port })
}

async function signUp(server: RunningServer) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const registered = await post('/auth/register', { name: 'X', email: `${randomUUID()}@example.com`, password })
  const { user, token } = (await registered.json()) as { user: { id: string }; token: string }
  const made = await post('/roadmap', { ...answers, userId: user.id }, { authorization: `Bearer ${token}` })
  if (!made.ok) throw new Error(`making a roadmap answered ${made.status}`)
  return { userId: user.id, token }
}
