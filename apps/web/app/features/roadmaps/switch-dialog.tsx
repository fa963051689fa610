import { Trans } from '@lingui/react/macro'
import type { CareerId } from '@milepost/contract/careers'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { previewQuery } from '#features/roadmaps/api.ts'
import { RoadmapChanges } from '#features/roadmaps/roadmap-changes.tsx'
import { ApiError } from '#lib/api-error.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

/** 'progress_unsaved': some progress is not saved, so nothing was switched, since it belongs to the roadmap as it is. */
export type SwitchOutcome = 'switched' | 'progress_unsaved'

interface SwitchDialogProps {
  userId: string
  career: { readonly careerId: CareerId; readonly career: string }
  open: boolean
  /** Switches. */
  onSwitch: () => Promise<SwitchOutcome>
  /** Another roadmap takes a paid plan. */
  onPlanRequired: () => void
  onClose: () => void
}

/** Shows what switching to a career would change, and does it when the learner says so. */
export function SwitchDialog(props: SwitchDialogProps) {
  const { userId, open, onPlanRequired } = props
  const { careerId, career } = props.career
  const preview = useQuery({ ...previewQuery(userId, careerId), enabled: open })
  const change = useMutation({
    mutationFn: props.onSwitch,
    onError: (error) => {
      if (isPlanMissing(error)) onPlanRequired()
    },
  })
  const planMissing = isPlanMissing(preview.error)
  useEffect(() => {
    if (open && planMissing) onPlanRequired()
  }, [open, planMissing, onPlanRequired])

  const isFirst = preview.error instanceof ApiError && preview.error.code === 'not_found'
  const isReady = preview.data !== undefined || isFirst
  const failure = change.error !== null && !isPlanMissing(change.error)
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      wide
      startAtTitle
      title={<Trans>Switch to {career}?</Trans>}
      description={
        <Trans>
          Nothing changes until you say so, and you can undo it afterwards. Your finished steps are never lost.
        </Trans>
      }
      actions={
        <>
          {isReady && (
            <Button busy={change.isPending} busyText={<Trans>Switching...</Trans>} onClick={() => change.mutate()}>
              <Trans>Switch to {career}</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={props.onClose}>
            <Trans>Stay where I am</Trans>
          </Button>
        </>
      }
    >
      {preview.isFetching && (
        <PendingLine>
          <Trans>Laying the two routes side by side...</Trans>
        </PendingLine>
      )}
      {preview.error !== null && !preview.isFetching && !planMissing && !isFirst && (
        <RetryAlert onRetry={() => void preview.refetch()}>
          {textOf(preview.error) || <Trans>What would change could not be found out.</Trans>}
        </RetryAlert>
      )}
      {isFirst && (
        <p>
          <Trans>You have no roadmap yet. This makes your first.</Trans>
        </p>
      )}
      {preview.data !== undefined && <RoadmapChanges preview={preview.data} />}
      {change.data === 'progress_unsaved' && (
        <Alert>
          <Trans>
            Some of your progress is not saved yet, and it belongs to the roadmap you have. Nothing has changed; try
            again.
          </Trans>
        </Alert>
      )}
      {failure && (
        <Alert>
          {textOf(change.error) || <Trans>Your career was not switched. Nothing has changed; try again.</Trans>}
        </Alert>
      )}
    </Dialog>
  )
}

function isPlanMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'premium_required'
}

/** The server's own words, where it sent any. */
function textOf(error: Error | null): string {
  return error instanceof ApiError ? error.message : ''
}
