import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'

export function HelpFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={<Trans>The help could not be loaded</Trans>}
      actions={
        <Button onClick={onRetry}>
          <Trans>Try Again</Trans>
        </Button>
      }
    />
  )
}
