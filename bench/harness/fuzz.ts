import { randomUUID } from 'node:crypto'
import { describeApi } from '@milepost/contract/openapi'
import { answers, password } from '@milepost/server/test/factories.ts'
import { type RunningServer, startServer } from '@milepost/server/test/running-server.ts'
import { makeDatabase } from '../catalogue/product.ts'
import { type HarnessOptions, print, requireDatabase } from './report.ts'
import { type FuzzedSchema, type ValueSource, valueFor } from './schema-values.ts'

interface FuzzedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: FuzzedSchema }[]
  readonly body: FuzzedSchema | undefined
}
interface FuzzedCaller {
  readonly email: string
  readonly secret: string
  id: string
  token: string
}

const maxMilliseconds = 2_000
/** They would end the callers themselves. */
const leftOut = new Set(['deleteUser', 'logout', 'setPassword', 'updateUser', 'changeRole', 'deleteInstitution'])
const demoPassword = 'follow-the-mileposts'
const canary = 'Kanariyantha'

/** Random requests from the API's own document, by every kind of caller: no 5xx, nothing slow, nothing of a stranger. */
export async function fuzz({ isLong }: HarnessOptions): Promise<boolean> {
  const { address = '', drop } = await makeDatabase(requireDatabase())
  const environment = { SEED: 'demo', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', MAX_REQUESTS_IN_FLIGHT: '1000' }
  const server = await startServer({ DATABASE_URL: address, ...environment })
  const { operations, resolve } = readOperations()
  const hidden = await register(server, canary)
  const learner = await register(server, 'Fuzz Learner')
  const spare = await register(server, 'Spare Person')
  await createRoadmap(server, learner)
  const admin = await signIn(server, 'admin@milepost.example', demoPassword)
  const institution = await signIn(server, 'lagoonside@milepost.example', demoPassword)
  const callers = [null, learner, institution, admin]
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
      const reply = await send(server, operation, caller, { random, resolve, uuid })
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

/** The document's operations, with references to parameters resolved. */
function readOperations() {
  const document = JSON.parse(JSON.stringify(describeApi()))
  const resolve = (reference: string) =>
    reference
      .slice(2)
      .split('/')
      .reduce((value, part) => value[part], document)
  const operations: FuzzedOperation[] = []
  for (const [path, methods] of Object.entries<Record<string, Record<string, unknown>>>(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (leftOut.has(String(operation['operationId']))) continue
      const given = (operation['parameters'] ?? []) as { $ref?: string }[]
      const parameters = given.map((each) => (each.$ref === undefined ? each : resolve(each.$ref)))
      const body = Object(operation['requestBody']).content?.['application/json']?.schema
      operations.push({
        ...{ operationId: String(operation['operationId']), path, parameters, body },
        method: method.toUpperCase(),
      })
    }
  return { operations, resolve }
}

function send(server: RunningServer, operation: FuzzedOperation, caller: FuzzedCaller | null, source: ValueSource) {
  const query = new URLSearchParams()
  let path = operation.path
  for (const { name, in: place, required, schema } of operation.parameters) {
    const value = String(valueFor(schema, source, name))
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value) || '1')
    else if (required === true || source.random() < 0.3) query.set(name, value)
  }
  const body = operation.body === undefined ? {} : { body: JSON.stringify(valueFor(operation.body, source)) }
  return fetch(`${server.address}/api${path}?${query}`, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      ...(operation.body !== undefined && { 'content-type': 'application/json' }),
      ...(caller !== null && { authorization: `Bearer ${caller.token}` }),
    },
    ...body,
  })
}

async function post(server: RunningServer, path: string, body: object) {
  const reply = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return reply.ok ? ((await reply.json()) as { user: { id: string }; token: string }) : undefined
}

async function register(server: RunningServer, name: string): Promise<FuzzedCaller> {
  const email = `${randomUUID()}@example.com`
  const session = await post(server, '/auth/register', { name, email, password })
  return { email, secret: password, id: session?.user.id ?? '', token: session?.token ?? '' }
}

async function createRoadmap(server: RunningServer, { id, token }: FuzzedCaller): Promise<void> {
  await fetch(`${server.address}/api/roadmap`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...answers, userId: id }),
  })
}

/** A caller whose account is gone goes on as a visitor. */
async function signIn(server: RunningServer, email: string, secret: string): Promise<FuzzedCaller> {
  const session = await post(server, '/auth/login', { email, password: secret })
  return { email, secret, id: session?.user.id ?? '', token: session?.token ?? '' }
}

/** The same requests at every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
