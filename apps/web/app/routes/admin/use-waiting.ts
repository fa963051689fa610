import { plural } from '@lingui/core/macro'
import { maxQueueCount } from '@milepost/contract/queue/limits'
import type { QueueCounts } from '@milepost/contract/queue/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { inboxQuery } from '#features/notifications/api.ts'
import { useCurrentUser } from '#lib/current-user.ts'
import { formatNumber } from '#lib/format.ts'
import { queryKeys } from '#lib/query-keys.ts'

/** The admin's inbox, kept up to date by the bell; undefined until it is known. */
function useKnownInbox() {
  const { id } = useCurrentUser()
  return useQuery({ ...inboxQuery(id), enabled: false }).data
}

/** What waits for admins by kind; undefined until it is known. */
export function useWaiting(): QueueCounts | undefined {
  return useKnownInbox()?.waiting
}

/** A count as it is shown beside a link. */
export function shownCount(count: number) {
  const shown = count >= maxQueueCount ? `${formatNumber(maxQueueCount - 1)}+` : formatNumber(count)
  return { count, shown, text: plural(count, { one: '# waiting', other: '# waiting' }) }
}

export function totalOf(counts: QueueCounts): number {
  return Math.min(
    maxQueueCount,
    Object.values(counts).reduce((sum, count) => sum + count, 0),
  )
}

/** What is shown of the queue, and of the item that is open in it. */
const readAgain = [queryKeys.queue, ['queue-details'], ['admin-courses', 'decisions']]

const countInTitle = /^\([\d,.+]+\) /

/**
 * Shows how much waits in the title of the tab, and reads the queue again when that changes. Counts alone don't tell when
 * one item came and another was decided at once, but each new item has a notification.
 */
export function useWaitingSigns(counts: QueueCounts | undefined): void {
  const queryClient = useQueryClient()
  useLocation()
  const newest = useKnownInbox()?.newest
  const state = JSON.stringify(counts === undefined ? null : [counts, newest])
  useEffect(() => {
    if (state === 'null') return
    for (const queryKey of readAgain) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient, state])
  const total = counts === undefined ? 0 : totalOf(counts)
  // After every render, because another page sets its own title.
  useEffect(() => {
    const plain = document.title.replace(countInTitle, '')
    document.title = total === 0 ? plain : `(${shownCount(total).shown}) ${plain}`
  })
}
