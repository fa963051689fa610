import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Context, Dependencies } from '#context.ts'
import { rememberDevice } from '#features/accounts/auth/known-devices.ts'
import {
  deleteSession,
  deleteSessionsExpiredBefore,
  deleteSessionsOf,
  findOpenSessions,
  insertSession,
  prepareSessionLookup,
  setAuthenticated,
  touchSession,
} from '#features/accounts/auth/repository.ts'
import { settleLanguage } from '#features/preferences/index.ts'
import { cookieOptions, nameCookie } from '#http/cookies.ts'
import { AppError } from '#http/errors.ts'
import type { Authenticate, CacheKey } from '#http/register-route.ts'
import { digestOf, newSecret } from '#lib/secrets.ts'

const day = 24 * 60 * 60 * 1000
/** A session ends after 30 days, or after 7 days without a request. */
const maxAge = 30 * day
const maxIdle = 7 * day
/** Only this much of a User-Agent is stored; the browser's name comes at the end of a few hundred characters. */
const maxAgentLength = 400
/** How much `last_seen_at` may lag, to avoid a write with every request. */
const lastSeenInterval = 5 * 60 * 1000

/**
 * Creates a session. A browser's session is also bound to a cookie, so that a token stolen from storage is useless
 * elsewhere.
 * @returns the bearer token
 */
export async function openSession(
  tx: Context,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ id: string; token: string }> {
  const token = newSecret()
  const binding = isBrowser(request) ? newSecret() : null
  const now = tx.clock()
  const id = await insertSession(tx.db, {
    userId,
    tokenHash: digestOf(token),
    bindingHash: binding === null ? null : digestOf(binding),
    agent: request.headers['user-agent']?.slice(0, maxAgentLength) ?? null,
    createdAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + maxAge),
  })
  if (binding !== null) {
    reply.setCookie(cookieName(tx), binding, { ...cookieOptions(tx), maxAge: maxAge / 1000 })
    await rememberDevice(tx, userId, request, reply)
    await settleLanguage(tx, userId, request, reply)
  }
  return { id, token }
}

/** Ends a session and clears its cookie. */
export async function closeSession(tx: Context, sessionId: string, reply: FastifyReply): Promise<void> {
  await deleteSession(tx.db, sessionId)
  reply.clearCookie(cookieName(tx), cookieOptions(tx))
}

/**
 * Ends an account's sessions except one.
 * @returns how many
 */
export function endSessions(tx: Pick<Context, 'db'>, userId: string, except: string | null = null): Promise<number> {
  return deleteSessionsOf(tx.db, userId, except)
}

/** An account's valid sessions, last used first. */
export function findSessions(ctx: Pick<Context, 'db' | 'clock'>, userId: string) {
  const now = ctx.clock()
  return findOpenSessions(ctx.db, userId, now, new Date(now.getTime() - maxIdle))
}

/**
 * Records that the session has just reauthenticated.
 * @returns whether it still exists
 */
export function renewAuthentication(tx: Pick<Context, 'db' | 'clock'>, sessionId: string): Promise<boolean> {
  return setAuthenticated(tx.db, sessionId, tx.clock())
}

/** How long reauthentication is valid for sensitive changes. */
const reauthenticationLifetime = 5 * 60 * 1000

/** @throws {AppError} 'reauthentication_required' if the session's last reauthentication is older than five minutes */
export function requireFresh(ctx: Pick<Context, 'clock'> & { readonly actor: Actor }): void {
  const age = ctx.clock().getTime() - ctx.actor.authenticatedAt.getTime()
  if (age > reauthenticationLifetime) throw new AppError('reauthentication_required')
}

export function deleteOldSessions(ctx: Dependencies): Promise<number> {
  const now = ctx.clock()
  return deleteSessionsExpiredBefore(ctx.db, now, new Date(now.getTime() - maxIdle))
}

/** Creates the function that finds the sender of a request. Any invalid token gives null. */
export function createAuthenticate(dependencies: Dependencies, key?: CacheKey): Authenticate {
  const findSession = prepareSessionLookup(dependencies.db, key)
  return async (request) => {
    const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return null
    const found = await findSession(digestOf(token).toString('hex'))
    if (found === undefined) return null
    const now = dependencies.clock()
    if (found.expiresAt <= now || now.getTime() - found.lastSeenAt.getTime() > maxIdle) return null
    if (found.bindingHash !== null && !isBoundTo(found.bindingHash, request.cookies[cookieName(dependencies)]))
      return null
    if (now.getTime() - found.lastSeenAt.getTime() > lastSeenInterval)
      await touchSession(dependencies.db, found.sessionId, now)
    return found
  }
}

function isBrowser(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined
}

function isBoundTo(bindingHash: Buffer, cookie: string | undefined): boolean {
  return cookie !== undefined && timingSafeEqual(bindingHash, digestOf(cookie))
}

const cookieName = (ctx: Dependencies) => nameCookie(ctx, 'milepost')
