import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#context.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

/** Longest that a sign-in takes from its start to the link in a mail. */
const lastsSeconds = 60 * 60

/**
 * Binds a sign-in to the browser that begins it, by a cookie. A browser that has one keeps it, so that a second tab does not break
 * the first. Out: the digest to store.
 */
export function bindBrowser(ctx: Dependencies, request: FastifyRequest, reply: FastifyReply): Buffer {
  const { name, secure } = cookieOf(ctx)
  const present = request.cookies[name]
  const value = present !== undefined && /^[\w-]{43}$/.test(present) ? present : newSecret()
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: lastsSeconds })
  return digestOf(value)
}

/** Out: the digest of this browser's cookie; null where it has none. */
export function bindingOf(ctx: Dependencies, request: FastifyRequest): Buffer | null {
  const value = request.cookies[cookieOf(ctx).name]
  return value === undefined ? null : digestOf(value)
}

function cookieOf({ config }: Dependencies): { name: string; secure: boolean } {
  const secure = config.publicUrl?.startsWith('https:') === true
  return { name: secure ? '__Host-milepost-sign-in' : 'milepost-sign-in', secure }
}
