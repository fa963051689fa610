import { createHash } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Dependencies } from '#context.ts'
import { countAttempt, deleteCount, deleteCountsBefore } from '#features/rate-limits/repository.ts'
import { AppError } from '#lib/errors.ts'

const windowMilliseconds = 15 * 60 * 1000

type Limit = keyof Config['rateLimits']

export class RateLimitedError extends AppError {
  /** It is the first refusal of its window: what records refusals needs to record no more than this one. */
  readonly isFirst: boolean

  constructor(retryAfter: number, isFirst: boolean) {
    super('rate_limited', { retryAfter })
    this.isFirst = isFirst
  }
}

/**
 * Counts an attempt by `who` (a network address or an account).
 * Errors: RateLimitedError with the seconds to wait, once more attempts came within a quarter of an hour than the settings allow.
 */
export async function limitRate(ctx: Dependencies, limit: Limit, who: string): Promise<void> {
  const now = ctx.clock()
  const most = ctx.config.rateLimits[limit]
  const window = new Date(now.getTime() + windowMilliseconds)
  const { count, resetsAt } = await countAttempt(ctx.db, keyOf(limit, who), now, window)
  if (count <= most) return
  const seconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)
  throw new RateLimitedError(Math.max(1, seconds), count === most + 1)
}

/** Forgets the attempts of someone who has just proved to be who they say. */
export async function clearRate(ctx: Dependencies, limit: Limit, who: string): Promise<void> {
  await deleteCount(ctx.db, keyOf(limit, who))
}

export function deleteExpiredRates(ctx: Dependencies): Promise<number> {
  return deleteCountsBefore(ctx.db, ctx.clock())
}

/** Addresses of people and machines are kept as digests: counting needs no more. */
function keyOf(limit: Limit, who: string): string {
  return `${limit}:${createHash('sha256').update(who).digest('base64url')}`
}
