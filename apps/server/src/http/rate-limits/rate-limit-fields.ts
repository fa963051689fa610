import { type RateLimit, rateLimits, unannouncedLimits } from '@milepost/contract/rate-limits'
import type { FastifyReply } from 'fastify'
import type { RateAttempt } from '#http/rate-limits/rate-limits.ts'

/** Says how much of a limit is left (draft-ietf-httpapi-ratelimit-headers-10). */
export function announceRate(reply: FastifyReply, limit: RateLimit, { count, max, retryAfter }: RateAttempt): void {
  if (unannouncedLimits.has(limit) || !Number.isFinite(max)) return
  append(reply, 'ratelimit-policy', `"${limit}";q=${max};w=${rateLimits[limit].minutes * 60}`)
  append(reply, 'ratelimit', `"${limit}";r=${Math.max(0, max - count)};t=${retryAfter}`)
}

/** A request may count against several limits. */
function append(reply: FastifyReply, name: string, value: string): void {
  const before = reply.getHeader(name)
  reply.header(name, before === undefined ? value : `${before}, ${value}`)
}
