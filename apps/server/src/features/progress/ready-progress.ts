import { listProgress } from '@milepost/contract/progress'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '#db/client.ts'
import { presentRows } from '#features/progress/presenter.ts'
import { prepareProgressLookup } from '#features/progress/repository.ts'
import { prepareReply, type ReadyReply } from '#http/ready-reply.ts'

/** Without their compressed bytes. */
const maxCachedBytes = 8 * 1024 * 1024

/**
 * Reads a learner's progress for every request, and keeps the reply that was made of the same rows: what is read is its
 * key.
 */
export function createReadyProgress(db: Queryable): (userId: string) => Promise<ReadyReply> {
  const find = prepareProgressLookup(db)
  const replies = new LRUCache<string, { readonly rows: string; readonly reply: ReadyReply }>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ rows, reply }) => rows.length + reply.json.length,
  })

  return async (userId) => {
    const rows = (await find(userId)) ?? '[]'
    const cached = replies.get(userId)
    if (cached?.rows === rows) return cached.reply
    const reply = prepareReply(listProgress.reply[200], presentRows(rows))
    replies.set(userId, { rows, reply })
    return reply
  }
}
