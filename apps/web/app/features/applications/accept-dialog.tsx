import { Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '@milepost/contract/applications/schema'
import { useRef, useState } from 'react'
import { ownMoveMutation } from '#features/applications/api.ts'
import { messageOf } from '#lib/api-error.ts'
import { useWrite } from '#lib/use-write.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { DialogControl } from '#ui/resource-list/use-dialogs.tsx'
import { notify } from '#ui/toast.tsx'

interface AcceptDialogProps extends DialogControl {
  userId: string
  application: Application
}

/** Accepts an offered place, and asks whether the institution may see how far one is. Give each opening its own `key`. */
export function AcceptDialog({ userId, application, ...dialog }: AcceptDialogProps) {
  const { t } = useLingui()
  const { id, courseTitle, institutionName } = application
  const [sharesProgress, setShares] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isDone = useRef(false)
  const { busy, run } = useWrite(ownMoveMutation(userId), {
    onDone: () => {
      isDone.current = true
      dialog.onClose()
      notify({ text: t`The place is yours.`, tone: 'success' })
    },
    onFailure: (error) => setFailure(messageOf(error, t`We couldn’t accept the place. Please try again.`)),
  })
  return (
    <Dialog
      open={dialog.open}
      busy={busy}
      onClose={dialog.onClose}
      returnFocus={() => dialog.returnFocus(isDone.current)}
      title={<Trans>Accept this place?</Trans>}
      description={
        <Trans>
          You’ll be enrolled in “{courseTitle}” at {institutionName}.
        </Trans>
      }
      actions={
        <>
          <Button
            busy={busy}
            busyText={<Trans>Accepting...</Trans>}
            onClick={() => {
              setFailure(null)
              void run({ id, status: 'enrolled', sharesProgress })
            }}
          >
            <Trans>Accept the place</Trans>
          </Button>
          <Button variant="quiet" disabled={busy} onClick={dialog.onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
      <Checkbox checked={sharesProgress} onChange={({ target }) => setShares(target.checked)}>
        <span className="block">
          <Trans>{institutionName} may see how many of this course’s steps on your road are done.</Trans>
        </span>
        <span className="block text-small text-ink-soft">
          <Trans>Nothing else of your road. You can change this later.</Trans>
        </span>
      </Checkbox>
    </Dialog>
  )
}
