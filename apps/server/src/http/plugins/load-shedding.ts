import { randomInt } from 'node:crypto'
import type { RouteShape } from '@milepost/contract/http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#http/errors.ts'
import type { MessageCatalogue } from '#http/messages.ts'
import { errorBody } from '#http/plugins/error-replies.ts'
import type { Load, RequestKind } from '#lib/load.ts'

const maxRetryAfter = 3

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Omitted for what is never refused: health checks, webhooks, live streams, and all that is no call of the API. */
    requestKind?: RequestKind
  }
}

/**
 * Refuses requests above the capacity. Registered before all other hooks, so that a refusal costs no session look-up.
 * The waiting times differ, so that refused clients do not come back together.
 */
export function refuseAboveCapacity(app: FastifyInstance, load: Load, messages: MessageCatalogue): void {
  const refusal = JSON.stringify(errorBody(new AppError('unavailable', { retryAfter: maxRetryAfter }), messages))
  app.addHook('onRequest', (request, reply, done) => {
    const kind = request.routeOptions.config?.requestKind
    if (kind === undefined) return done()
    if (load.enter(kind)) {
      // Also emitted when the caller leaves before the reply.
      reply.raw.once('close', () => load.leave(kind))
      return done()
    }
    reply.status(503).header('retry-after', randomInt(1, maxRetryAfter + 1))
    reply.type('application/json; charset=utf-8').send(refusal)
  })
}

const generating: ReadonlySet<string | undefined> = new Set([
  ...(['generation-account', 'correction-account', 'chat-account', 'interests-address'] as const),
  ...(['import-account', 'export-account'] as const),
])

/** What a route counts as; undefined if it is never refused. */
export function kindOf(route: RouteShape): RequestKind | undefined {
  if (route.exempt === true) return undefined
  if (route.isQueued === true) return 'queued'
  if (generating.has(route.rateLimit)) return 'generation'
  return route.method === 'GET' ? 'read' : 'write'
}
