import { describeApi } from '@milepost/contract/openapi'
import type { FuzzedCaller } from './fuzzed-product.ts'
import { collectionOf } from './known-values.ts'
import { type FuzzedSchema, type ValueSource, valueFor } from './schema-values.ts'

export interface FuzzedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: FuzzedSchema }[]
  readonly body: FuzzedSchema | undefined
}

/** At random these would end the callers themselves: only scenarios send them. */
const endsCallers = new Set(['deleteUser', 'logout', 'setPassword', 'updateUser', 'changeRole', 'deleteInstitution'])

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
      const given = (operation['parameters'] ?? []) as { $ref?: string }[]
      const parameters = given.map((each) => (each.$ref === undefined ? each : resolve(each.$ref)))
      const body = Object(operation['requestBody']).content?.['application/json']?.schema
      operations.push({
        operationId: String(operation['operationId']),
        path,
        parameters,
        body,
        method: method.toUpperCase(),
      })
    }
  return { operations, randomly: operations.filter(({ operationId }) => !endsCallers.has(operationId)), resolve }
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
