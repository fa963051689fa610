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
  /** What the button says that leaves things as they are; 'Cancel' by itself. */
  keep?: ReactNode
  act: () => Promise<unknown>
  /** It is done; the dialog waits until this has ended. */
  onDone: () => unknown
  /** Out: the words for a failure; null where what was wanted is so already. */
  failureOf: (error: unknown) => string | null
  /** Where the focus goes when it closes, done or not; null: back to where it was. */
  returnFocus: (isDone: boolean) => HTMLElement | null
}

/** Asks before something is done that cannot be taken back, and says so where it fails. Each opening wants a key of its own. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { act, onDone, failureOf, action, busyText, keep, ...dialog } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isDone = useRef(false)
  // State comes too late for the second of two quick presses.
  const isActing = useRef(false)
  const confirm = async () => {
    if (isActing.current) return
    isActing.current = true
    setBusy(true)
    setFailure(null)
    const told = await act().then(() => null, failureOf)
    setFailure(told)
    isDone.current = told === null
    if (told === null) await onDone()
    isActing.current = false
    setBusy(false)
  }
  return (
    <AlertDialog
      open={dialog.open}
      onClose={dialog.onClose}
      title={dialog.title}
      description={dialog.description}
      returnFocus={() => dialog.returnFocus(isDone.current)}
      actions={
        <>
          <Button variant="danger" busy={busy} busyText={busyText} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button variant="quiet" onClick={dialog.onClose}>
            {keep ?? <Trans>Cancel</Trans>}
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
    </AlertDialog>
  )
}
