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
          All your answers are there to go through. When one that the advice rests on changes, a new roadmap is made,
          and what you have done stays done.
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
