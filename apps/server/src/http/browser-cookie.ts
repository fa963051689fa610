import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#context.ts'
import { cookieOptions, nameCookie } from '#http/cookies.ts'
import { newSecret } from '#lib/secrets.ts'

const day = 24 * 60 * 60 * 1000
/** Milliseconds since the last sign-in, sign-up or message there. */
export const browserLifetime = 180 * day

const cookieName = (ctx: Dependencies) => nameCookie(ctx, 'milepost-device')

/** The secret by which a browser is recognised; null before it has one. */
export function readBrowser(ctx: Dependencies, request: FastifyRequest): string | null {
  const cookie = request.cookies[cookieName(ctx)]
  return cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : null
}

/** Gives a browser its secret, or keeps the one it has. One cookie serves all accounts used in it. */
export function markBrowser(ctx: Dependencies, request: FastifyRequest, reply: FastifyReply): string {
  const secret = readBrowser(ctx, request) ?? newSecret()
  request.cookies[cookieName(ctx)] = secret
  reply.setCookie(cookieName(ctx), secret, { ...cookieOptions(ctx), maxAge: browserLifetime / 1000 })
  return secret
}
