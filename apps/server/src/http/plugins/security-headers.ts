import type { FastifyInstance } from 'fastify'

const shared = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** For replies that are not pages: nothing may be loaded from them or frame them. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** All headers, for the rare reply that bypasses hooks. */
export const securityHeaders = { ...shared, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' }

/** Sets security headers, unless the reply sets its own policy. What doesn't say that it may be kept is not cached. */
export function sendSecurityHeaders(app: FastifyInstance, behindTls: boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const referrerPolicy = reply.getHeader('referrer-policy')
    reply.headers(shared)
    if (referrerPolicy !== undefined) reply.header('referrer-policy', referrerPolicy)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (behindTls) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy)
    done()
  })
}
