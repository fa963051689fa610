import { Readable } from 'node:stream'
import { maxStreamsPerSession } from '@milepost/contract/notifications/limits'
import type { InboxState } from '@milepost/contract/notifications/schema'
import type { Dependencies } from '#context.ts'
import { type CountWaiting, findStates } from '#features/notifications/repository.ts'
import { AppError } from '#http/errors.ts'

/** A comment line that keeps proxies and this server from closing an idle connection. */
const heartbeatMilliseconds = 15_000

interface Listener {
  readonly sessionId: string
  readonly stream: Readable
  lastSent: string
}

export interface Inboxes {
  /**
   * Streams changes of the inbox as server-sent events, until the session or server ends or the reader leaves.
   * @throws {AppError} 'too_many_streams', or 'unavailable' when this process has too many in all
   */
  follow(sessionId: string, state: InboxState): Readable
  /** Ends every stream and accepts no more. */
  close(): void
}

/**
 * Watches open inboxes with one query for all of them, only while there are any, so that it doesn't matter which
 * process created a notification.
 */
export function watchInboxes(dependencies: Dependencies, countWaiting: CountWaiting): Inboxes {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let sinceHeartbeat = 0
  const pause = dependencies.config.notificationPollMilliseconds

  const beat = () => {
    sinceHeartbeat += pause
    if (sinceHeartbeat < heartbeatMilliseconds) return
    sinceHeartbeat = 0
    for (const { stream } of listeners) stream.push(':\n\n')
  }
  const lookAgain = () => {
    if (timer !== undefined || listeners.size === 0 || isClosed) return
    timer = setTimeout(() => {
      sendStates(dependencies, countWaiting, listeners)
        .then(beat, (err: unknown) => dependencies.log.error({ err }, 'inboxes were not looked at'))
        .finally(() => {
          timer = undefined
          lookAgain()
        })
    }, pause)
    timer.unref()
  }

  return {
    follow: (sessionId, state) => {
      if (isClosed) throw new AppError('unavailable', { retryAfter: 1 })
      const open = [...listeners].filter((listener) => listener.sessionId === sessionId)
      if (open.length >= maxStreamsPerSession) throw new AppError('too_many_streams', { retryAfter: 60 })
      if (listeners.size >= dependencies.config.maxStreams) throw new AppError('unavailable', { retryAfter: 60 })
      const stream = new Readable({ read: () => undefined })
      const listener: Listener = { sessionId, stream, lastSent: '' }
      stream.once('close', () => listeners.delete(listener))
      listeners.add(listener)
      sendState(listener, state)
      lookAgain()
      return stream
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      for (const listener of [...listeners]) drop(listeners, listener)
    },
  }
}

/** Reads the states of all listeners at once, and ends streams whose session has ended. */
async function sendStates(
  { db, clock }: Dependencies,
  countWaiting: CountWaiting,
  listeners: Set<Listener>,
): Promise<void> {
  const sessionIds = [...new Set([...listeners].map(({ sessionId }) => sessionId))]
  const states = await findStates(db, sessionIds, clock(), countWaiting)
  for (const listener of [...listeners]) {
    // Listeners added during the query get the next state.
    if (!sessionIds.includes(listener.sessionId)) continue
    const state = states.get(listener.sessionId)
    if (state === undefined) drop(listeners, listener)
    else sendState(listener, state)
  }
}

function drop(listeners: Set<Listener>, listener: Listener): void {
  listeners.delete(listener)
  listener.stream.push(null)
}

/** Sends a new state, unless the reader has left or is too slow to read. */
function sendState(listener: Listener, state: InboxState): void {
  const data = JSON.stringify(state)
  const { stream } = listener
  if (data === listener.lastSent || stream.destroyed || stream.readableLength > 1024) return
  listener.lastSent = data
  stream.push(`data: ${data}\n\n`)
}
