import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FailureCode } from '#ui/failure-code.tsx'

interface RetryAlertProps {
  /** What failed. */
  children: ReactNode
  /** Undefined where trying again is done elsewhere. */
  onRetry: (() => void) | undefined
}

/** Says what could not be had, with a way to try again. */
export function RetryAlert({ children, onRetry }: RetryAlertProps) {
  return (
    <Alert>
      <p>{children}</p>
      <FailureCode beside={[children]} />
      {onRetry !== undefined && (
        <Button variant="link" onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      )}
    </Alert>
  )
}
