import { randomUUID } from 'node:crypto'
import { type RunningServer, startServer } from '@milepost/server/test/running-server.ts'
import { makeDatabase } from '../catalogue/product.ts'
import { rememberValues } from './known-values.ts'
import {
  createRandom,
  type FuzzedCaller,
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
  // Emailed links go to this account, and what they change leaves the other callers signed in.
  callers.push(spare)
  const values = rememberValues([canary, hidden.email])
  values.keep('email', [spare.email])
  values.keep('password', [spare.secret])
  const findings = recordFindings([canary, hidden.email])
  const total = isLong ? 100_000 : 6_000
  let sent = 0

  const work = async (seed: number) => {
    const random = createRandom(seed)
    while (sent < total) {
      sent += 1
      if (sent % 200 === 0) values.keep('token', await readTokens(server, spare.email))
      const operation = operations[sent % operations.length] as FuzzedOperation
      const caller = callers[Math.floor(random() * callers.length)] ?? null
      const person = caller === admin ? spare.id : random() < 0.8 ? (caller?.id ?? hidden.id) : hidden.id
      const uuid = () => (random() < 0.9 ? person : randomUUID())
      const known = (name: string) => ownInstitution(caller, name) ?? values.pick(name, random)
      const { method, path, body } = fillRequest(operation, { random, resolve, uuid, known })
      const began = performance.now()
      const reply = await fetch(`${server.address}${path}`, {
        ...{ method, redirect: 'manual', headers: headersOf(caller, body) },
        ...(body !== undefined && { body }),
      })
      const text = await reply.text()
      findings.note(operation, reply.status, performance.now() - began, caller === admin ? '' : text)
      const type = reply.headers.get('content-type') ?? ''
      if (reply.ok && type.includes('json')) values.learn(operation.path, JSON.parse(text))
      if (reply.ok && type.includes('csv')) values.add('csv', text)
      if (reply.status === 401 && caller !== null)
        Object.assign(caller, await signIn(server, caller.email, caller.secret))
    }
  }
  await Promise.all([1, 2, 3, 4].map(work))
  await server.stop('SIGKILL')
  await drop()
  const who = 'a visitor, three learners, an institution and an admin'
  print(`fuzz: ${total} requests to ${operations.length} routes by ${who}`, findings.describe(operations))
  return findings.hold()
}

/** What came of the requests. Replies must not contain `strangers`' data. */
function recordFindings(strangers: readonly string[]) {
  const succeeded = new Set<string>()
  const faults = new Map<string, number>()
  let slowest = 0
  const fault = (text: string) => faults.set(text, (faults.get(text) ?? 0) + 1)
  return {
    note: ({ operationId, method, path }: FuzzedOperation, status: number, milliseconds: number, text: string) => {
      slowest = Math.max(slowest, milliseconds)
      // A sign-in at a provider starts with a redirect.
      if (status < 400) succeeded.add(operationId)
      if (status >= 500 && status !== 503) fault(`${status} ${method} ${path}`)
      if (milliseconds > maxMilliseconds) fault(`slow ${method} ${path}`)
      if (strangers.some((words) => text.includes(words))) fault(`a stranger's data: ${method} ${path}`)
    },
    hold: () => faults.size === 0,
    describe: (operations: readonly FuzzedOperation[]): string[] => {
      const missed = operations.map(({ operationId }) => operationId).filter((id) => !succeeded.has(id))
      return [
        `${succeeded.size} routes succeeded at least once, slowest reply ${Math.round(slowest)} ms`,
        ...(missed.length > 0 ? [`never succeeded: ${missed.join(', ')}`] : []),
        ...[...faults].map(([text, count]) => `${count} × ${text}`),
      ]
    },
  }
}

/** Members of an institution ask for their own. */
function ownInstitution(caller: FuzzedCaller | null, name: string): number | undefined {
  return name === 'institutions.id' ? (caller?.institutionId ?? undefined) : undefined
}

/** Secrets of the links in the latest emails to an address. */
async function readTokens({ address }: RunningServer, recipient: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${address}${path}`)).text()
  const links = [...(await read(`/dev/mail?to=${recipient}`)).matchAll(/\/dev\/mail\/[0-9a-f-]{36}/g)].slice(0, 20)
  const emails = await Promise.all(links.map(([path]) => read(path)))
  return emails.flatMap((email) => [...email.matchAll(/\/([\w-]{43})(?![\w-])/g)].map(([, token = '']) => token))
}
