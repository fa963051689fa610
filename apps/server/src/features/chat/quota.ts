import type { ChatReply } from '@milepost/contract/chat/schema'
import { planTerms } from '@milepost/contract/plans'
import { countMessageWithin, findMessagesUsed, refundMessage } from '#features/chat/repository.ts'
import { AppError } from '#http/errors.ts'
import type { SignedInContext } from '#http/register-route.ts'

type Quota = ChatReply['quota']

const dayLength = 24 * 60 * 60 * 1000

/** The caller's messages today (UTC): the plan's limit, and how many are left. */
export async function readQuota(ctx: SignedInContext): Promise<Quota> {
  const aDay = planTerms[ctx.actor.plan].messagesADay
  const used = await findMessagesUsed(ctx.db, { userId: ctx.actor.id, day: dayOf(ctx.clock()) })
  return quotaOf(aDay, used)
}

interface CountedMessage {
  /** What is left of today's messages after this one. */
  readonly quota: Quota
  readonly refund: () => Promise<void>
}

/** Lets a message of someone in danger through, outside the quota. */
export async function admitCrisisMessage(ctx: SignedInContext): Promise<CountedMessage> {
  return { quota: await readQuota(ctx), refund: async () => undefined }
}

/**
 * Counts a message against the caller's daily quota.
 * @returns what is left, and a function that refunds the message
 * @throws {AppError} 'quota_exceeded', with the seconds until the next day (UTC)
 */
export async function countMessage(ctx: SignedInContext): Promise<CountedMessage> {
  const now = ctx.clock()
  const aDay = planTerms[ctx.actor.plan].messagesADay
  const usage = { userId: ctx.actor.id, day: dayOf(now) }
  const used = await countMessageWithin(ctx.db, usage, aDay)
  if (used === undefined) {
    const untilTomorrow = dayLength - (now.getTime() % dayLength)
    throw new AppError('quota_exceeded', { retryAfter: Math.ceil(untilTomorrow / 1000), params: { limit: aDay } })
  }
  return { quota: quotaOf(aDay, used), refund: () => refundMessage(ctx.db, usage) }
}

/** A time's day (UTC), like '2026-11-21'. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** Never negative, even if the plan got smaller during the day. */
function quotaOf(aDay: number, used: number): Quota {
  return { aDay, left: Math.max(0, aDay - used) }
}
