import { Readable } from 'node:stream'
import { type InboxState, maxStreamsPerSession } from '@milepost/contract/notifications'
import type { Dependencies } from '#context.ts'
import { findStates } from '#features/notifications/repository.ts'
import { AppError } from '#lib/errors.ts'

/** A line without meaning that keeps proxies and this server from taking a quiet connection for a dead one. */
const heartbeatMilliseconds = 15_000

interface Listener {
  readonly sessionId: string
  readonly stream: Readable
  told: string
}

export interface Inboxes {
  /**
   * Follows the inbox of a session's user, from a state that was just read. Out: server-sent events; they end with the
   * session, with the server, or when the reader leaves. Errors: 'too_many_streams'.
   */
  follow(sessionId: string, state: InboxState): Readable
  /** Ends every stream, and takes no more. */
  close(): void
}

/**
 * Watches the inboxes that are open somewhere. It asks the database, once for all of them and only while there are any, so
 * that it does not matter which process a notification came from.
 */
export function watchInboxes(dependencies: Dependencies): Inboxes {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let sinceHeartbeat = 0
  const pause = dependencies.config.notificationPollMilliseconds

  const drop = (listener: Listener) => {
    listeners.delete(listener)
    listener.stream.push(null)
  }
  const look = async () => {
    const sessionIds = [...new Set([...listeners].map(({ sessionId }) => sessionId))]
    const states = await findStates(dependencies.db, sessionIds, dependencies.clock())
    for (const listener of [...listeners]) {
      // Who came while the database was asked is told the next time.
      if (!sessionIds.includes(listener.sessionId)) continue
      const state = states.get(listener.sessionId)
      if (state === undefined) drop(listener)
      else tell(listener, state)
    }
  }
  const beat = () => {
    sinceHeartbeat += pause
    if (sinceHeartbeat < heartbeatMilliseconds) return
    sinceHeartbeat = 0
    for (const { stream } of listeners) stream.push(':\n\n')
  }
  const lookAgain = () => {
    if (timer !== undefined || listeners.size === 0 || isClosed) return
    timer = setTimeout(() => {
      look()
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
      const stream = new Readable({ read: () => undefined })
      const listener: Listener = { sessionId, stream, told: '' }
      stream.once('close', () => listeners.delete(listener))
      listeners.add(listener)
      tell(listener, state)
      lookAgain()
      return stream
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      for (const listener of [...listeners]) drop(listener)
    },
  }
}

/** Says a state that was not said last. A reader who is gone, or reads so slowly that states pile up, is told none. */
function tell(listener: Listener, state: InboxState): void {
  const data = JSON.stringify(state)
  const { stream } = listener
  if (data === listener.told || stream.destroyed || stream.readableLength > 1024) return
  listener.told = data
  stream.push(`data: ${data}\n\n`)
}
