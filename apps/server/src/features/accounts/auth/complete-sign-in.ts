import type { SignInProvider } from '@milepost/contract/accounts/providers/limits'
import type { Session } from '@milepost/contract/accounts/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { countCode } from '#features/accounts/auth/code-guesses.ts'
import { openSession } from '#features/accounts/auth/sessions.ts'
import { hasSecondFactor, spendCode } from '#features/accounts/second-factor/index.ts'
import { createToken, readToken, useToken } from '#features/accounts/tokens.ts'
import { audit } from '#features/audit-logs/index.ts'
import { recordLogin } from '#features/login-logs/index.ts'
import { findUser, presentUser, type UserRow } from '#features/users/index.ts'
import { cookieOptions, nameCookie } from '#http/cookies.ts'
import { AppError } from '#http/errors.ts'
import { RateLimitedError } from '#http/rate-limits/rate-limits.ts'

type SignInMethod = 'password' | SignInProvider | 'mail'

interface ProvedSignIn {
  readonly user: UserRow
  readonly method: SignInMethod
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Opens a session for a user whose password, provider or emailed link was right. An account with a second factor gets
 * none yet: the browser gets a cookie that only `signInByCode` takes.
 * @returns null if a code is needed. The caller commits, and then passes the reply to `requireSession`.
 */
export async function completeSignIn(tx: Context, entry: ProvedSignIn): Promise<Session | null> {
  const { user, method, reply } = entry
  if (!(await hasSecondFactor(tx, user.id))) return enter(tx, entry)
  const secret = await createToken(tx, 'second_factor', { userId: user.id, email: user.email, method })
  reply.setCookie(cookieName(tx), secret, cookieOptions(tx))
  return null
}

/** @throws {AppError} 'second_factor_needed' if the sign-in waits for a code */
export function requireSession<R>(reply: R | null): R {
  if (reply === null) throw new AppError('second_factor_needed')
  return reply
}

/**
 * Completes a sign-in by the code of an authenticator, or by a recovery code.
 * @throws {AppError} 'sign_in_expired' without a sign-in that waits in this browser, or if the account has no second
 * factor any more
 * @throws {AppError} 'wrong_code'; 'rate_limited'
 */
export async function signInByCode(
  ctx: Context,
  code: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const secret = request.cookies[cookieName(ctx)] ?? ''
  const { user, method } = await findWaiting(ctx, secret)
  const attempt = { email: user.email, method, account: user } as const
  const refund = await countCode(ctx, user, request).catch(async (error: unknown) => {
    if (error instanceof RateLimitedError && error.isFirst)
      await recordLogin(ctx, { ...attempt, status: 'rate_limited' })
    throw error
  })
  const session = await transaction(ctx, async (tx) => {
    // Locks the account, so that a factor that is removed at the same time lets no one in.
    const { user: locked } = await useToken(tx, secret, ['second_factor'])
    if (!(await hasSecondFactor(tx, locked.id))) throw new AppError('link_invalid')
    if (!(await spendCode(tx, locked.id, code))) throw new AppError('wrong_code')
    reply.clearCookie(cookieName(tx), cookieOptions(tx))
    return enter(tx, { user: locked, method, request, reply }, { secondFactor: true })
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'wrong_code')
      await recordLogin(ctx, { ...attempt, status: 'failed' })
    throw expiredInsteadOfLink(error)
  })
  await refund()
  return session
}

async function findWaiting(ctx: Context, secret: string): Promise<{ user: UserRow; method: SignInMethod }> {
  const token = await readToken(ctx, secret, ['second_factor']).catch((error: unknown) => {
    throw expiredInsteadOfLink(error)
  })
  const user = await findUser(ctx.db, token.userId)
  if (user === undefined) throw new AppError('sign_in_expired')
  return { user, method: token.method ?? 'password' }
}

async function enter(
  tx: Context,
  { user, method, request, reply }: ProvedSignIn,
  details: { secondFactor?: true } = {},
) {
  const session = await openSession(tx, user.id, request, reply)
  await recordLogin(tx, { email: user.email, status: 'success', method, account: user })
  await audit(tx, {
    action: 'session.opened',
    objectType: 'session',
    objectId: session.id,
    actor: user,
    details: { ...(method === 'password' ? {} : { method }), ...details },
  })
  return { user: presentUser(user), token: session.token }
}

function expiredInsteadOfLink(error: unknown): unknown {
  return error instanceof AppError && error.code === 'link_invalid' ? new AppError('sign_in_expired') : error
}

const cookieName = (ctx: Context) => nameCookie(ctx, 'milepost-second-factor')
