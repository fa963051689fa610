import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** A button that asks in a dialog whether to go through one's answers again. */
export function UpdateProfile({ onUpdate }: { onUpdate: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans>Update Profile</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={close}
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
                close()
                onUpdate()
              }}
            >
              <Trans>Update Profile</Trans>
            </Button>
            <Button variant="quiet" onClick={close}>
              <Trans>Remind Me Later</Trans>
            </Button>
          </>
        }
      />
    </>
  )
}
