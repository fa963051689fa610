import { randomUUID } from 'node:crypto'
import { describeApi } from '@milepost/contract/openapi'
import { answers, password } from '@milepost/server/test/factories.ts'
import type { RunningServer } from '@milepost/server/test/running-server.ts'
import { collectionOf } from './known-values.ts'
import { type FuzzedSchema, type ValueSource, valueFor } from './schema-values.ts'

export interface FuzzedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: FuzzedSchema }[]
  readonly body: FuzzedSchema | undefined
}
export interface FuzzedCaller {
  readonly email: string
  readonly secret: string
  id: string
  token: string
  institutionId?: number | null
}

/** They would end the callers themselves. */
const leftOut = new Set(['deleteUser', 'logout', 'setPassword', 'updateUser', 'changeRole', 'deleteInstitution'])
const demoPassword = 'follow-the-mileposts'

/** The document's operations, with references to parameters resolved. */
export function readOperations() {
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

/** A request to an operation with values from its schemas. `share` of the parameters that may be left out are given. */
export function fillRequest(operation: FuzzedOperation, source: ValueSource, share = 0.3) {
  const query = new URLSearchParams()
  let path = operation.path
  for (const { name, in: place, required, schema } of operation.parameters) {
    const value = String(valueFor(schema, source, name === 'id' ? `${collectionOf(operation.path, name)}.id` : name))
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value) || '1')
    else if (required === true || source.random() < share) query.set(name, value)
  }
  const body = operation.body === undefined ? undefined : JSON.stringify(valueFor(operation.body, source))
  return { method: operation.method, path: `/api${path}?${query}`, body }
}

export function headersOf(caller: FuzzedCaller | null, body: string | undefined): Record<string, string> {
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(caller !== null && { authorization: `Bearer ${caller.token}` }),
  }
}

interface SignedIn {
  readonly user: { readonly id: string; readonly institution_id: number | null }
  readonly token: string
}

async function post(server: RunningServer, path: string, body: object) {
  const reply = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return reply.ok ? ((await reply.json()) as SignedIn) : undefined
}

export async function register(server: RunningServer, name: string): Promise<FuzzedCaller> {
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
export async function signIn(server: RunningServer, email: string, secret: string): Promise<FuzzedCaller> {
  const session = await post(server, '/auth/login', { email, password: secret })
  const institutionId = session?.user.institution_id ?? null
  return { email, secret, id: session?.user.id ?? '', token: session?.token ?? '', institutionId }
}

/** The same requests at every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A visitor, two learners with roadmaps, one of them with the premium plan, an institution and an admin. */
export async function signInCallers(server: RunningServer) {
  const learner = await register(server, 'Fuzz Learner')
  await createRoadmap(server, learner)
  const admin = await signIn(server, 'admin@milepost.example', demoPassword)
  const institution = await signIn(server, 'lagoonside@milepost.example', demoPassword)
  const premium = await signIn(server, 'premium@milepost.example', demoPassword)
  return { admin, callers: [null, learner, premium, institution, admin] }
}
