import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description: ReactNode
  /** What the button says, and what it says while it goes on. */
  action: ReactNode
  busyText: ReactNode
  act: () => Promise<unknown>
  /** It is done; the dialog waits until this has ended. */
  onDone: () => Promise<unknown> | undefined
  /** Out: the words for a failure; null where what was wanted is so already. */
  failureOf: (error: unknown) => string | null
  /** Where the focus goes when it closes; null: back to where it was. */
  returnFocus?: () => HTMLElement | null
}

/** Asks before something is done that cannot be taken back, and says so where it fails. Each opening wants a key of its own. */
export function ConfirmDialog({ act, onDone, failureOf, action, busyText, ...dialog }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isDone = useRef(false)
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    const told = await act().then(() => null, failureOf)
    setFailure(told)
    isDone.current = told === null
    if (told === null) await onDone()
    setBusy(false)
  }
  return (
    <AlertDialog
      open={dialog.open}
      onClose={dialog.onClose}
      title={dialog.title}
      description={dialog.description}
      returnFocus={() => (isDone.current ? (dialog.returnFocus?.() ?? null) : null)}
      actions={
        <>
          <Button variant="danger" busy={busy} busyText={busyText} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button variant="quiet" onClick={dialog.onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
    </AlertDialog>
  )
}
