import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ItemDecision } from '#features/queue/use-decisions.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** What matches the filter beyond the page. */
export interface Matching {
  /** How many can be selected in all. */
  readonly total: number
  /** Whether there are more than can be selected, so that only the first are. */
  readonly isCut: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly select: () => void
}

interface QueueSelectionProps {
  /** How many are selected. */
  chosen: number
  /** Whether all of the page that can be selected are, and whether any can. */
  isPageSelected: boolean
  canSelect: boolean
  matching: Matching | undefined
  isBusy: boolean
  /** Whether a decision is possible for any that is selected. */
  can?: (decision: ItemDecision) => boolean
  onSelectPage: (isAll: boolean) => void
  onDecide: (decision: ItemDecision) => void
  /** Shown while nothing is selected. */
  beside?: ReactNode
}

/** Selects the page, or all that match the filter, and decides about what is selected. */
export function SelectionBar({ chosen, isPageSelected, canSelect, matching, isBusy, ...props }: QueueSelectionProps) {
  const { can = () => true, beside, ...act } = props
  // A decision made before all are selected would be about the page alone.
  const mustWait = isBusy || matching?.isLoading === true
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label className="flex min-h-9 items-center gap-3 px-2 text-small">
          <input
            type="checkbox"
            className="tick"
            checked={isPageSelected}
            disabled={!canSelect}
            onChange={(event) => act.onSelectPage(event.target.checked)}
          />
          {chosen === 0 ? (
            <Trans>Select the page</Trans>
          ) : (
            <Plural value={chosen} one="# selected" other="# selected" />
          )}
        </label>
        {chosen === 0 ? (
          beside
        ) : (
          <div className="flex flex-wrap gap-2">
            {can('approve') && (
              <Button size="small" disabled={mustWait} onClick={() => act.onDecide('approve')}>
                <Trans>Approve all</Trans>
              </Button>
            )}
            {can('reject') && (
              <Button size="small" variant="quiet" disabled={mustWait} onClick={() => act.onDecide('reject')}>
                <Trans>Reject all</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      {matching !== undefined && isPageSelected && matching.total > chosen && (
        <div className="px-2">
          <Button
            size="small"
            variant="link"
            busy={matching.isLoading}
            busyText={<Trans>Selecting...</Trans>}
            onClick={matching.select}
          >
            {matching.isCut ? (
              <Plural value={matching.total} one="Select the first #" other="Select the first #" />
            ) : (
              <Plural value={matching.total} one="Select all # that match" other="Select all # that match" />
            )}
          </Button>
        </div>
      )}
      {matching?.hasFailed === true && (
        <Alert>
          <Trans>We couldn’t select them all. Please try again.</Trans>
        </Alert>
      )}
    </div>
  )
}
