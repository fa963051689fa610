import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#context.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

/** The maximum time of a sign-in, from its start to the emailed link. */
const lifetimeSeconds = 60 * 60

/**
 * Binds a sign-in to the browser by a cookie. An existing cookie is reused, so that a second tab doesn't break the
 * first.
 * @returns the hash to store
 */
export function bindBrowser(ctx: Dependencies, request: FastifyRequest, reply: FastifyReply): Buffer {
  const { name, secure } = cookieOf(ctx)
  const present = request.cookies[name]
  const value = present !== undefined && /^[\w-]{43}$/.test(present) ? present : newSecret()
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: lifetimeSeconds })
  return digestOf(value)
}

/** @returns the hash of this browser's cookie; null if it has none */
export function bindingOf(ctx: Dependencies, request: FastifyRequest): Buffer | null {
  const value = request.cookies[cookieOf(ctx).name]
  return value === undefined ? null : digestOf(value)
}

function cookieOf({ config }: Dependencies): { name: string; secure: boolean } {
  const secure = config.publicUrl?.startsWith('https:') === true
  return { name: secure ? '__Host-milepost-sign-in' : 'milepost-sign-in', secure }
}
