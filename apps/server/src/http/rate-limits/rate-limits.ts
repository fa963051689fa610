import { createHash } from 'node:crypto'
import { type RateLimitName, rateLimits } from '@milepost/contract/rate-limits'
import type { Dependencies } from '#context.ts'
import { AppError } from '#http/errors.ts'
import {
  countAttempt,
  deleteCount,
  deleteCountsBefore,
  findCount,
  lowerCount,
  type RateCount,
} from '#http/rate-limits/repository.ts'

const minute = 60 * 1000

export interface RateAttempt {
  /** Attempts in the window, including this one. */
  readonly count: number
  /** How many the limit allows. */
  readonly max: number
  readonly isOver: boolean
  /** Whether it is the first of its window above the limit. */
  readonly isFirstOver: boolean
  /** Seconds until the window ends. */
  readonly retryAfter: number
}

export class RateLimitedError extends AppError {
  /** Whether it is the first refusal of its window, so that logging one per window is enough. */
  readonly isFirst: boolean

  constructor(retryAfter: number, isFirst: boolean) {
    super('rate_limited', { retryAfter })
    this.isFirst = isFirst
  }
}

/**
 * Counts an attempt by `who` (a network address or an account).
 * @param onCount - Gets the state before an attempt above the limit is refused.
 * @throws {RateLimitedError} with the seconds to wait, above the limit
 */
export async function limitRate(
  ctx: Dependencies,
  limit: RateLimitName,
  who: string,
  onCount?: (attempt: RateAttempt) => void,
): Promise<void> {
  const attempt = await takeAttempt(ctx, limit, who)
  const { isOver, isFirstOver, retryAfter } = attempt
  onCount?.(attempt)
  if (isOver) throw new RateLimitedError(retryAfter, isFirstOver)
}

/** Counts an attempt and returns its state, for decisions based on several counts. */
export async function takeAttempt(ctx: Dependencies, limit: RateLimitName, who: string): Promise<RateAttempt> {
  const now = ctx.clock()
  const window = new Date(now.getTime() + rateLimits[limit].minutes * minute)
  return describe(ctx, limit, await countAttempt(ctx.db, keyOf(limit, who), now, window))
}

/** Reads the state of a limit without counting. */
export async function readAttempts(ctx: Dependencies, limit: RateLimitName, who: string): Promise<RateAttempt> {
  const now = ctx.clock()
  const found = await findCount(ctx.db, keyOf(limit, who), now)
  return describe(ctx, limit, found ?? { count: 0, resetsAt: now })
}

/** Refunds one legitimate attempt; the others remain counted. */
export async function returnAttempt(ctx: Dependencies, limit: RateLimitName, who: string): Promise<void> {
  await lowerCount(ctx.db, keyOf(limit, who))
}

function describe(ctx: Dependencies, limit: RateLimitName, { count, resetsAt }: RateCount): RateAttempt {
  const max = ctx.config.rateLimits[limit]
  const seconds = Math.ceil((resetsAt.getTime() - ctx.clock().getTime()) / 1000)
  return { count, max, isOver: count > max, isFirstOver: count === max + 1, retryAfter: Math.max(1, seconds) }
}

/** Clears the attempts of a user who has just authenticated. */
export async function clearRate(ctx: Dependencies, limit: RateLimitName, who: string): Promise<void> {
  await deleteCount(ctx.db, keyOf(limit, who))
}

export function deleteExpiredRates(ctx: Dependencies): Promise<number> {
  return deleteCountsBefore(ctx.db, ctx.clock())
}

/** Addresses are stored as hashes, which is enough for counting. */
function keyOf(limit: RateLimitName, who: string): string {
  return `${limit}:${createHash('sha256').update(who).digest('base64url')}`
}
