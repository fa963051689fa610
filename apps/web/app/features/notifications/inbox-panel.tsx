import { Trans } from '@lingui/react/macro'
import type { Notification } from '@milepost/contract/notifications/schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { notificationsQuery } from '#features/notifications/api.ts'
import { NotificationList } from '#features/notifications/notification-list.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface InboxPanelProps {
  userId: string
  /** Marking something as read has failed. */
  failed: boolean
  onRead: (notification: Notification) => void
  onFollow: (notification: Notification) => void
}

/** What is in the inbox, with older ones on demand. */
export function InboxPanel({ userId, failed, onRead, onFollow }: InboxPanelProps) {
  const query = useInfiniteQuery(notificationsQuery(userId))
  const list = useRef<HTMLDivElement>(null)
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  if (data === undefined) return error === null ? <Loading /> : <NotLoaded onRetry={() => void query.refetch()} />
  const notifications = data.pages.flatMap((page) => page.notifications)
  if (notifications.length === 0) return <NoNotifications />
  return (
    <>
      {failed && (
        <div className="p-3">
          <Alert>
            <Trans>We couldn’t save that. Please try again.</Trans>
          </Alert>
        </div>
      )}
      <div ref={list} tabIndex={-1} className="outline-none">
        <NotificationList
          notifications={notifications}
          onRead={(notification) => {
            // The button goes with the mark: the focus stays in the list.
            list.current?.focus({ preventScroll: true })
            onRead(notification)
          }}
          onFollow={onFollow}
        />
      </div>
      {isFetchNextPageError && (
        <div className="px-3 pt-3">
          <Alert>
            <Trans>We couldn’t load older notifications.</Trans>
          </Alert>
        </div>
      )}
      {hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button
            variant="quiet"
            size="small"
            busy={isFetchingNextPage}
            busyText={<Trans>Loading...</Trans>}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Show older notifications</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function NoNotifications() {
  return (
    <div className="grid gap-1 px-5 py-8 text-center">
      <p className="font-semibold">
        <Trans>You’re all caught up</Trans>
      </p>
      <p className="text-small text-ink-soft">
        <Trans>Replies and updates will show up here. We keep them for 180 days.</Trans>
      </p>
    </div>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="p-3">
      <Alert>
        <p>
          <Trans>We couldn’t load your notifications.</Trans>
        </p>
        <Button variant="link" onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      </Alert>
    </div>
  )
}

function Loading() {
  return (
    <div className="grid gap-3 p-5">
      <p className="sr-only">
        <Trans>Loading...</Trans>
      </p>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
