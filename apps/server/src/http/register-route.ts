import type { Readable } from 'node:stream'
import { translate } from '@milepost/advisor/knowledge'
import {
  type BodyOf,
  isOpenToVisitors,
  needsSecondFactor,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type RouteShape,
} from '@milepost/contract/http'
import { type RateLimit, rateLimits } from '@milepost/contract/rate-limits'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Context, Dependencies } from '#context.ts'
import { markBrowser, readBrowser } from '#http/browser-cookie.ts'
import { AppError } from '#http/errors.ts'
import { varyBy } from '#http/negotiation.ts'
import { kindOf } from '#http/plugins/load-shedding.ts'
import { announceRate } from '#http/rate-limits/rate-limit-fields.ts'
import { limitRate } from '#http/rate-limits/rate-limits.ts'
import { languageOf } from '#http/request-language.ts'

/** The context of a route for signed-in callers only. */
export type SignedInContext = Context & { readonly actor: Actor }

type ContextOf<R extends RouteShape> = R['access'] extends 'anonymous'
  ? Omit<Context, 'actor'>
  : R['access'] extends 'public'
    ? Context
    : SignedInContext

export interface RouteInput<R extends RouteShape> {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Returns the contract's reply, or a stream or a cached reply's bytes, whose headers the handler sets. */
export type RouteHandler<R extends RouteShape> = (
  ctx: ContextOf<R>,
  input: RouteInput<R>,
) => Promise<ReplyOf<R> | Readable | Buffer | undefined>

/** Finds the caller; null for a visitor. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>

/** What a cached reply is compared by, found in the statement that finds the session. */
export interface CacheKey {
  /** Names the prepared statement. */
  readonly name: string
  /** A text about the row of `users`; null if there is no reply to keep. */
  readonly value: SQL<string | null>
}

export interface RouteRegistrar {
  readonly app: FastifyInstance
  readonly dependencies: Dependencies
  readonly authenticate: Authenticate
  /** Finds the caller with the key of a cached reply. */
  readonly authenticateWith: (key: CacheKey) => Authenticate
}

const largeBody = 1024 * 1024

/**
 * Registers one route of the contract, with access, rate limit and schemas, so that the handler only does its work.
 */
export function registerRoute<const R extends RouteShape>(
  registrar: RouteRegistrar,
  route: R,
  handler: RouteHandler<R>,
): void {
  const { app, dependencies, authenticate } = registrar
  const status = Number(Object.keys(route.reply)[0] ?? 200)
  app.route({
    method: route.method,
    url: route.path,
    schema: schemasOf(route),
    config: { requestKind: kindOf(route), hasLargeBody: route.largeBody === true },
    ...(route.largeBody === true ? { bodyLimit: largeBody } : {}),
    preValidation: async (request) => {
      const actor = route.access === 'anonymous' ? null : withoutUnprotected(route, await authenticate(request))
      const messages = dependencies.messages.in(languageOf(request))
      const ctx = { ...dependencies, messages, log: request.log, actor, address: request.ip }
      request.context = ctx
      requireAccess(route, ctx.actor)
    },
    // After the check of the input: what is mistyped doesn't count.
    preHandler: async (request, reply) => {
      for (const limit of [route.rateLimit ?? []].flat()) {
        const who = rateLimitSubject(route, limit, request, reply)
        if (who !== null) await limitRate(request.context, limit, who, (attempt) => announceRate(reply, limit, attempt))
      }
    },
    handler: async (request, reply) => {
      requireSubject(route, request)
      const input = { params: request.params, query: request.query, body: request.body, request, reply }
      reply.status(status)
      const answer = await handler(request.context as ContextOf<R>, input as RouteInput<R>)
      if (route.tellsKnowledge !== true) return reply.send(answer)
      varyBy(reply, 'cookie')
      return reply.send(translate(answer, request.context.messages.language))
    },
  })
}

/** Who shares a count. Null for a browser that isn't known and only reads: it counts by its address alone. */
function rateLimitSubject(route: RouteShape, limit: RateLimit, request: FastifyRequest, reply: FastifyReply) {
  const { per } = rateLimits[limit]
  const { context } = request
  if (per === 'address') return context.address ?? 'unknown'
  if (context.actor !== null) return context.actor.id
  const isMarked = route.method !== 'GET' && route.access !== 'anonymous'
  return isMarked ? markBrowser(context, request, reply) : readBrowser(context, request)
}

function requireAccess(route: RouteShape, actor: Actor | null): void {
  if (isOpenToVisitors(route.access)) return
  if (actor === null) throw new AppError('unauthenticated')
  if (typeof route.access !== 'string' && !route.access.includes(actor.role)) throw new AppError('forbidden')
  if (actor.needsSecondFactor && needsSecondFactor(route)) throw new AppError('second_factor_required')
}

/** Where visitors are let in, an admin who must set up a second factor first is one of them. */
function withoutUnprotected(route: RouteShape, actor: Actor | null): Actor | null {
  return actor?.needsSecondFactor === true && isOpenToVisitors(route.access) ? null : actor
}

/** A user id that the contract marks as the subject must be the caller's own. */
function requireSubject(route: RouteShape, request: FastifyRequest): void {
  if (route.subject === undefined) return
  const source: unknown = route.subject.in === 'params' ? request.params : request.body
  const named = typeof source === 'object' && source !== null ? Reflect.get(source, route.subject.name) : undefined
  if (named !== undefined && named !== request.context.actor?.id) throw new AppError('forbidden')
}

function schemasOf({ params, query, body, reply }: RouteShape) {
  return {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: reply,
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    context: Context
  }
}
