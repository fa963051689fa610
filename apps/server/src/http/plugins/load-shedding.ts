import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import type { RouteShape } from '@milepost/contract/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#http/errors.ts'
import type { ErrorReplies } from '#http/plugins/error-replies.ts'
import { lineOf } from '#lib/addresses.ts'
import type { Load, RequestKind } from '#lib/load.ts'
import { countWait, runWithWaitBudget } from '#lib/wait-budget.ts'

const maxRetryAfter = 3

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page or a file unless it says otherwise. */
    requestKind?: RequestKind
    hasLargeBody?: boolean
  }
  interface FastifyRequest {
    /** Gives a slot of the load back, at the first call. */
    leaveLoad: (() => void) | null
    leaveUpload: (() => void) | null
  }
}

/**
 * Refuses requests above the capacity, before a session is looked up. A slot is taken when the body is there and given
 * back when the reply is made, so that slow senders and readers hold none.
 * The waiting times differ, so that refused clients do not come back together.
 */
export function refuseAboveCapacity(app: FastifyInstance, load: Load, replies: ErrorReplies): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    void replies.send(request, reply, new AppError('unavailable', { retryAfter: randomInt(1, maxRetryAfter + 1) }))
  const createLeave = (kind: RequestKind, address: string) => {
    let isInside = true
    return () => {
      if (isInside) load.leave(kind, address)
      isInside = false
    }
  }
  app.decorateRequest('leaveLoad', null)
  app.decorateRequest('leaveUpload', null)

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config?.hasLargeBody !== true) return done()
    if (load.enter('upload', '') !== true) return refuse(request, reply)
    request.leaveUpload = createLeave('upload', '')
    reply.raw.once('close', request.leaveUpload)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    request.leaveUpload?.()
    const kind = request.routeOptions.config?.requestKind ?? 'page'
    const address = lineOf(request.ip)
    const begin = (hasEntered: boolean) => {
      if (!hasEntered) return refuse(request, reply)
      request.leaveLoad = createLeave(kind, address)
      // Who left while they waited needs no work.
      if (reply.raw.destroyed) request.leaveLoad()
      else done()
    }
    const entered = load.enter(kind, address)
    runWithWaitBudget(() => {
      if (typeof entered === 'boolean') begin(entered)
      else void countWait(() => entered).then(begin)
    })
  })
  // Also called for errors, and for callers who have left.
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { leaveLoad } = request
    // A live stream has a separate limit; any other stream is worked on until its end.
    if (leaveLoad !== null && payload instanceof Readable && request.routeOptions.config.requestKind !== 'essential')
      payload.once('close', leaveLoad)
    else leaveLoad?.()
    done()
  })
}

const generating: ReadonlySet<string | undefined> = new Set([
  ...(['generation-account', 'correction-account', 'chat-account', 'reading-account', 'interests-address'] as const),
  ...(['import-account', 'export-account'] as const),
])

/** What a route of the API counts as. */
export function kindOf(route: RouteShape): RequestKind {
  if (route.exempt === true) return 'essential'
  if (route.isQueued === true) return 'queued'
  if ([route.rateLimit].flat().some((limit) => generating.has(limit))) return 'generation'
  return route.method === 'GET' ? 'read' : 'write'
}
