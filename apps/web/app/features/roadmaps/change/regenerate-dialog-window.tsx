import { Trans } from '@lingui/react/macro'
import type { Roadmap, RoadmapPreview, VariantChoice } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { RoadmapChanges } from '#features/roadmaps/change/roadmap-changes.tsx'
import { RoadmapVariants } from '#features/roadmaps/change/roadmap-variants.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PendingLine } from '#ui/pending-line.tsx'
import { RetryAlert } from '#ui/retry-alert.tsx'

export interface RegenerateDialogProps {
  /** Undefined when it could not be loaded. */
  current: Pick<Roadmap, 'career' | 'careerId' | 'outdated' | 'requests' | 'hoursPerWeek'> | undefined
  preview: RoadmapPreview | undefined
  /** What would change is being found out. */
  loading: boolean
  /** Why that, or making the new roadmap, failed. */
  failure: ReactNode
  saving: boolean
  open: boolean
  onRetry: () => void
  onAccept: () => void
  onClose: () => void
  /** The other way that is being saved. */
  savingVariant: VariantChoice | null
  onChoose: (choice: VariantChoice) => void
}

/** Shows what a new roadmap would change before there is one. */
export function RegenerateDialogWindow(props: RegenerateDialogProps) {
  const { current, preview, loading, failure, saving } = props
  // After a change of answers the same roadmap is still worth having: it takes the note about them away.
  const isWorthIt = preview !== undefined && (!preview.identical || current?.outdated !== false)
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      wide
      startAtTitle
      title={<Trans>What a new roadmap would change</Trans>}
      description={<Trans>Nothing changes until you confirm, and you can undo it later.</Trans>}
      actions={
        <>
          {isWorthIt && (
            <Button busy={saving} busyText={<Trans>Generating your roadmap...</Trans>} onClick={props.onAccept}>
              <Trans>Use the new roadmap</Trans>
            </Button>
          )}
          <Button variant="quiet" onClick={props.onClose}>
            <Trans>Keep the current one</Trans>
          </Button>
        </>
      }
    >
      {loading && (
        <PendingLine>
          <Trans>Comparing the two roadmaps...</Trans>
        </PendingLine>
      )}
      {preview !== undefined && current !== undefined && preview.careerId !== current.careerId && (
        <Alert tone="note">
          <Trans>
            This leads to a different career: <strong>{preview.career}</strong> instead of {current.career}. That’s what
            your answers suggest now.
          </Trans>
        </Alert>
      )}
      {preview !== undefined && <RoadmapChanges preview={preview} />}
      {preview?.identical === true && (
        <p className="text-ink-soft">
          {current?.outdated ? (
            <Trans>Your answers changed, but your roadmap stays the same.</Trans>
          ) : (
            <Trans>
              Your roadmap is based on your answers, your skills and the courses available. None of these has changed
              enough to make a difference.
            </Trans>
          )}
        </p>
      )}
      {preview !== undefined && current !== undefined && (
        <RoadmapVariants roadmap={current} saving={props.savingVariant} onChoose={props.onChoose} />
      )}
      {failure !== null && (
        <RetryAlert onRetry={preview === undefined ? props.onRetry : undefined}>{failure}</RetryAlert>
      )}
    </Dialog>
  )
}
