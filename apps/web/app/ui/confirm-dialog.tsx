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
  /** The button's text, and its text while busy. */
  action: ReactNode
  busyText: ReactNode
  /** What the button says that leaves things as they are; 'Cancel' by itself. */
  keep?: ReactNode
  act: () => Promise<unknown>
  /** It is done; the dialog waits until this has ended. */
  onDone: () => unknown
  /** The message for a failure, or null if the goal is already reached. */
  failureOf: (error: unknown) => string | null
  /** Where the focus goes when it closes, done or not; null: back to where it was. */
  returnFocus: (isDone: boolean) => HTMLElement | null
}

/** Confirms an action that cannot be undone, and shows its failure. Give each opening its own `key`. */
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
