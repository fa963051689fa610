import { listProgress } from '@milepost/contract/progress/routes'
import { LRUCache } from 'lru-cache'
import { presentRows } from '#features/progress/presenter.ts'
import { findProgressRows } from '#features/progress/repository.ts'
import { type CachedReply, serialiseReply } from '#http/cached-reply.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Without their compressed bytes. */
const maxCachedBytes = 8 * 1024 * 1024

/**
 * Keeps each learner's progress as a cached reply, by the key that is read with the session (`progressKey`). It is read
 * before the data: a change in between makes the reply newer than its key, never older.
 */
export function createProgressCache(): (ctx: SignedInContext) => Promise<CachedReply> {
  const replies = new LRUCache<string, { readonly key: string | null; readonly reply: CachedReply }>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ key, reply }) => (key?.length ?? 0) + reply.body.length,
  })

  return async (ctx) => {
    const { id: userId, cacheKey: key } = ctx.actor
    const cached = replies.get(userId)
    if (cached?.key === key) return cached.reply
    const reply = serialiseReply(listProgress.reply[200], presentRows(await findProgressRows(ctx.db, userId)))
    replies.set(userId, { key, reply })
    return reply
  }
}
