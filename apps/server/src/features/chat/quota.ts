import type { ChatReply } from '@milepost/contract/chat'
import { planTerms } from '@milepost/contract/plans'
import { countMessageWithin, findMessagesUsed, uncountMessage } from '#features/chat/repository.ts'
import { AppError } from '#lib/errors.ts'
import type { SignedInContext } from '#lib/mount.ts'

type Quota = ChatReply['quota']

const dayLength = 24 * 60 * 60 * 1000

/** The caller's messages of today (UTC): how many the plan allows, and how many are left. */
export async function readQuota(ctx: SignedInContext): Promise<Quota> {
  const aDay = planTerms[ctx.actor.plan].messagesADay
  const used = await findMessagesUsed(ctx.db, { userId: ctx.actor.id, day: dayOf(ctx.clock()) })
  return quotaOf(aDay, used)
}

interface Message {
  /** What is left of the day's messages after this one. */
  readonly quota: Quota
  readonly giveBack: () => Promise<void>
}

/** A message that does not count. */
export async function freeMessage(ctx: SignedInContext): Promise<Message> {
  return { quota: await readQuota(ctx), giveBack: async () => undefined }
}

/**
 * Counts a message against the caller's daily quota.
 * @returns what is left, and a function that refunds the message
 * @throws {AppError} 'quota_exceeded', with the seconds until the next day (UTC)
 */
export async function takeMessage(ctx: SignedInContext): Promise<Message> {
  const now = ctx.clock()
  const aDay = planTerms[ctx.actor.plan].messagesADay
  const usage = { userId: ctx.actor.id, day: dayOf(now) }
  const used = await countMessageWithin(ctx.db, usage, aDay)
  if (used === undefined) {
    const untilTomorrow = dayLength - (now.getTime() % dayLength)
    throw new AppError('quota_exceeded', { retryAfter: Math.ceil(untilTomorrow / 1000), params: { limit: aDay } })
  }
  return { quota: quotaOf(aDay, used), giveBack: () => uncountMessage(ctx.db, usage) }
}

/** A day of a clock, like '2026-11-21' (UTC). */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** A plan that became smaller during the day leaves nothing, not less. */
function quotaOf(aDay: number, used: number): Quota {
  return { aDay, left: Math.max(0, aDay - used) }
}
