import { Trans } from '@lingui/react/macro'
import { pages } from '@milepost/contract/pages'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'
import { MessagePage } from '#ui/message-page.tsx'

interface NoAnswerProps {
  onRetry: () => void
  /** What was interrupted. */
  children: ReactNode
}

/** Shown where the server couldn't be reached to complete a sign-in. */
export function NoAnswer({ onRetry, children }: NoAnswerProps) {
  return (
    <MessagePage
      picture={<BrokenRoute />}
      title={<Trans>No answer</Trans>}
      actions={
        <>
          <Button onClick={onRetry}>
            <Trans>Try Again</Trans>
          </Button>
          <ButtonLink to={pages.login} variant="quiet" replace>
            <Trans>Back to Sign In</Trans>
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{children}</p>
    </MessagePage>
  )
}
