import { Trans } from '@lingui/react/macro'
import type { CareerId } from '@milepost/contract/careers/limits'
import type { RoadmapPreview } from '@milepost/contract/roadmaps/schema'
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { previewQuery } from '#features/roadmaps/api.ts'
import { RoadmapChanges } from '#features/roadmaps/change/roadmap-changes.tsx'
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
    // The assistant stays open beside the roadmap that it leads to, and so would this.
    onSuccess: (outcome) => {
      if (outcome === 'switched') props.onClose()
    },
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
        <Trans>Nothing changes until you confirm, and you can undo it later. You never lose finished steps.</Trans>
      }
      actions={
        <>
          {isReady && (
            <Button busy={change.isPending} busyText={<Trans>Switching...</Trans>} onClick={() => change.mutate()}>
              <Trans>Switch to {career}</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={props.onClose}>
            <Trans>Keep my career</Trans>
          </Button>
        </>
      }
    >
      <Preview preview={preview} isFirst={isFirst} />
      {change.data === 'progress_unsaved' && (
        <Alert>
          <Trans>Some of your progress isn’t saved yet, so nothing was changed. Please try again in a moment.</Trans>
        </Alert>
      )}
      {failure && (
        <Alert>
          {textOf(change.error) || (
            <Trans>We couldn’t switch your career. Nothing has changed. Please try again.</Trans>
          )}
        </Alert>
      )}
    </Dialog>
  )
}

interface PreviewProps {
  preview: UseQueryResult<RoadmapPreview>
  /** There is no roadmap yet to compare with. */
  isFirst: boolean
}

function Preview({ preview: { data, error, refetch }, isFirst }: PreviewProps) {
  return (
    <>
      {data === undefined && error === null && (
        <PendingLine>
          <Trans>Comparing the two roadmaps...</Trans>
        </PendingLine>
      )}
      {error !== null && !isPlanMissing(error) && !isFirst && (
        <RetryAlert onRetry={() => void refetch()}>
          {textOf(error) || <Trans>We couldn’t work out what would change.</Trans>}
        </RetryAlert>
      )}
      {isFirst && (
        <p>
          <Trans>You don’t have a roadmap yet. This makes your first one.</Trans>
        </p>
      )}
      {data !== undefined && <RoadmapChanges preview={data} />}
    </>
  )
}

function isPlanMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'premium_required'
}

/** The server's own words, where it sent any. */
function textOf(error: Error | null): string {
  return error instanceof ApiError ? error.message : ''
}
