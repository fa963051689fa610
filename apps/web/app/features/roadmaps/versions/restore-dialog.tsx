import { Trans } from '@lingui/react/macro'
import type { RoadmapVersion } from '@milepost/contract/roadmaps/schema'
import type { ReactNode } from 'react'
import { formatDate } from '#lib/format.ts'
import { Alert } from '#ui/alert.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'

interface RestoreDialogProps {
  version: RoadmapVersion
  open: boolean
  saving: boolean
  /** Why restoring failed, null while it has not. */
  failure: ReactNode
  onRestore: () => void
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Asks before an older version takes the place of the current one. */
export function RestoreDialog({ version, open, saving, failure, ...props }: RestoreDialogProps) {
  return (
    <AlertDialog
      open={open}
      onClose={props.onClose}
      returnFocus={props.returnFocus}
      title={<Trans>Restore version {version.version}?</Trans>}
      description={
        <Trans>
          Your {version.career} roadmap from {formatDate(version.createdAt)} becomes your current one again, with the
          career and skills you had then. Finished steps stay finished, and today’s roadmap stays in this list.
        </Trans>
      }
      actions={
        <>
          <Button busy={saving} busyText={<Trans>Restoring...</Trans>} onClick={props.onRestore}>
            <Trans>Restore this version</Trans>
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            <Trans>Keep the current one</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
    </AlertDialog>
  )
}
