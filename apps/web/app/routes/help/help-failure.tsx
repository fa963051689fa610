import { Trans } from '@lingui/react/macro'
import { ErrorState } from '#ui/error-state.tsx'

export function HelpFailure({ onRetry }: { onRetry: () => void }) {
  return <ErrorState title={<Trans>The help could not be loaded</Trans>} onRetry={onRetry} />
}
