import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { transaction } from '#db/transaction.ts'
import { findKnownDevice } from '#features/accounts/auth/known-devices.ts'
import { queueEmail } from '#features/emails/index.ts'
import {
  clearRate,
  type RateAttempt,
  RateLimitedError,
  readAttempts,
  returnAttempt,
  takeAttempt,
} from '#http/rate-limits/rate-limits.ts'
import { lineOf } from '#lib/addresses.ts'

/**
 * Counts a password attempt before it is checked. A browser known to the account has a separate count that others can't
 * use up. Others share counts by account and network, by account, and by account and day; a network that fails at many
 * accounts gets one attempt at each. The reply is the same for unknown addresses.
 * @returns a function that refunds the attempt after a correct password
 * @throws {RateLimitedError}
 */
export async function countGuess(
  ctx: Context,
  email: string,
  user: { readonly id: string; readonly email: string } | null,
  request: FastifyRequest,
): Promise<() => Promise<void>> {
  const device = user === null ? null : await findKnownDevice(ctx, user.id, request)
  if (device !== null) {
    const who = `${user?.id} ${device.toString('hex')}`
    if (!(await takeAttempt(ctx, 'sign-in-device', who)).isOver) return () => clearRate(ctx, 'sign-in-device', who)
  }
  const network = networkOf(ctx.address)
  const counted: (readonly [Parameters<typeof takeAttempt>[1], string])[] = []
  const count = async (...key: (typeof counted)[number]) => {
    counted.push(key)
    return takeAttempt(ctx, ...key)
  }
  const here = await count('sign-in-network', `${network} ${email}`)
  refuseWhereOver(here)
  if (here.count === 1) await count('sign-in-names', network)
  else refuseWhereOver({ ...(await readAttempts(ctx, 'sign-in-names', network)), isFirstOver: false })
  refuseWhereOver(await count('sign-in-account', email))
  const today = await count('sign-in-account-day', email)
  if (today.isFirstOver && user !== null) await notifyOwner(ctx, user)
  refuseWhereOver(today)
  return async () => {
    for (const key of counted) await returnAttempt(ctx, ...key)
  }
}

function refuseWhereOver({
  isOver,
  isFirstOver,
  retryAfter,
}: Pick<RateAttempt, 'isOver' | 'isFirstOver' | 'retryAfter'>) {
  if (isOver) throw new RateLimitedError(retryAfter, isFirstOver)
}

async function notifyOwner(ctx: Context, user: { readonly id: string; readonly email: string }): Promise<void> {
  const today = ctx.clock().toISOString().slice(0, 10)
  await transaction(ctx, (tx) =>
    queueEmail(tx, {
      kind: 'sign_in_guessed',
      to: user.email,
      userId: user.id,
      key: `sign_in_guessed:${user.id}:${today}`,
    }),
  )
}

/** One line or building: the first three parts of an IPv4 address, the first four of an IPv6 address. */
function networkOf(address: string | null): string {
  const line = lineOf(address ?? 'nowhere')
  return isIPv4(line) ? line.split('.').slice(0, 3).join('.') : line
}
