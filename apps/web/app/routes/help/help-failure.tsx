import { Trans } from '@lingui/react/macro'
import { ErrorState } from '#ui/error-state.tsx'

export function HelpFailure({ onRetry }: { onRetry: () => void }) {
  return <ErrorState title={<Trans>We couldn’t load this help page</Trans>} onRetry={onRetry} />
}
