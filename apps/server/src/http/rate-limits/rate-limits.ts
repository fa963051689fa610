import { createHash } from 'node:crypto'
import type { Config } from '#config.ts'
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

type Limit = keyof Config['rateLimits']

const minute = 60 * 1000
/** Learners often correct a whole list of skills in one go. */
const windows: Partial<Record<Limit, number>> = {
  'correction-account': 60 * minute,
  'sign-in-account-day': 24 * 60 * minute,
  'contact-address': 60 * minute,
  'contact-all': 60 * minute,
  'writing-account': 60 * minute,
  'import-account': 60 * minute,
  'invitation-account': 60 * minute,
}
const usualWindow = 15 * minute

export interface RateAttempt {
  /** Attempts in the window, including this one. */
  readonly count: number
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
 * @throws {RateLimitedError} with the seconds to wait, above the limit
 */
export async function limitRate(ctx: Dependencies, limit: Limit, who: string): Promise<void> {
  const { isOver, isFirstOver, retryAfter } = await takeAttempt(ctx, limit, who)
  if (isOver) throw new RateLimitedError(retryAfter, isFirstOver)
}

/** Counts an attempt and returns its state, for decisions based on several counts. */
export async function takeAttempt(ctx: Dependencies, limit: Limit, who: string): Promise<RateAttempt> {
  const now = ctx.clock()
  const window = new Date(now.getTime() + (windows[limit] ?? usualWindow))
  return describe(ctx, limit, await countAttempt(ctx.db, keyOf(limit, who), now, window))
}

/** Reads the state of a limit without counting. */
export async function readAttempts(ctx: Dependencies, limit: Limit, who: string): Promise<RateAttempt> {
  const now = ctx.clock()
  const found = await findCount(ctx.db, keyOf(limit, who), now)
  return describe(ctx, limit, found ?? { count: 0, resetsAt: now })
}

/** Refunds one legitimate attempt; the others remain counted. */
export async function returnAttempt(ctx: Dependencies, limit: Limit, who: string): Promise<void> {
  await lowerCount(ctx.db, keyOf(limit, who))
}

function describe(ctx: Dependencies, limit: Limit, { count, resetsAt }: RateCount): RateAttempt {
  const max = ctx.config.rateLimits[limit]
  const seconds = Math.ceil((resetsAt.getTime() - ctx.clock().getTime()) / 1000)
  return { count, isOver: count > max, isFirstOver: count === max + 1, retryAfter: Math.max(1, seconds) }
}

/** Clears the attempts of a user who has just authenticated. */
export async function clearRate(ctx: Dependencies, limit: Limit, who: string): Promise<void> {
  await deleteCount(ctx.db, keyOf(limit, who))
}

export function deleteExpiredRates(ctx: Dependencies): Promise<number> {
  return deleteCountsBefore(ctx.db, ctx.clock())
}

/** Addresses are stored as hashes, which is enough for counting. */
function keyOf(limit: Limit, who: string): string {
  return `${limit}:${createHash('sha256').update(who).digest('base64url')}`
}
