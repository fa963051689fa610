import { createHash } from 'node:crypto'
import type { RateLimit } from '@milepost/contract/http'
import type { Dependencies } from '#context.ts'
import { countAttempt, deleteCount, deleteCountsBefore } from '#features/rate-limits/repository.ts'
import { AppError } from '#lib/errors.ts'

const windowMilliseconds = 15 * 60 * 1000

/**
 * Counts an attempt by `who` (an address or an account).
 * Errors: 'rate_limited' with the seconds to wait, once more attempts came within a quarter of an hour than the settings allow.
 */
export async function limitRate(ctx: Dependencies, limit: RateLimit, who: string): Promise<void> {
  const now = ctx.clock()
  const { count, resetsAt } = await countAttempt(
    ctx.db,
    keyOf(limit, who),
    now,
    new Date(now.getTime() + windowMilliseconds),
  )
  if (count <= ctx.config.rateLimits[limit]) return
  throw new AppError('rate_limited', {
    retryAfter: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)),
  })
}

/** Forgets the attempts of someone who has just proved to be who they say. */
export async function clearRate(ctx: Dependencies, limit: RateLimit, who: string): Promise<void> {
  await deleteCount(ctx.db, keyOf(limit, who))
}

export function deleteExpiredRates(ctx: Dependencies): Promise<number> {
  return deleteCountsBefore(ctx.db, ctx.clock())
}

/** Addresses of people and machines are kept as digests: counting needs no more. */
function keyOf(limit: RateLimit, who: string): string {
  return `${limit}:${createHash('sha256').update(who).digest('base64url')}`
}
