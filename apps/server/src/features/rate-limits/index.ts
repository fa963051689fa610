import { createHash } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Dependencies } from '#context.ts'
import { countAttempt, deleteCount, deleteCountsBefore } from '#features/rate-limits/repository.ts'
import { AppError } from '#lib/errors.ts'

type Limit = keyof Config['rateLimits']

const minute = 60 * 1000
/** Whoever goes through a list of skills corrects many at once, and then none for long. */
const windows: Partial<Record<Limit, number>> = {
  'correction-account': 60 * minute,
  'contact-address': 60 * minute,
  'contact-all': 60 * minute,
  'writing-account': 60 * minute,
  'import-account': 60 * minute,
  'invitation-account': 60 * minute,
}
const usualWindow = 15 * minute

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
 * Errors: RateLimitedError with the seconds to wait, once more attempts came within the limit's window than the settings allow.
 */
export async function limitRate(ctx: Dependencies, limit: Limit, who: string): Promise<void> {
  const now = ctx.clock()
  const most = ctx.config.rateLimits[limit]
  const window = new Date(now.getTime() + (windows[limit] ?? usualWindow))
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
