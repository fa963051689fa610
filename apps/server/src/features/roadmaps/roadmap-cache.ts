import { translate } from '@milepost/advisor/knowledge'
import { getRoadmap } from '@milepost/contract/roadmaps/routes'
import { LRUCache } from 'lru-cache'
import { requireProfile } from '#features/profiles/index.ts'
import { presentRoadmap } from '#features/roadmaps/presenter.ts'
import { requireCurrentRoadmap } from '#features/roadmaps/require-current-roadmap.ts'
import { type CachedReply, serialiseReply } from '#http/cached-reply.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Without their compressed bytes, which take about a third more. */
const maxCachedBytes = 24 * 1024 * 1024

/**
 * Keeps each learner's current roadmap as a cached reply, by a key of everything that it is made from (decision 0062).
 * The key is read from the database for every request, and before the data: a change in between makes the reply newer
 * than its key, never older.
 */
export function createRoadmapCache(): (ctx: SignedInContext) => Promise<CachedReply> {
  const replies = new LRUCache<string, { readonly key: string; readonly reply: CachedReply }>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ reply }) => reply.body.length,
  })

  return async (ctx) => {
    const { id: userId, cacheKey } = ctx.actor
    // Its texts are in the browser's language.
    const key = cacheKey && `${ctx.messages.language} ${cacheKey}`
    const cached = replies.get(userId)
    if (key !== null && cached?.key === key) return cached.reply
    const row = await requireCurrentRoadmap(ctx)
    const english = await presentRoadmap(ctx, row, await requireProfile(ctx.db, userId))
    const roadmap = translate(english, ctx.messages.language)
    const reply = serialiseReply(getRoadmap.reply[200], roadmap)
    if (key !== null) replies.set(userId, { key, reply })
    return reply
  }
}
