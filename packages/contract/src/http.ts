import type * as z from 'zod/mini'
import type { ErrorCode } from '#errors.ts'
import type { RateLimit } from '#rate-limits.ts'
import type { Role } from '#roles.ts'

export type Schema = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call a route at all; the server's policies decide what they may touch. Both 'anonymous' and 'public' routes are
 * open to everyone, but an anonymous one never finds out who asks: its reply is the same for all.
 */
export type Access = 'anonymous' | 'public' | 'signed-in' | readonly Role[]

/** Whether visitors may call a route. */
export const isOpenToVisitors = (access: Access): boolean => access === 'anonymous' || access === 'public'

/** Whether admins may call a route, but not while they must set up a second factor. */
export const needsSecondFactor = ({ access, beforeSecondFactor }: RouteShape): boolean =>
  beforeSecondFactor !== true && (access === 'signed-in' || (typeof access !== 'string' && access.includes('admin')))

/** Where the caller names a user: it must be the session's own (an admin's exception is the policy's). */
export type Subject = { in: 'params' | 'body'; name: string }

export type Replies = { readonly [status: number]: Schema }

export interface RouteShape {
  readonly method: Method
  /** Below the API's base path, Fastify style: '/users/:id'. */
  readonly path: `/${string}`
  readonly summary: string
  readonly tag: string
  readonly access: Access
  readonly subject?: Subject
  /** Open to an admin who must set up a second factor first: their own account, and signing out. */
  readonly beforeSecondFactor?: true
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly reply: Replies
  /** Its reply has texts of the knowledge, which come in the reader's language. */
  readonly tellsKnowledge?: true
  /** The media type of a reply that is not JSON. */
  readonly mediaType?: string
  /** What callers who accept its media type are sent instead, and the schema of each event. */
  readonly stream?: { readonly mediaType: string; readonly event: Schema }
  readonly replyHeaders?: { readonly [name: string]: string }
  /** Beyond those that follow from the rest of the route (`errorsOf`). */
  readonly errors?: readonly ErrorCode[]
  /** Counted in this order. */
  readonly rateLimit?: RateLimit | readonly RateLimit[]
  /** For the few routes that accept up to 1 MB. All others accept 64 kB. */
  readonly largeBody?: true
  /** Never refused under pressure: health checks, webhooks and live streams. */
  readonly exempt?: true
  /** Waits in a separate queue and hardly costs anything until its turn, so under pressure it is counted separately. */
  readonly isQueued?: true
}

/**
 * Declares an HTTP route as data. The server's handler and the client's call are both inferred from its exact type.
 *
 * @param shape - Method, path, access, schemas, replies by status and its own errors.
 * @returns The same object.
 */
// So that the browser's bundle has no route that it does not use.
/* @__NO_SIDE_EFFECTS__ */
export function route<const R extends RouteShape>(shape: R): R {
  return shape
}

/**
 * Lists every error that a route may answer: those that follow from its access, subject, input and rate limit, and its
 * own.
 *
 * @param route - The route.
 * @returns The codes, each once.
 */
export function errorsOf(route: RouteShape): ErrorCode[] {
  const takesBody = route.body !== undefined
  const derived: readonly (readonly [ErrorCode, boolean])[] = [
    ['malformed', true],
    ['invalid', takesBody || route.params !== undefined || route.query !== undefined],
    ['unauthenticated', !isOpenToVisitors(route.access)],
    ['forbidden', typeof route.access !== 'string' || route.subject !== undefined],
    ['second_factor_required', needsSecondFactor(route)],
    ['too_large', takesBody],
    ['unsupported_media_type', takesBody],
    ['rate_limited', route.rateLimit !== undefined],
    ['internal', true],
    ['unavailable', true],
    ['storage_full', route.method !== 'GET'],
  ]
  const codes = derived.flatMap(([code, applies]) => (applies ? [code] : []))
  return [...new Set([...codes, ...(route.errors ?? [])])]
}

type Input<R, K extends string> = R extends { readonly [key in K]: infer S extends Schema } ? z.output<S> : undefined
type ClientInput<R, K extends string> = R extends { readonly [key in K]: infer S extends Schema }
  ? z.input<S>
  : undefined

export type ParamsOf<R extends RouteShape> = Input<R, 'params'>
export type QueryOf<R extends RouteShape> = Input<R, 'query'>
export type BodyOf<R extends RouteShape> = Input<R, 'body'>
type StatusReplies<R extends RouteShape> = {
  [S in keyof R['reply'] & number]: R['reply'][S]
}
export type ReplyOf<R extends RouteShape> = z.output<StatusReplies<R>[keyof StatusReplies<R>] & Schema>

type Given<K extends string, V> = [V] extends [undefined] ? { [key in K]?: undefined } : { [key in K]: V }

/** What a client passes to call a route: path parameters, query and body, each only where the route has it. */
export type CallInput<R extends RouteShape> = Given<'params', ClientInput<R, 'params'>> &
  Given<'body', ClientInput<R, 'body'>> & { query?: ClientInput<R, 'query'> }

/**
 * Fills in a route's path.
 *
 * @param path - A path with ':name' parts.
 * @param params - The path parameters by name.
 * @param query - The query. Undefined, null and empty values are left out.
 * @returns The address below the API's base path, percent-encoded.
 * @throws RangeError if a path parameter is missing, which is a bug.
 */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const values = new Map(Object.entries(params))
  const filled = path.replace(/:([A-Za-z_]+)/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new RangeError(`${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

/** Names the request of an unexpected failure, as the log does. */
export const requestIdHeader = 'x-request-id'
