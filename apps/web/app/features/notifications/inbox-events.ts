import type { InboxState } from '@milepost/contract/notifications/schema'
import { queueKinds } from '@milepost/contract/queue/limits'
import type { QueueCounts } from '@milepost/contract/queue/schema'

/** Reads server-sent events from a stream and yields each valid state of the inbox. */
export async function* statesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<InboxState> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const events = (rest + decoder.decode(chunk.value, { stream: true })).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const state = stateIn(event)
        if (state !== null) yield state
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

function stateIn(event: string): InboxState | null {
  const data = /^data: (.*)$/m.exec(event)?.[1]
  if (data === undefined) return null
  try {
    const { newest, unread, waiting } = Object(JSON.parse(data))
    if (!Number.isInteger(newest) || !Number.isInteger(unread)) return null
    return areCounts(waiting) ? { newest, unread, waiting } : { newest, unread }
  } catch {
    return null
  }
}

function areCounts(value: unknown): value is QueueCounts {
  return queueKinds.every((kind) => Number.isInteger(Object(value)[kind]))
}
