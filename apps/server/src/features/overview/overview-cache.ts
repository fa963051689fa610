import { getOverview } from '@milepost/contract/overview/routes'
import type { Overview } from '@milepost/contract/overview/schema'
import { LRUCache } from 'lru-cache'
import { findPreferences, presentPreferences } from '#features/preferences/index.ts'
import { findProfile, presentOwnProfile } from '#features/profiles/index.ts'
import { findProgressRows, presentRows } from '#features/progress/index.ts'
import { findAdvice } from '#features/recommendations/index.ts'
import { readRhythm } from '#features/rhythm/index.ts'
import { readServices } from '#features/services/index.ts'
import { presentUser } from '#features/users/index.ts'
import { type CachedReply, serialiseReply } from '#http/cached-reply.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Without their compressed bytes, which take about a quarter more. */
const maxCachedBytes = 12 * 1024 * 1024
/** A week begins, and someone gets a year older, at one of these in every time zone. */
const quarterHour = 15 * 60 * 1000

/**
 * Keeps each learner's overview as a cached reply, by a key of everything that it is made from (decision 0064). The key
 * is read before the data: a change in between makes the reply newer than its key, never older.
 */
export function createOverviewCache(): (ctx: SignedInContext) => Promise<CachedReply> {
  const replies = new LRUCache<string, { readonly key: string; readonly reply: CachedReply }>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ key, reply }) => key.length + reply.body.length,
  })

  return async (ctx) => {
    const { id: userId, cacheKey } = ctx.actor
    const time = Math.floor(ctx.clock().getTime() / quarterHour)
    const key = `${time} ${cacheKey}`
    const cached = replies.get(userId)
    if (cached?.key === key) return cached.reply
    const profile = await findProfile(ctx.db, userId)
    const preferences = await findPreferences(ctx.db, userId)
    const overview: Overview = {
      profile: presentOwnProfile(profile, ctx.clock()),
      preferences: presentPreferences(preferences),
      progress: presentRows(await findProgressRows(ctx.db, userId)),
      user: presentUser(ctx.actor),
      services: await readServices(ctx),
      rhythm: await readRhythm(ctx, preferences.timeZone),
      advice: profile === undefined ? null : await findAdvice(ctx, profile),
    }
    const reply = serialiseReply(getOverview.reply[200], overview)
    replies.set(userId, { key, reply })
    return reply
  }
}
