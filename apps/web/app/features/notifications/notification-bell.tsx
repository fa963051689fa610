import { Plural, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { useInbox } from '#features/notifications/use-inbox.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { Bell } from '#ui/icons.ts'
import { PopoverButton } from '#ui/popover-button.tsx'

interface NotificationBellProps {
  userId: string
  /** Something has come: what is shown elsewhere may be out of date. */
  onNews: () => void
}

const maxShown = 99
const loadInbox = () => import('#features/notifications/inbox-popover.tsx')
const Inbox = lazy(() => importWithRetry(async () => ({ default: (await loadInbox()).InboxPopover })))
const loadAhead = () => void importWithRetry(loadInbox).catch(() => undefined)

/** The inbox of the signed-in user: how many are unread, and a panel with them. */
export function NotificationBell({ userId, onNews }: NotificationBellProps) {
  const { t } = useLingui()
  const [news, setNews] = useState(0)
  const inbox = useInbox(userId, () => {
    setNews((before) => before + 1)
    onNews()
  })
  const unread = inbox?.unread ?? 0
  return (
    <>
      <PopoverButton
        label={unread === 0 ? t`Notifications` : t`Notifications, ${unread} unread`}
        className="relative transition-colors hover:bg-spruce-soft"
        load={loadAhead}
        trigger={
          <>
            <Bell className="size-5" aria-hidden />
            {unread > 0 && (
              <span
                aria-hidden="true"
                className="absolute top-0.5 right-0 min-w-5 rounded-full bg-signal px-1 text-center text-small leading-5 font-bold text-on-signal tabular-nums"
              >
                {unread > maxShown ? `${maxShown}+` : unread}
              </span>
            )}
          </>
        }
      >
        {(popover) => <Inbox {...popover} userId={userId} inbox={inbox} />}
      </PopoverButton>
      <span aria-live="polite" className="sr-only">
        {news > 0 && unread > 0 && <Plural value={unread} one="# unread notification" other="# unread notifications" />}
      </span>
    </>
  )
}
