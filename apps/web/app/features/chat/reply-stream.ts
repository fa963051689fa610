import { lineByLine } from '@milepost/contract/chat/limits'
import { ChatEvent, ChatReply, type ChatSentence, type ChatTool } from '@milepost/contract/chat/schema'

/** The reply broke off, says that it failed, or is none of ours. */
export class BrokenReply extends Error {
  override readonly name = 'BrokenReply'
}

/** Yields each line of a streamed body as soon as it is complete, without blank lines. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + decoder.decode(chunk.value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.filter((line) => line.trim() !== '')
    }
    rest += decoder.decode()
    if (rest.trim() !== '') yield rest
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

/** What is heard of an answer on its way. */
export interface ReplyListener {
  readonly onSentence: (sentence: ChatSentence) => void
  /** The answer is still on its way; a coach looks at this, if at anything. */
  readonly onWorking?: (tool: ChatTool | null) => void
}

/**
 * Reads the assistant's answer, whole or streamed, and passes on each sentence as it arrives.
 * @throws BrokenReply if the stream ends without a reply.
 */
export async function readReply(response: Response, { onSentence, onWorking }: ReplyListener): Promise<ChatReply> {
  if (!(response.headers.get('content-type') ?? '').startsWith(lineByLine)) {
    return replyFrom(parse(await response.text()))
  }
  if (response.body === null) throw new BrokenReply('no body')
  for await (const line of linesOf(response.body)) {
    const result = ChatEvent.safeParse(parse(line))
    if (!result.success || result.data.event === 'failure') throw new BrokenReply(line.slice(0, 100))
    if (result.data.event === 'reply') return result.data.reply
    if (result.data.event === 'working') onWorking?.(result.data.tool)
    else onSentence(result.data.sentence)
  }
  throw new BrokenReply('the reply ended early')
}

function replyFrom(body: unknown): ChatReply {
  const result = ChatReply.safeParse(body)
  if (!result.success) throw new BrokenReply('not a reply')
  return result.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BrokenReply('not JSON', { cause })
  }
}
