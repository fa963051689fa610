import type { FastifyInstance } from 'fastify'
import type { Drain } from '#lib/drain.ts'

/** While draining, each reply asks its client to reconnect, so that the next request reaches another instance. */
export function closeConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  app.addHook('preClose', async () => drain.begin())
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.hasBegun) reply.header('connection', 'close')
    done()
  })
}
