import type { Readable } from 'node:stream'
import { ErrorBody, type ErrorCode, errorStatuses } from '@milepost/contract/errors'
import type { BodyOf, ParamsOf, QueryOf, RateLimit, ReplyOf, RouteShape } from '@milepost/contract/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Context, Dependencies } from '#context.ts'
import { AppError } from '#http/errors.ts'
import { limitRate } from '#http/rate-limits/rate-limits.ts'

/** The context of a route for signed-in callers only. */
export type SignedInContext = Context & { readonly actor: Actor }

type ContextOf<R extends RouteShape> = R['access'] extends 'public' ? Context : SignedInContext

export interface Input<R extends RouteShape> {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Returns the contract's reply, or a stream whose content type the handler sets. */
export type Handler<R extends RouteShape> = (ctx: ContextOf<R>, input: Input<R>) => Promise<ReplyOf<R> | Readable>

/** Finds the caller; null for a visitor. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>

export interface RouteRegistrar {
  readonly app: FastifyInstance
  readonly dependencies: Dependencies
  readonly authenticate: Authenticate
}

const largeBody = 1024 * 1024

/**
 * Registers one route of the contract, with access, rate limit, schemas and documentation, so that the handler only
 * does its work.
 */
export function registerRoute<const R extends RouteShape>(
  registrar: RouteRegistrar,
  route: R,
  handler: Handler<R>,
): void {
  const { app, dependencies, authenticate } = registrar
  const status = Number(Object.keys(route.reply)[0] ?? 200)
  app.route({
    method: route.method,
    url: route.path,
    schema: documented(route),
    ...(route.largeBody === true ? { bodyLimit: largeBody } : {}),
    preValidation: async (request) => {
      const ctx = { ...dependencies, log: request.log, actor: await authenticate(request), address: request.ip }
      request.context = ctx
      requireAccess(route, ctx.actor)
      if (route.rateLimit !== undefined) await limitRate(ctx, route.rateLimit, rateLimitSubject(route.rateLimit, ctx))
    },
    preHandler: async (request) => requireSubject(route, request),
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body, request, reply }
      const value = await handler(request.context as ContextOf<R>, input as Input<R>)
      return reply.status(status).send(value)
    },
  })
}

function rateLimitSubject(limit: RateLimit, ctx: Context): string {
  return (limit.endsWith('-account') ? ctx.actor?.id : ctx.address) ?? 'unknown'
}

function requireAccess(route: RouteShape, actor: Actor | null): void {
  if (route.access === 'public') return
  if (actor === null) throw new AppError('unauthenticated')
  if (route.access !== 'signed-in' && !route.access.includes(actor.role)) throw new AppError('forbidden')
}

/** A user id that the contract marks as the subject must be the caller's own. */
function requireSubject(route: RouteShape, request: FastifyRequest): void {
  if (route.subject === undefined) return
  const source: unknown = route.subject.in === 'params' ? request.params : request.body
  const named = typeof source === 'object' && source !== null ? Reflect.get(source, route.subject.name) : undefined
  if (named !== undefined && named !== request.context.actor?.id) throw new AppError('forbidden')
}

function documented(route: RouteShape) {
  const codes = new Map<number, ErrorCode[]>()
  for (const code of route.errors) codes.set(errorStatuses[code], [...(codes.get(errorStatuses[code]) ?? []), code])
  const errors = [...codes.keys()].map((status) => [status, ErrorBody] as const)
  return {
    summary: route.summary,
    description: describe(route, codes),
    tags: [route.tag],
    ...(route.access === 'public' ? {} : { security: [{ token: [] }] }),
    ...(route.params === undefined ? {} : { params: route.params }),
    ...(route.query === undefined ? {} : { querystring: route.query }),
    ...(route.body === undefined ? {} : { body: route.body }),
    response: { ...Object.fromEntries(errors), ...route.reply },
  }
}

function describe(route: RouteShape, codes: Map<number, ErrorCode[]>): string {
  const who = typeof route.access === 'string' ? route.access : route.access.join(', ')
  const lines = [`Who: ${who}.`]
  if (route.subject !== undefined) lines.push(`\`${route.subject.name}\` must be the caller’s own id.`)
  if (codes.size > 0) {
    lines.push(`Errors: ${[...codes].map(([status, names]) => `${status} ${names.join(' or ')}`).join(', ')}.`)
  }
  for (const [name, meaning] of Object.entries(route.replyHeaders ?? {})) lines.push(`Header ${name}: ${meaning}.`)
  return lines.join('\n\n')
}

declare module 'fastify' {
  interface FastifyRequest {
    context: Context
  }
}
