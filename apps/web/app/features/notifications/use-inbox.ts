import { eventStream } from '@milepost/contract/notifications/limits'
import type { InboxState } from '@milepost/contract/notifications/schema'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { inboxQuery, notificationsQuery } from '#features/notifications/api.ts'
import { statesOf } from '#features/notifications/inbox-events.ts'
import { call, open } from '#lib/api.ts'
import { ApiError } from '#lib/api-error.ts'

const minPause = 5_000
const maxPause = 60_000

/**
 * Follows the user's inbox while this window is visible and online. A window in the background catches up when it is
 * shown.
 * @returns The state, or undefined until it is known.
 */
export function useInbox(userId: string, onNews: () => void): InboxState | undefined {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...inboxQuery(userId), enabled: false })
  const take = useEffectEvent((state: InboxState) => {
    const { queryKey } = inboxQuery(userId)
    const before = queryClient.getQueryData(queryKey)
    queryClient.setQueryData(queryKey, state)
    if (before?.newest === state.newest && before.unread === state.unread) return
    void refetchNotifications(queryClient, userId)
    if (before !== undefined && state.newest > before.newest) onNews()
  })
  useEffect(() => {
    let following: AbortController | null = null
    const turn = () => {
      const wanted = document.visibilityState === 'visible' && navigator.onLine
      if (!wanted) {
        following?.abort()
        following = null
      } else if (following === null) {
        following = new AbortController()
        void follow(userId, take, following.signal)
      }
    }
    turn()
    document.addEventListener('visibilitychange', turn)
    window.addEventListener('online', turn)
    window.addEventListener('offline', turn)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      window.removeEventListener('online', turn)
      window.removeEventListener('offline', turn)
      following?.abort()
    }
  }, [userId])
  return data
}

/** Older ones that are on their way arrive first: a refetch would cancel them, and they would never be shown. */
async function refetchNotifications(queryClient: QueryClient, userId: string): Promise<void> {
  const { queryKey } = notificationsQuery(userId)
  const isUnderWay = queryClient.isFetching({ queryKey }) > 0
  await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
  if (isUnderWay) await queryClient.invalidateQueries({ queryKey })
}

/** Reopens the connection whenever it ends or fails, after a pause that grows with each failure, until aborted. */
async function follow(userId: string, take: (state: InboxState) => void, signal: AbortSignal): Promise<void> {
  let pause = minPause
  while (!signal.aborted) {
    try {
      const response = await open(
        'GET /notifications/:userId/stream',
        { params: { userId } },
        { accept: eventStream, signal },
      )
      if (response.body === null) throw new TypeError('no body')
      for await (const state of statesOf(response.body)) {
        pause = minPause
        if (!signal.aborted) take(state)
      }
    } catch (error) {
      // The session has ended. The next sign-in follows again.
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return
      pause = Math.min(pause * 2, maxPause)
      if (error instanceof ApiError && error.code === 'too_many_streams') await ask(userId, take)
    }
    await wait(pause, signal)
  }
}

/** Where other windows follow already, this one asks now and then. */
async function ask(userId: string, take: (state: InboxState) => void): Promise<void> {
  await call('GET /notifications/:userId/stream', { params: { userId } }).then(take, () => undefined)
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Not all windows at the same moment, when a server comes back.
    const timer = setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2))
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
