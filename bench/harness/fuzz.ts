import { randomUUID } from 'node:crypto'
import { startServer } from '@milepost/server/test/running-server.ts'
import { makeDatabase } from '../catalogue/product.ts'
import {
  createRandom,
  type FuzzedOperation,
  fillRequest,
  headersOf,
  readOperations,
  register,
  signIn,
  signInCallers,
} from './operations.ts'
import { type HarnessOptions, print, requireDatabase } from './report.ts'

const maxMilliseconds = 2_000
const canary = 'Kanariyantha'

/** Random requests from the API's own document, by every kind of caller: no 5xx, nothing slow, nothing of a stranger. */
export async function fuzz({ isLong }: HarnessOptions): Promise<boolean> {
  const { address = '', drop } = await makeDatabase(requireDatabase())
  const environment = { SEED: 'demo', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', MAX_REQUESTS_IN_FLIGHT: '1000' }
  const server = await startServer({ DATABASE_URL: address, ...environment })
  const { operations, resolve } = readOperations()
  const hidden = await register(server, canary)
  const spare = await register(server, 'Spare Person')
  const { admin, callers } = await signInCallers(server)
  const total = isLong ? 100_000 : 6_000
  const succeeded = new Set<string>()
  const faults = new Map<string, number>()
  let slowest = 0
  let sent = 0
  const fault = (text: string) => faults.set(text, (faults.get(text) ?? 0) + 1)

  const work = async (seed: number) => {
    const random = createRandom(seed)
    while (sent < total) {
      sent += 1
      const operation = operations[sent % operations.length] as FuzzedOperation
      const caller = callers[Math.floor(random() * callers.length)] ?? null
      const known = caller === admin ? spare.id : random() < 0.8 ? (caller?.id ?? hidden.id) : hidden.id
      const uuid = () => (random() < 0.9 ? known : randomUUID())
      const began = performance.now()
      const { method, path, body } = fillRequest(operation, { random, resolve, uuid })
      const reply = await fetch(`${server.address}${path}`, {
        ...{ method, redirect: 'manual', headers: headersOf(caller, body) },
        ...(body !== undefined && { body }),
      })
      const text = await reply.text()
      const took = performance.now() - began
      slowest = Math.max(slowest, took)
      const name = `${operation.method} ${operation.path}`
      if (reply.ok) succeeded.add(operation.operationId)
      if (reply.status >= 500 && reply.status !== 503) fault(`${reply.status} ${name}`)
      if (took > maxMilliseconds) fault(`slow ${name}`)
      if (caller !== admin && (text.includes(canary) || text.includes(hidden.email)))
        fault(`a stranger's data: ${name}`)
      if (reply.status === 401 && caller !== null)
        Object.assign(caller, await signIn(server, caller.email, caller.secret))
    }
  }
  await Promise.all([1, 2, 3, 4].map(work))
  await server.stop('SIGKILL')
  await drop()
  const missed = operations
    .filter(({ operationId }) => !succeeded.has(operationId))
    .map(({ operationId }) => operationId)
  print(`fuzz: ${total} requests to ${operations.length} routes by a visitor, a learner, an institution and an admin`, [
    `${succeeded.size} routes succeeded at least once, slowest reply ${Math.round(slowest)} ms`,
    ...(missed.length > 0 ? [`never succeeded: ${missed.join(', ')}`] : []),
    ...[...faults].map(([text, count]) => `${count} × ${text}`),
  ])
  return faults.size === 0
}
