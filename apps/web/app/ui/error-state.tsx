import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FailureCode } from '#ui/failure-code.tsx'
import { BrokenRoute } from '#ui/illustrations.tsx'

interface ErrorStateProps {
  /** What could not be had. */
  title: ReactNode
  onRetry: () => void
  /** Instead of the words that help with most failures; null: none. */
  children?: ReactNode
  /** Other ways on, beside trying again. */
  actions?: ReactNode
}

/** Replaces a part of a screen that could not be loaded: what failed, that nothing is lost, and what to do. */
export function ErrorState({ title, onRetry, children, actions }: ErrorStateProps) {
  const words = children === undefined ? <Trans>Nothing is lost. Check your connection and try again.</Trans> : children
  return (
    <div role="alert" className="mx-auto grid max-w-form justify-items-center gap-3 py-10 text-center wrap-anywhere">
      <BrokenRoute />
      <h2 className="text-title">{title}</h2>
      {words !== null && <div className="text-balance text-ink-soft">{words}</div>}
      <FailureCode beside={[title, words]} />
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
        {actions}
      </div>
    </div>
  )
}
