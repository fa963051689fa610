import { Trans } from '@lingui/react/macro'
import type { ItemDecision } from '#features/queue/use-decisions.ts'
import { Button } from '#ui/button.tsx'

interface BulkDecisionProps {
  decision: ItemDecision
  isBusy: boolean
  onPress: () => void
}

/** Decides about all that are selected. */
export function BulkDecision({ decision, isBusy, onPress }: BulkDecisionProps) {
  return (
    <Button
      size="small"
      variant={decision === 'approve' ? 'primary' : 'quiet'}
      disabled={isBusy}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {decision === 'approve' ? <Trans>Approve all</Trans> : <Trans>Reject all</Trans>}
    </Button>
  )
}
