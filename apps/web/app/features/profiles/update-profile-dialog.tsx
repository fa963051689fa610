import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { DialogWindow } from '#ui/dialog-window.tsx'

export interface UpdateProfileDialogProps {
  open: boolean
  onClose: () => void
  onUpdate: () => void
}

export function UpdateProfileDialog({ open, onClose, onUpdate }: UpdateProfileDialogProps) {
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={<Trans>Complete Your Profile</Trans>}
      description={
        <Trans>
          Check and update your answers. If a change affects our advice, we’ll make you a new roadmap and keep your
          progress.
        </Trans>
      }
      actions={
        <>
          <Button
            onClick={() => {
              onClose()
              onUpdate()
            }}
          >
            <Trans>Update Profile</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Remind Me Later</Trans>
          </Button>
        </>
      }
    />
  )
}
