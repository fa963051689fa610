import type { RouteShape } from '@milepost/contract/http'
import type { Browser } from '../browser.ts'
import type { FuzzedOperation } from './operations.ts'
import { type FuzzedSchema, strangeValues, type ValueSource, valueFor } from './schema-values.ts'

export interface SceneRequest {
  readonly route: RouteShape
  readonly operation: FuzzedOperation
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: object | undefined
  /** With the cookies of the person who sends it. */
  readonly browser: Browser
  readonly token: string | undefined
  /** Such as the body's signature, which a copy keeps. */
  readonly headers: Readonly<Record<string, string>>
}

/** A request with one thing changed: a value, a field that is missing, or the browser, which lacks its cookies. */
export function alterRequest(request: SceneRequest, source: ValueSource, otherBrowser: Browser): SceneRequest {
  const { operation, params, query, body = {} } = request
  const pick = <T>(values: readonly T[]): T => values[Math.floor(source.random() * values.length)] as T
  const otherValue = (schema: FuzzedSchema, name: string) =>
    source.random() < 0.5 ? pick(strangeValues) : valueFor(schema, source, name)
  const schemaOf = (name: string) => operation.parameters.find((each) => each.name === name)?.schema ?? {}
  const bodySchema = operation.body?.$ref === undefined ? operation.body : source.resolve(operation.body.$ref)
  const changes: (() => Partial<SceneRequest>)[] = [
    () => ({ browser: otherBrowser }),
    ...Object.keys(params).map((name) => () => ({ params: { ...params, [name]: otherValue(schemaOf(name), name) } })),
    ...Object.keys(query).map((name) => () => ({ query: { ...query, [name]: otherValue(schemaOf(name), name) } })),
    ...Object.keys(body).flatMap((name) => [
      () => ({ body: { ...body, [name]: otherValue(bodySchema?.properties?.[name] ?? {}, name) } }),
      () => ({ body: { ...body, [name]: undefined } }),
    ]),
  ]
  return { ...request, ...pick(changes)() }
}
