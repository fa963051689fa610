import { lineByLine } from '@milepost/contract/chat/limits'
import type { ChatReply } from '@milepost/contract/chat/schema'
import { queryOptions } from '@tanstack/react-query'
import { type ReplyListener, readReply } from '#features/chat/reply-stream.ts'
import { call, open } from '#lib/api.ts'

/** Longest time without a word from the server before a question counts as failed, in milliseconds. */
const maxSilence = 20_000

/** One's latest messages, and how many more may be sent today. */
export const conversationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['chat', userId],
    queryFn: () => call('GET /chat/:userId', { params: { userId } }),
  })

interface Question {
  readonly userId: string
  readonly message: string
}

/**
 * Asks the assistant, and passes on each sentence as it arrives.
 * @throws ApiError with the server's code, or BrokenReply.
 * @throws If the connection fails, is silent for 20 seconds, or the call is aborted.
 */
export async function askAssistant(
  body: Question,
  listener: ReplyListener,
  call = new AbortController(),
): Promise<ChatReply> {
  const end = () => call.abort()
  let silence = setTimeout(end, maxSilence)
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(end, maxSilence)
  }
  try {
    const response = await open('POST /chat', { body }, { accept: lineByLine, signal: call.signal })
    heard()
    return await readReply(response, {
      onSentence: (sentence) => {
        heard()
        listener.onSentence(sentence)
      },
      onWorking: (tool) => {
        heard()
        listener.onWorking?.(tool)
      },
    })
  } finally {
    clearTimeout(silence)
  }
}

export function deleteConversation(userId: string): Promise<undefined> {
  return call('DELETE /chat/:userId', { params: { userId } })
}
