import type { Session, SignIn } from '@milepost/contract/accounts/schema'
import { readEmailAddress } from '@milepost/contract/email-address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { completeSignIn, requireSession } from '#features/accounts/auth/complete-sign-in.ts'
import { countGuess } from '#features/accounts/auth/password-guesses.ts'
import { recordLogin } from '#features/login-logs/index.ts'
import { findUserByEmail } from '#features/users/index.ts'
import { AppError } from '#http/errors.ts'
import { RateLimitedError } from '#http/rate-limits/rate-limits.ts'

/**
 * Signs in with a password and records the attempt in the login log.
 * @throws {AppError} 'wrong_credentials', with the same work and text whether the account exists or not
 * @throws {AppError} 'second_factor_needed' if a code is still to come
 * @throws {AppError} 'rate_limited', or {QueueBusyError}
 */
export async function signIn(
  ctx: Context,
  input: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  return ctx.signIns.run(() => signInWithoutWaiting(ctx, input, request, reply))
}

async function signInWithoutWaiting(
  ctx: Context,
  input: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const email = readEmailAddress(input.email) ?? input.email.toLowerCase()
  const user = (await findUserByEmail(ctx.db, email)) ?? null
  const refund = await countGuess(ctx, email, user, request).catch(async (error: unknown) => {
    // One log line per window, so that a flood of attempts doesn't flood the log.
    if (error instanceof RateLimitedError && error.isFirst) {
      await recordLogin(ctx, { email, status: 'rate_limited', account: user })
    }
    throw error
  })
  const right = await ctx.passwordHasher.verify(user?.passwordHash ?? null, input.password)
  if (!right || user === null) {
    await recordLogin(ctx, { email, status: 'failed', account: user })
    throw new AppError('wrong_credentials')
  }
  await refund()
  return requireSession(
    await transaction(ctx, (tx) => completeSignIn(tx, { user, method: 'password', request, reply })),
  )
}
