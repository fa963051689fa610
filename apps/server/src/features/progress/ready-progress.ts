import { listProgress } from '@milepost/contract/progress'
import { LRUCache } from 'lru-cache'
import { presentRows } from '#features/progress/presenter.ts'
import { findProgressRows } from '#features/progress/repository.ts'
import { prepareReply, type ReadyReply } from '#http/ready-reply.ts'
import type { SignedInContext } from '#http/register-route.ts'

/** Without their compressed bytes. */
const maxCachedBytes = 8 * 1024 * 1024

/**
 * Keeps each learner's progress as a ready reply, by the key that is read with the session (`progressKey`). It is read
 * before the data: a change in between makes the reply newer than its key, never older.
 */
export function createReadyProgress(): (ctx: SignedInContext) => Promise<ReadyReply> {
  const replies = new LRUCache<string, { readonly key: string | null; readonly reply: ReadyReply }>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ key, reply }) => (key?.length ?? 0) + reply.body.length,
  })

  return async (ctx) => {
    const { id: userId, answerKey: key } = ctx.actor
    const cached = replies.get(userId)
    if (cached?.key === key) return cached.reply
    const reply = prepareReply(listProgress.reply[200], presentRows(await findProgressRows(ctx.db, userId)))
    replies.set(userId, { key, reply })
    return reply
  }
}
