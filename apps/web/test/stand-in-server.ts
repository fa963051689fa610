import { totalCountHeader } from '@milepost/contract/courses/limits'
import { type ErrorCode, errorStatuses, type Issue } from '@milepost/contract/errors'
import {
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type RouteShape,
  requestIdHeader,
} from '@milepost/contract/http'
import * as z from 'zod/mini'

/** What a call brought, read by the contract's own schemas. */
export interface ReceivedCall<R extends RouteShape> {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
}

/** Any end of a call but its usual reply. */
export class Failure {
  readonly respond: (signal: AbortSignal | undefined) => Promise<Response>
  constructor(respond: (signal: AbortSignal | undefined) => Promise<Response>) {
    this.respond = respond
  }
}

/** The connection breaks. */
export const lost = new Failure(async () => {
  throw new TypeError('Failed to fetch')
})

/** No answer ever comes. */
export const pending = new Failure(
  (signal) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    }),
)

/** The server refuses, in its own words. */
export function refused(code: ErrorCode, message = '', issues: readonly Issue[] = []): Failure {
  return new Failure(async () => json(errorStatuses[code], { code, message, error: message, issues }))
}

/** The server fails, and has logged it under a code. */
export function broken(requestId: string): Failure {
  const body = {
    code: 'internal',
    message: `Please try again. If it happens again, tell us this code: ${requestId}`,
    issues: [],
  }
  return new Failure(async () => json(500, body, { [requestIdHeader]: requestId }))
}

/** A page of a list: its rows, how many there are in all, and what else its headers say. */
export class Page<T> {
  readonly rows: T
  readonly headers: Readonly<Record<string, string>>
  constructor(rows: T, total: number, headers: Readonly<Record<string, string>> = {}) {
    this.rows = rows
    this.headers = { ...headers, [totalCountHeader]: String(total) }
  }
}

type RouteResult<R extends RouteShape> = ReplyOf<R> | Page<ReplyOf<R>> | Failure
type StandInHandler<R extends RouteShape> = (call: ReceivedCall<R>) => RouteResult<R> | Promise<RouteResult<R>>

interface HandledRoute {
  readonly route: RouteShape
  readonly pattern: RegExp
  readonly calls: ReceivedCall<RouteShape>[]
  handle: StandInHandler<RouteShape>
}

const entries: HandledRoute[] = []
const unexpected: string[] = []
const realFetch = window.fetch
let held = Promise.resolve()
/** Changes with each test. */
let turn = 0

/**
 * Replaces the page's `fetch`. The contract checks every answer, so that no test uses one that the server would never
 * send. A call without an answer fails the test.
 */
export const server = {
  /** Says what a route answers from now on: a reply, a failure, or what makes one of a call. */
  on<R extends RouteShape>(route: R, outcome: RouteResult<R> | StandInHandler<R>): void {
    const handle = (typeof outcome === 'function' ? outcome : () => outcome) as StandInHandler<RouteShape>
    const known = entries.find((entry) => entry.route === route)
    if (known !== undefined) known.handle = handle
    else entries.push({ route, pattern: patternOf(route.path), calls: [], handle })
  },
  /** What has reached a route so far, the oldest first. */
  calls<R extends RouteShape>(route: R): readonly ReceivedCall<R>[] {
    return (entries.find((entry) => entry.route === route)?.calls ?? []) as unknown as readonly ReceivedCall<R>[]
  },
  /** Holds all answers back while something happens, so that it meets calls that are still under way. */
  async holdWhile(happens: () => Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    await happens().finally(resolve)
  },
}

/** Starts the stand-in without any answers. */
export function startServer(): void {
  entries.length = 0
  unexpected.length = 0
  window.fetch = answer
}

/**
 * Makes further calls fail and leaves those under way without an answer, so that no test affects the next.
 * @returns The calls without an answer.
 */
export function stopServer(): readonly string[] {
  window.fetch = refuse
  turn += 1
  return [...unexpected]
}

async function refuse(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(new Request(input).url)
  if (pathname.startsWith('/api/')) throw new TypeError('Failed to fetch')
  return realFetch(input, init)
}

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const began = turn
  const request = new Request(input, init)
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith('/api/')) return realFetch(input, init)
  const path = pathname.slice('/api'.length)
  // '/feedback/targets' before '/feedback/:userId'.
  const entry = entries
    .filter(({ route, pattern }) => route.method === request.method && pattern.test(path))
    .toSorted((one, other) => one.route.path.split(':').length - other.route.path.split(':').length)[0]
  if (entry === undefined) {
    unexpected.push(`${request.method} ${path}`)
    return json(404, { code: 'not_found', message: 'No answer was given for this.', error: '', issues: [] })
  }
  const call = read(entry, path, searchParams, await request.text())
  entry.calls.push(call)
  await held
  try {
    const response = await respond(entry.route, await entry.handle(call), init.signal ?? undefined)
    if (began === turn) return response
  } catch (error) {
    // A call that is given up after its test must not go on in the next one: the wizard, for one, then resets the roadmap.
    if (began === turn) throw error
  }
  return new Promise(() => undefined)
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:([A-Za-z_]+)/g, '(?<$1>[^/]+)')}$`)
}

function read(
  { route, pattern }: HandledRoute,
  path: string,
  query: URLSearchParams,
  text: string,
): ReceivedCall<RouteShape> {
  const groups = Object.entries(pattern.exec(path)?.groups ?? {})
  const params = Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]))
  return {
    params: route.params && z.parse(route.params, params),
    query: route.query && z.parse(route.query, Object.fromEntries(query)),
    body: route.body && z.parse(route.body, text === '' ? undefined : JSON.parse(text)),
  } as ReceivedCall<RouteShape>
}

function respond(route: RouteShape, outcome: unknown, signal: AbortSignal | undefined): Promise<Response> | Response {
  if (outcome instanceof Failure) return outcome.respond(signal)
  const [status, schema] = Object.entries(route.reply)[0] ?? ['200', z.unknown()]
  const body = z.parse(schema, outcome instanceof Page ? outcome.rows : outcome)
  return json(Number(status), body, outcome instanceof Page ? outcome.headers : {})
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  if (status === 204) return new Response(null, { status })
  return Response.json(body, { status, headers })
}
