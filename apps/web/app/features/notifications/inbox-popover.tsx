import { Trans } from '@lingui/react/macro'
import type { InboxState } from '@milepost/contract/notifications/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { markRead } from '#features/notifications/api.ts'
import { InboxPanel } from '#features/notifications/inbox-panel.tsx'
import { Button } from '#ui/button.tsx'
import { Popover } from '#ui/popover.tsx'
import type { OpenPopover } from '#ui/popover-button.tsx'

interface InboxPopoverProps extends OpenPopover {
  userId: string
  inbox: InboxState | undefined
}

/** What the bell opens: the notifications, read one by one or all at once. */
export function InboxPopover({ userId, inbox, ...popover }: InboxPopoverProps) {
  const queryClient = useQueryClient()
  const [failed, setFailed] = useState(false)
  const mark = async (which: { ids: number[] } | { upTo: number }) => {
    setFailed(false)
    await markRead(queryClient, userId, which).catch(() => setFailed(true))
  }
  return (
    <Popover
      {...popover}
      onOpenChange={(open) => {
        popover.onOpenChange(open)
        setFailed(false)
      }}
      title={<Trans>Notifications</Trans>}
      actions={
        inbox !== undefined &&
        inbox.unread > 0 && (
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
          popover.onOpenChange(false)
          if (!read) void mark({ ids: [id] })
        }}
      />
    </Popover>
  )
}
