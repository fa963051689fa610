import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { UpdateProfileDialogProps } from '#features/profiles/update-profile-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { whenOpen } from '#ui/when-open.tsx'

const UpdateDialog = whenOpen<UpdateProfileDialogProps>(
  async () => (await import('#features/profiles/update-profile-dialog.tsx')).UpdateProfileDialog,
)

/** A button that asks in a dialog whether to go through one's answers again. */
export function UpdateProfile({ onUpdate }: { onUpdate: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans>Update Profile</Trans>
      </Button>
      <UpdateDialog open={open} onClose={() => setOpen(false)} onUpdate={onUpdate} />
    </>
  )
}
