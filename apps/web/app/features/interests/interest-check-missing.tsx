import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface InterestCheckMissingProps {
  loading: boolean
  title: ReactNode
  onRetry: () => void
}

/** In place of what is not there yet, or cannot be loaded. */
export function InterestCheckMissing({ loading, title, onRetry }: InterestCheckMissingProps) {
  return (
    <div className="mx-auto w-full max-w-prose">
      <h1 className="sr-only">
        <Trans>Interest check</Trans>
      </h1>
      {loading ? (
        <Skeleton className="h-96" />
      ) : (
        <ErrorState title={title} onRetry={onRetry}>
          <Trans>What you’ve answered is safe. Check your connection and try again.</Trans>
        </ErrorState>
      )}
    </div>
  )
}
