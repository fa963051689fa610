import { listProgress } from '@milepost/contract/progress'
import { LRUCache } from 'lru-cache'
import type { Actor } from '#context.ts'
import { presentRows } from '#features/progress/presenter.ts'
import { prepareReply, type ReadyReply } from '#http/ready-reply.ts'

/** Without their compressed bytes. */
const maxCachedBytes = 8 * 1024 * 1024

/**
 * Keeps the reply to a learner that was made of the same rows. They are read for every request, with the session
 * (`progressRows`), and are the key.
 */
export function createReadyProgress(): (actor: Actor) => ReadyReply {
  const replies = new LRUCache<string, { readonly rows: string; readonly reply: ReadyReply }>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ rows, reply }) => rows.length + reply.json.length,
  })

  return ({ id: userId, answerKey }) => {
    const rows = answerKey ?? '[]'
    const cached = replies.get(userId)
    if (cached?.rows === rows) return cached.reply
    const reply = prepareReply(listProgress.reply[200], presentRows(rows))
    replies.set(userId, { rows, reply })
    return reply
  }
}
