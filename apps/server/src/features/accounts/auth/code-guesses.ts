import type { FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { findKnownDevice } from '#features/accounts/auth/known-devices.ts'
import { queueEmail } from '#features/emails/index.ts'
import { RateLimitedError, returnAttempt, takeAttempt } from '#http/rate-limits/rate-limits.ts'

const limits = ['second-factor-account', 'second-factor-account-day'] as const

/**
 * Counts a code of a second factor before it is checked. As with passwords, a browser known to the account has a
 * separate count that others can't use up. Above the limit the owner gets an email, once a day.
 * @returns a function that refunds the attempt after a correct code
 * @throws {RateLimitedError}
 */
export async function countCode(
  ctx: Context,
  user: { readonly id: string; readonly email: string },
  request: FastifyRequest,
): Promise<() => Promise<void>> {
  const device = await findKnownDevice(ctx, user.id, request)
  const who = device === null ? user.id : `${user.id} ${device.toString('hex')}`
  for (const limit of limits) {
    const { isOver, isFirstOver, retryAfter } = await takeAttempt(ctx, limit, who)
    if (isFirstOver) await notifyOwner(ctx, user)
    if (isOver) throw new RateLimitedError(retryAfter, isFirstOver)
  }
  return async () => {
    for (const limit of limits) await returnAttempt(ctx, limit, who)
  }
}

async function notifyOwner(ctx: Context, user: { readonly id: string; readonly email: string }): Promise<void> {
  const today = ctx.clock().toISOString().slice(0, 10)
  await transaction(ctx, (tx) =>
    queueEmail(tx, {
      kind: 'codes_guessed',
      to: user.email,
      userId: user.id,
      key: `codes_guessed:${user.id}:${today}`,
    }),
  )
}
