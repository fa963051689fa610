import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { markRead } from '#features/notifications/api.ts'
import { InboxPanel } from '#features/notifications/inbox-panel.tsx'
import { useInbox } from '#features/notifications/use-inbox.ts'
import { Button } from '#ui/button.tsx'
import { Popover } from '#ui/popover.tsx'

interface NotificationBellProps {
  userId: string
  /** Something has come: what is shown elsewhere may be out of date. */
  onNews: () => void
}

const mostShown = 99

/** The inbox of the signed-in user: how many are unread, and a panel with them. */
export function NotificationBell({ userId, onNews }: NotificationBellProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const [news, setNews] = useState(0)
  const inbox = useInbox(userId, () => {
    setNews((before) => before + 1)
    onNews()
  })
  const unread = inbox?.unread ?? 0
  const mark = async (which: { ids: number[] } | { upTo: number }) => {
    setFailed(false)
    await markRead(queryClient, userId, which).catch(() => setFailed(true))
  }
  return (
    <>
      <Popover
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          setFailed(false)
        }}
        label={unread === 0 ? t`Notifications` : t`Notifications, ${unread} unread`}
        trigger={
          <>
            <Bell className="size-5" aria-hidden />
            {unread > 0 && (
              <span
                aria-hidden="true"
                className="absolute top-0.5 right-0 min-w-5 rounded-full bg-signal px-1 text-center text-small leading-5 font-bold text-on-signal tabular-nums"
              >
                {unread > mostShown ? `${mostShown}+` : unread}
              </span>
            )}
          </>
        }
        title={<Trans>Notifications</Trans>}
        actions={
          unread > 0 &&
          inbox !== undefined && (
            <Button variant="link" onClick={() => void mark({ upTo: inbox.newest })}>
              <Trans>Mark all as read</Trans>
            </Button>
          )
        }
      >
        <InboxPanel
          userId={userId}
          failed={failed}
          onRead={({ id }) => void mark({ ids: [id] })}
          onFollow={({ id, read }) => {
            setOpen(false)
            if (!read) void mark({ ids: [id] })
          }}
        />
      </Popover>
      <span aria-live="polite" className="sr-only">
        {news > 0 && unread > 0 && <Plural value={unread} one="# unread notification" other="# unread notifications" />}
      </span>
    </>
  )
}
