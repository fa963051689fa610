import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { BrokenRoute, OpenCountry, RouteToMilepost } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { PendingLine } from '#ui/pending-line.tsx'

interface StateProps {
  title: ReactNode
  actions: ReactNode
  children: ReactNode
}

export function LinkBusy({ title, children }: Omit<StateProps, 'actions'>) {
  return (
    <MessagePage picture={<OpenCountry />} title={title} actions={null}>
      <PendingLine>{children}</PendingLine>
    </MessagePage>
  )
}

export function LinkDone({ title, actions, children }: StateProps) {
  return (
    <MessagePage picture={<RouteToMilepost className="h-40" />} title={title} actions={actions}>
      <div role="status">{children}</div>
    </MessagePage>
  )
}

interface LinkFailedProps {
  title: ReactNode
  message: string
  /** Tries again, where that may help. */
  onRetry?: (() => void) | undefined
  actions: ReactNode
  /** What to do about it. */
  children?: ReactNode
}

export function LinkFailed({ title, message, onRetry, actions, children }: LinkFailedProps) {
  return (
    <MessagePage
      picture={<BrokenRoute />}
      title={title}
      actions={
        <>
          {onRetry !== undefined && (
            <Button onClick={onRetry}>
              <Trans>Try Again</Trans>
            </Button>
          )}
          {actions}
        </>
      }
    >
      <div className="grid gap-4">
        <div className="text-left">
          <Alert>{message || <Trans>Something went wrong.</Trans>}</Alert>
        </div>
        {children !== undefined && <p>{children}</p>}
      </div>
    </MessagePage>
  )
}
