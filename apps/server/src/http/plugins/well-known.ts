import { pages } from '@milepost/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '#context.ts'

/** Short of a year, as RFC 9116 recommends, so that no report goes to a forgotten address. */
const validDays = 180
const day = 24 * 60 * 60 * 1000

/** Serves the addresses that programs know in advance (RFC 8615). */
export function serveWellKnownAddresses(app: FastifyInstance, { clock, config, originFor }: Dependencies): void {
  // Password managers lead people here.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(pages.settings))
  app.get('/.well-known/security.txt', async (request, reply) => {
    const origin = originFor(request.headers.host)
    const expires = new Date(clock().getTime() + validDays * day)
    expires.setUTCHours(0, 0, 0, 0)
    reply.header('content-type', 'text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return [
      `Contact: ${config.securityContact ?? origin + pages.contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n')
  })
}
