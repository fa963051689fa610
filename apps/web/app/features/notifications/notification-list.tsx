import { Trans, useLingui } from '@lingui/react/macro'
import type { Notification } from '@milepost/contract/notifications/schema'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NotificationText, pageOf } from '#features/notifications/notification-text.tsx'
import { revealTarget } from '#lib/addresses.ts'
import { formatAgo, formatMoment } from '#lib/format.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Check } from '#ui/icons.ts'

interface NotificationListProps {
  notifications: readonly Notification[]
  onRead: (notification: Notification) => void
  /** A link was followed. */
  onFollow: (notification: Notification) => void
}

/** Notifications, the newest first; unread ones are marked, and can be marked as read. */
export function NotificationList({ notifications, onRead, onFollow }: NotificationListProps) {
  const { t } = useLingui()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      {notifications.map((notification) => {
        const { id, read, createdAt } = notification
        return (
          <li
            key={id}
            className={classNames(
              'flex items-start gap-2 border-l-4 py-3 pr-3 pl-4',
              read ? 'border-l-transparent' : 'border-l-signal',
            )}
          >
            <div className="grid min-w-0 grow gap-0.5 wrap-anywhere">
              <p className={classNames(!read && 'font-medium')}>
                {!read && (
                  <span className="sr-only">
                    <Trans>Unread:</Trans>{' '}
                  </span>
                )}
                <Target notification={notification} onFollow={onFollow}>
                  <NotificationText {...notification} />
                </Target>
              </p>
              <p className="text-small text-ink-soft">
                <time dateTime={createdAt} title={formatMoment(createdAt)}>
                  {formatAgo(createdAt)}
                </time>
              </p>
            </div>
            {!read && (
              <IconButton
                label={t`Mark as read`}
                title={t`Mark as read`}
                className="-mt-2"
                onClick={() => onRead(notification)}
              >
                <Check className="size-5" aria-hidden />
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface TargetProps {
  notification: Notification
  onFollow: (notification: Notification) => void
  children: ReactNode
}

function Target({ notification, onFollow, children }: TargetProps) {
  const page = pageOf(notification)
  if (page === null) return children
  return (
    <Link
      to={page}
      state={revealTarget}
      onClick={() => onFollow(notification)}
      className="underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2 hover:decoration-current"
    >
      {children}
    </Link>
  )
}
